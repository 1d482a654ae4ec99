import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { emptyProfile } from '../../../contract/talent/profile.ts'
import { foundCompany } from '../../../server/companies/companies.ts'
import type { Database } from '../../../server/store/schema.ts'
import { excludeEmployers } from '../../../server/talent/exclusions.ts'
import { resumeIdentitiesOf } from '../../../server/talent/resumeIdentities.ts'
import { addPerson, startTalent } from '../support/search/talentWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

const RESUMES = 40
const EMPLOYERS = 500

async function addResume(db: Database, accountId: string, employers: readonly string[]): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('resumes')
    .values({
      id,
      account_id: accountId,
      title: 'Resume',
      document: JSON.stringify({
        basics: { name: 'Zelda Quimby' },
        work: employers.map((name) => ({ name })),
      }),
      revision: 1,
      created_at: 1,
      updated_at: 1,
      trashed_at: null,
      locked_at: null,
      link_hash: null,
      link_sealed: null,
      link_expires_on: null,
    })
    .execute()
  return id
}

/** Counts the statements that some work executes. */
async function statementsOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<number> {
  let count = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await work(counting)
  return count
}

test('of many resumes only the saved one is read again, whichever version of the server saved it', async () => {
  const { db } = await startTalent()
  const accountId = await addPerson(db)
  for (let number = 0; number < RESUMES; number += 1) await addResume(db, accountId, [`Employer ${number}`])
  const last = await addResume(db, accountId, ['Fernhill'])
  const employers = async (from: Database) =>
    (await resumeIdentitiesOf(from, accountId)).flatMap(({ work }) => work.map(({ name }) => name))
  expect(await employers(db)).toHaveLength(RESUMES + 1)
  expect(await statementsOf(db, employers)).toBe(1)

  await db
    .updateTable('resumes')
    .set({ document: JSON.stringify({ work: [{ name: 'Whinmoor' }] }), revision: 2 })
    .where('id', '=', last)
    .execute()
  expect(await statementsOf(db, employers)).toBe(3)
  const now = await employers(db)
  expect(now).toContain('Whinmoor')
  expect(now).not.toContain('Fernhill')
})

test('hundreds of employers of a resume exclude their companies, by each former name, in a few statements', async () => {
  const { db } = await startTalent()
  const accountId = await addPerson(db)
  const names = Array.from({ length: EMPLOYERS }, (_, number) => `Works${number} Limited`)
  const ids: string[] = []
  for (const name of ['Works3 Ltd', 'works499', 'Other Works']) {
    const owner = await addPerson(db)
    await foundCompany(db, { accountId: owner, name, now: 1 })
    const { company_id: id } = await db
      .selectFrom('members')
      .select('company_id')
      .where('account_id', '=', owner)
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  const [byName = '', renamed = ''] = ids
  await db
    .updateTable('companies')
    .set({ name: 'Elsewhere', folded_name: 'elsewhere' })
    .where('id', '=', renamed)
    .execute()
  await addResume(db, accountId, names)

  const count = await statementsOf(db, (counting) =>
    excludeEmployers(counting, accountId, { now: 1, profile: emptyProfile }),
  )

  expect(count).toBeLessThan(12)
  const met = await db.selectFrom('excluded_companies').select('company_id').execute()
  expect(met.map((each) => each.company_id).toSorted()).toEqual([byName, renamed].toSorted())
})
