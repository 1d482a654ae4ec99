// @module-tag security
import { expect, test } from 'vitest'
import { register } from '../../../contract/privacy/register.ts'
import { columnEntries } from '../../../contract/privacy/registerEntries.ts'
import { openStore } from '../../../server/store/open.ts'
import { newPlace } from '../support/harness.ts'

/** Search indexes, whose tables depend on the database; `terms` stands for them. */
const wordIndexes = ['search_words', 'profile_words']
const isWordIndex = (table: string) => wordIndexes.some((each) => table.startsWith(each))

// SQLite does not list generated columns.
const generated = ['letters.bytes', 'resume_versions.bytes', 'resumes.bytes']

const registered = columnEntries(register).map(({ name }) => name)

test('every column of a fresh database has an entry in the privacy register', async () => {
  const columns = await columnsOfFreshDatabase()
  const missing = columns.filter((column) => !registered.includes(column))
  expect(
    missing,
    'Add these columns to their table in contract/privacy/register/: their purpose, and what differs from the rules of the table. Then run "npm run docs:privacy".',
  ).toEqual([])
})

test('every entry of the privacy register has its own column in a fresh database', async () => {
  const columns = await columnsOfFreshDatabase()
  const known = new Set(columns)
  const stale = registered.filter((name) => !known.delete(name))
  expect(
    stale,
    'Remove these entries from contract/privacy/register/: there is no such column, or it has another entry. Then run "npm run docs:privacy".',
  ).toEqual([])
})

async function columnsOfFreshDatabase(): Promise<string[]> {
  const store = await openStore(await newPlace())
  const tables = await store.db.introspection.getTables()
  await store.close()
  expect(tables.some(({ name }) => isWordIndex(name))).toBe(true)
  const columns = tables
    .filter(({ name }) => !isWordIndex(name))
    .flatMap(({ name, columns: found }) => found.map((column) => `${name}.${column.name}`))
  return [...new Set([...columns, ...generated, ...wordIndexes.map((each) => `${each}.terms`)])]
}
