import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { isTest } from './titles.ts'

const root = join(import.meta.dirname, '../..')
const pages = ['docs/specification-coverage.md', 'docs/behaviours.md', 'docs/invariants.md']

/** The promises on a page, each with the test that it names, and with what is wrong with the row. */
const promisesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (promise|-)/.test(line))
    .map((line) => {
      const [, file = '', link = '', title = ''] =
        /^\| [^|]+ \| \[([^\]]+)\]\(([^)]+)\): `([^|]+)`\s*\|$/.exec(line) ?? []
      return { line, file, link, title }
    })

const isProved = ({ file, link, title }: { file: string; link: string; title: string }) =>
  posix.join('docs', link) === file && isTest({ file, title })

/** What no test can see says so, and why. */
const isByHand = ({ line }: { line: string }) => /^\| [^|]+ \| by hand: \w[^|]{20,}\|$/.test(line)

test.each(pages)('every promise in %s names a test, and links to its file', (page) => {
  const promises = promisesIn(readFileSync(join(root, page), 'utf8'))
  expect(promises.length).toBeGreaterThan(20)
  expect(
    promises.filter((promise) => !isProved(promise) && !isByHand(promise)).map(({ line }) => line),
  ).toEqual([])
})

test.each([
  ['names no test', '| Logout | |'],
  [
    'names a test that is gone',
    '| Logout | [e2e/design/shells.spec.ts](../e2e/design/shells.spec.ts): `nothing like that` |',
  ],
  [
    'names half a title',
    '| Logout | [e2e/design/shells.spec.ts](../e2e/design/shells.spec.ts): `is there at 768` |',
  ],
  [
    'names words of an assertion',
    '| Logout | [e2e/design/shells.spec.ts](../e2e/design/shells.spec.ts): `The mail is on its way.` |',
  ],
  [
    'links elsewhere',
    '| Logout | [e2e/design/shells.spec.ts](../e2e/shells.spec.ts): `is there at 768 and not at 769` |',
  ],
  [
    'has a bar too many',
    '| Log | out | [e2e/design/shells.spec.ts](../e2e/design/shells.spec.ts): `is there at 768 and not at 769` |',
  ],
  ['gives no reason', '| Logout | by hand |'],
])('a row that %s is noticed', (_, row) => {
  expect(promisesIn(row).filter((promise) => isProved(promise) || isByHand(promise))).toEqual([])
})

test('a row as it should be is taken', () => {
  const row =
    '| Burger | [e2e/design/shells.spec.ts](../e2e/design/shells.spec.ts): `is there at 768 and not at 769` |'
  expect(promisesIn(row).filter(isProved)).toHaveLength(1)
})
