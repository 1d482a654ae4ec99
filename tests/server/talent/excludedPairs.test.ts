import { expect, test } from 'vitest'
import { foundCompany } from '../../../server/companies/companies.ts'
import { foldedName } from '../../../server/companies/foldedName.ts'
import { makeAccount } from '../../../server/demo/making.ts'
import type { Database } from '../../../server/store/schema.ts'
import { addExclusion } from '../../../server/talent/exclusions.ts'
import { meetExclusions } from '../../../server/talent/meetExclusions.ts'
import { createPersonIds } from '../../../server/talent/personIds.ts'
import { saveProfileOf, setVisibilityOf } from '../../../server/talent/profileChanges.ts'
import { profileRowOf } from '../../../server/talent/profiles.ts'
import { shownTo } from '../../../server/talent/shownTo.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'
import { carpenter } from './people.ts'

const now = Date.UTC(2030, 0, 1)

/** Pseudorandom integers below a bound, the same for a seed. */
function chanceFrom(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * bound)
  }
}

const accountAt = (db: Database, role: 'candidate' | 'employer', emailAddress: string) =>
  makeAccount(db, { role, emailAddress, name: ['Ada', 'Byron'], passwordHash: '', at: now })

async function companyAt(db: Database, index: number): Promise<string> {
  const accountId = await accountAt(db, 'employer', `owner@firm${index}.example`)
  await foundCompany(db, { accountId, name: `Firm ${index}`, now })
  const { company_id: id } = await db
    .selectFrom('members')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await meetExclusions(db, id)
  return id
}

async function rename(db: Database, id: string, name: string): Promise<void> {
  await db
    .updateTable('companies')
    .set({ name, folded_name: foldedName(name), website: '' })
    .where('id', '=', id)
    .execute()
  await meetExclusions(db, id)
}

test('of 10,000 pairs of company and candidate each excluded one gets the response for an unknown one, by one statement', async () => {
  const size = isOnPostgres() ? 20 : 100
  const chance = chanceFrom(38)
  const ids = createPersonIds((text) => Buffer.from(text.padEnd(22, '.')).toString('base64url').slice(-22))
  await withStore(await newPlace(), async (db) => {
    const statements: string[] = []
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const excluded = new Set<string>()
    const companies: string[] = []
    const people: { readonly accountId: string; readonly personId: string }[] = []
    await db.transaction().execute(async (transaction) => {
      for (let index = 0; index < size / 2; index += 1) companies.push(await companyAt(transaction, index))
      for (let index = 0; index < size; index += 1) {
        const accountId = await accountAt(transaction, 'candidate', `person${index}@mail.example`)
        await saveProfileOf(transaction, { accountId, profile: carpenter, revision: 1, now })
        await setVisibilityOf(transaction, { accountId, visibility: chance(2) ? 'named' : 'anonymous', now })
        for (let count = chance(20); count > 0; count -= 1) {
          // Half of the companies are created after people have excluded them.
          const at = chance(size)
          const known = companies[at]
          const wanted = [
            { kind: 'domain', value: `firm${at}.example`, name: `firm${at}.example` },
            { kind: 'employer', value: foldedName(`Firm ${at}`), name: `Firm ${at}` },
            ...(known === undefined ? [] : [{ kind: 'company', value: known, name: '' } as const]),
          ] as const
          const exclusion = wanted[chance(wanted.length)] ?? wanted[0]
          await addExclusion(transaction, { account_id: accountId, ...exclusion }, now)
          excluded.add(`${at} ${accountId}`)
        }
        const row = await profileRowOf(transaction, accountId)
        people.push({ accountId, personId: row?.person_id ?? '' })
      }
      for (let index = companies.length; index < size; index += 1) {
        companies.push(await companyAt(transaction, index))
      }
      for (const [index, id] of companies.entries()) {
        if (chance(2)) await rename(transaction, id, `Renamed ${index}`)
      }
    })
    expect(excluded.size).toBeGreaterThan(size)

    for (const [at, companyId] of companies.entries()) {
      const see = async (personId: string) => {
        statements.length = 0
        const seen = await shownTo(counting, { companyId, personIds: ids }, ids.idFor(companyId, personId))
        return { seen: seen?.accountId, statements: [...statements] }
      }
      const unknown = await see(crypto.randomUUID())
      expect(unknown).toEqual({ seen: undefined, statements: ['SelectQueryNode'] })
      for (const { accountId, personId } of people) {
        const answer = await see(personId)
        expect(answer).toEqual(excluded.has(`${at} ${accountId}`) ? unknown : { ...unknown, seen: accountId })
      }
    }
  })
})
