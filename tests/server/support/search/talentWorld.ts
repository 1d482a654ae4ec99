import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect } from 'vitest'
import { dayOf } from '../../../../contract/postings/lifecycle.ts'
import { emptyProfile, type ProfileContent, type Visibility } from '../../../../contract/talent/profile.ts'
import { foundProfiles } from '../../../../contract/talent/search.ts'
import { talentCalls, type TalentCallName } from '../../../../contract/talent/talentCalls.ts'
import { authHandlers } from '../../../../server/calls/auth/authHandlers.ts'
import { talentHandlers } from '../../../../server/calls/talent/talentHandlers.ts'
import { registerRoutes } from '../../../../server/http/registerRoutes.ts'
import type { Database } from '../../../../server/store/schema.ts'
import { indexProfile } from '../../../../server/talent/indexing.ts'
import { ada, readAnswer } from '../harness.ts'
import { startOwnTable } from '../ownTable.ts'

const DAY_MS = 86_400_000

interface Person {
  readonly content?: Partial<ProfileContent>
  readonly visibility?: Visibility
  /** Number of days since the last activity. */
  readonly daysAgo?: number
  readonly emailAddress?: string
}

/**
 * Starts a server with only the talent search, and functions that fill its database directly, which saves
 * time.
 */
export async function startTalent() {
  const { base, browser, db } = await startOwnTable((api, parts) => {
    registerRoutes(api, 'registerEmployer', authHandlers.registerEmployer, parts)
    for (const [name, handler] of Object.entries(talentHandlers)) registerRoutes(api, name, handler, parts)
  })

  /** A verified company, and the browser of the member who registered it. */
  async function company(emailAddress = `owner.${randomUUID()}@example.com`) {
    const member = browser()
    await member.call('registerEmployer', { ...ada, emailAddress, companyName: 'Engine Works' })
    const { id } = await db
      .selectFrom('accounts')
      .innerJoin('members', 'members.account_id', 'accounts.id')
      .select('members.company_id as id')
      .where('accounts.email_address', '=', emailAddress)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('accounts')
      .set({ verified_at: 1 })
      .where('email_address', '=', emailAddress)
      .execute()
    await db.updateTable('companies').set({ proof: 'domain' }).where('id', '=', id).execute()
    const ask = async (name: TalentCallName, payload: object = {}) =>
      readAnswer(
        await member.send(`/api/employer/${talentCalls[name].path}`, { body: JSON.stringify(payload) }),
      )
    const search = async (criteria: object = {}) => {
      const answer = await ask('searchProfiles', { limit: 50, ...criteria })
      expect([criteria, answer.error]).toEqual([criteria, null])
      return v.parse(foundProfiles, answer.result)
    }
    const headlines = async (criteria: object = {}) =>
      (await search(criteria)).people.map(({ headline }) => headline)
    return { id, emailAddress, ask, search, headlines }
  }

  return { base, db, company, person: (given: Person = {}) => addPerson(db, given) }
}

export type Company = Awaited<ReturnType<Awaited<ReturnType<typeof startTalent>>['company']>>

/** Adds a candidate with a profile. Returns the account's id. */
export async function addPerson(
  db: Database,
  {
    content = {},
    daysAgo = 0,
    emailAddress = `${randomUUID()}@people.example`,
    visibility = 'named',
  }: Person = {},
): Promise<string> {
  const id = randomUUID()
  const now = Date.now()
  await db
    .insertInto('accounts')
    .values({
      id,
      role: 'candidate',
      email_address: emailAddress,
      first_name: 'Zelda',
      last_name: 'Quimby',
      user_name: '',
      user_name_canonical: null,
      provider: 'email',
      picture: '',
      password_hash: '',
      verified_at: 1,
      created_at: 1,
      last_login_at: 1,
    })
    .execute()
  await db
    .insertInto('profiles')
    .values({
      account_id: id,
      person_id: randomUUID(),
      content: JSON.stringify({ ...emptyProfile, ...content }),
      visibility,
      revision: 1,
      created_at: now,
      updated_at: now,
      active_day: dayOf(now - daysAgo * DAY_MS),
      visible_until: visibility === 'hidden' ? null : now + 180 * DAY_MS,
    })
    .execute()
  await indexProfile(db, id)
  return id
}

/** Changes the visibility of a profile like its owner, which also replaces the ids that companies knew. */
export async function showTo(db: Database, accountId: string, visibility: Visibility): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      visibility,
      person_id: randomUUID(),
      visible_until: visibility === 'hidden' ? null : Date.now() + DAY_MS,
    })
    .where('account_id', '=', accountId)
    .execute()
  await indexProfile(db, accountId)
}

/** Excludes a company from a profile. */
export async function exclude(db: Database, accountId: string, companyId: string): Promise<void> {
  const id = randomUUID()
  await db
    .insertInto('exclusions')
    .values({
      id,
      account_id: accountId,
      kind: 'company',
      value: companyId,
      name: 'Engine Works',
      created_at: 1,
      removed_at: null,
    })
    .execute()
  await db
    .insertInto('excluded_companies')
    .values({ company_id: companyId, account_id: accountId, exclusion_id: id })
    .execute()
}
