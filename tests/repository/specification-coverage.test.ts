import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const pages = ['docs/specification-coverage.md', 'docs/behaviours.md']

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

/** What no test can see says so, and why. */
const isByHand = ({ line }: { line: string }) => /\| by hand: \w.{20,}\|$/.test(line)

test.each(pages)('every promise in %s names a test that exists', (page) => {
  const promises = promisesIn(readFileSync(join(root, page), 'utf8'))
  expect(promises.length).toBeGreaterThan(40)
  expect(
    promises.filter((promise) => !isProved(promise) && !isByHand(promise)).map(({ line }) => line),
  ).toEqual([])
})

test('a promise without a test, or with one that is gone, is noticed', () => {
  const rows = [
    '| Logout | |',
    '| Logout | [e2e/design/shells.spec.ts](../e2e/shells.spec.ts): `nothing like that` |',
    '| Logout | by hand |',
  ]
  const promises = promisesIn(rows.join('\n'))
  expect(promises.map((promise) => isProved(promise) || isByHand(promise))).toEqual([false, false, false])
})
