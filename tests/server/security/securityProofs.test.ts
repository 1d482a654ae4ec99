import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest } from '../../repository/titles.ts'
import { openStore } from '../../../server/store/open.ts'
import { newPlace } from '../support/harness.ts'

const root = join(import.meta.dirname, '../../..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
const defects = readFileSync(join(root, 'docs/server-defects.md'), 'utf8')
const proofsIn = (text: string) =>
  [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)` › (.*?)\s*(?=[;|]|$)/gm)].map(
    ([, file = '', title = '']) => ({ file, title }),
  )

test('every proof in the document names a test that exists', () => {
  const proofs = proofsIn(document)
  expect(proofs.length).toBeGreaterThan(100)
  expect(proofs.filter((proof) => !isTest(proof))).toEqual([])
})

test('every defect that is mended has a test that exists', () => {
  const rows = defects.split('\n').filter((line) => /^\| \d/.test(line))
  const mended = rows.filter((row) => !row.endsWith('| open | |'))

  expect(rows).toHaveLength(25)
  expect(mended.filter((row) => proofsIn(row).length === 0)).toEqual([])
  expect(proofsIn(defects).filter((proof) => !isTest(proof))).toEqual([])
})

test('a proof whose test is gone is noticed', () => {
  expect(isTest({ file: 'tests/server/auth/entry.test.ts', title: 'nothing of the kind' })).toBe(false)
  expect(isTest({ file: 'tests/server/nothing.test.ts', title: 'blanks around a password count' })).toBe(
    false,
  )
})

test('every check has a proof or a deviation, and every deviation is written down', () => {
  const section = document.slice(document.indexOf('## Checks'), document.indexOf('Not applicable'))
  const rows = section.split('\n').filter((line) => /^\| [\d(]/.test(line))
  const deviations = new Set([...document.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => number))

  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((row) => !/›|deviation \d/.test(row))).toEqual([])
  const named = [...section.matchAll(/deviation (\d+)/g)].map(([, number]) => number)
  expect(named.filter((number) => !deviations.has(number))).toEqual([])
})

/** Each database keeps its index of words in tables of its own making. */
const isOfWords = (table: string) => table.startsWith('search_words')

test('every column that is kept is classified', async () => {
  const store = await openStore(await newPlace())
  const tables = await store.db.introspection.getTables()
  await store.close()
  const kept = tables
    .filter(({ name }) => !isOfWords(name))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  expect(tables.some(({ name }) => isOfWords(name))).toBe(true)
  const classified = [...document.matchAll(/^\| `(\w+\.\w+)`\s+\| (?:personal|secret|internal)/gm)].map(
    ([, column = '']) => column,
  )

  // SQLite does not tell of what it computes.
  const computed = ['letters.bytes', 'resume_versions.bytes', 'resumes.bytes']
  const all = new Set([...kept, ...computed, 'search_words.terms'])
  expect([...all].toSorted()).toEqual(classified.toSorted())
})
