import { expect, test } from 'vitest'
import { fillMarket } from '../../../bench/market/fill.ts'
import { postingAt } from '../../../bench/market/rows.ts'
import { missingIn } from '../../../contract/postings/missing.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/store/purge.ts'
import { readSettings } from '../../../server/operations/settings.ts'
import { lockCompany, indexPosting, prepareIndex } from '../../../server/postings/findable.ts'
import type { Database } from '../../../server/store/schema.ts'
import { withStore } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

/** Search index without the words, whose storage depends on the database. */
const foundBy = async (db: Database) => ({
  postings: await db.selectFrom('search_postings').selectAll().orderBy('number').execute(),
  places: await db.selectFrom('search_places').selectAll().orderBy('number').execute(),
  dictionary: await db.selectFrom('search_dictionary').selectAll().orderBy('word').execute(),
})

test('a generated posting depends only on the seed and its number', () => {
  expect(postingAt(7, 12_345)).toEqual(postingAt(7, 12_345))
  expect(postingAt(8, 12_345).content).not.toEqual(postingAt(7, 12_345).content)
  const whole = Array.from({ length: 500 }, (_, index) => postingAt(7, index).content)
  expect(whole.flatMap((content) => missingIn(content, '2029-12-01'))).toEqual([])
  expect(new Set(whole.map(({ title }) => title)).size).toBeGreaterThan(200)
})

test('Search finds generated job posts as if each had been published.', async () => {
  await withStore(await newPlace(), async (db) => {
    await prepareIndex(db)
    await fillMarket(db, { seed: 7, postings: 300 })
    const before = await foundBy(db)
    expect(before.postings).toHaveLength(100)
    const open = await db.selectFrom('postings').selectAll().where('state', '=', 'published').execute()
    for (const posting of open) {
      await db
        .transaction()
        .execute(async (each) =>
          indexPosting(each, posting, await lockCompany(each, posting.company_id), Date.now()),
        )
    }
    expect(await foundBy(db)).toEqual(before)
  })
})

test('Generated data survives the server’s cleanup.', async () => {
  await withStore(await newPlace(), async (db) => {
    await prepareIndex(db)
    await fillMarket(db, { seed: 7, postings: 60 })
    const lines: string[] = []
    await purge(db, Date.now(), createLogger(readSettings({}), { write: (line) => lines.push(line) }))
    const { there } = await db
      .selectFrom('postings')
      .select(({ fn }) => fn.countAll<number | string>().as('there'))
      .executeTakeFirstOrThrow()
    expect(Number(there)).toBe(60)
    expect(lines).toEqual([])
  })
})
