import { expect, test } from 'vitest'
import { fillPeople } from '../../../bench/people/fillPeople.ts'
import { inOrderOfActivity, personAt } from '../../../bench/people/rows.ts'
import { makeSearchers } from '../../../bench/people/searchers.ts'
import type { Database } from '../../../server/store/schema.ts'
import { indexProfile, preparePeopleIndex } from '../../../server/talent/indexing.ts'
import { withStore } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

/** Search index without the words, whose storage depends on the database. */
const foundBy = async (db: Database) => ({
  people: await db.selectFrom('search_profiles').selectAll().orderBy('number').execute(),
  shown: await db.selectFrom('shown_profiles').selectAll().orderBy('number').execute(),
  places: await db
    .selectFrom('profile_places')
    .selectAll()
    .orderBy('number')
    .orderBy('x')
    .orderBy('radius')
    .execute(),
})

test('generated people are found as if each had saved a profile', async () => {
  await withStore(await newPlace(), async (db) => {
    await preparePeopleIndex(db)
    const now = Date.now()
    const companyIds = (await makeSearchers(db, 2, now)).map(({ companyId }) => companyId)
    await fillPeople(db, { seed: 7, people: 200, now, companyIds })
    const before = await foundBy(db)
    expect(before.people).toHaveLength(200)
    expect(await db.selectFrom('excluded_companies').selectAll().execute()).toHaveLength(4)
    for (const { account_id } of before.people) {
      await db.transaction().execute((each) => indexProfile(each, account_id))
    }
    expect(await foundBy(db)).toEqual(before)
  })
})

test('generated people are written in the order of their activity, each once', () => {
  const now = Date.now()
  const order = inOrderOfActivity(7, 500)
  const days = order.map((index) => personAt(7, index, now).activeDay)
  expect(days).toEqual(days.toSorted())
  expect(new Set(days).size).toBeGreaterThan(100)
  expect(order.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 500 }, (_, index) => index),
  )
})
