import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')

/** The promises on a page, each with the test that it names. */
const promisesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (promise|-)/.test(line))
    .map((line) => {
      const [, file = '', name = ''] = /\[([^\]]+)\]\([^)]+\): `(.+)`\s*\|/.exec(line) ?? []
      return { line, file, name }
    })

const isProved = ({ file, name }: { file: string; name: string }) =>
  name !== '' && existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(name)

test('every promise of the specification names a test that exists', () => {
  const promises = promisesIn(page)
  expect(promises.length).toBeGreaterThan(40)
  expect(promises.filter((promise) => !isProved(promise)).map(({ line }) => line)).toEqual([])
})

test('a promise without a test, or with one that is gone, is noticed', () => {
  const rows = [
    '| Logout | |',
    '| Logout | [e2e/shells.spec.ts](../e2e/shells.spec.ts): `nothing like that` |',
  ]
  expect(promisesIn(rows.join('\n')).map(isProved)).toEqual([false, false])
})
