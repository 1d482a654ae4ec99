import { sql, type SqlBool } from 'kysely'
import * as v from 'valibot'
import { shownProfile, type ShownProfile } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'
import type { PersonIds } from './personIds.ts'
import { profileOwnerOf } from './profileOwner.ts'
import { profileContentOf, profileRowOf } from './profiles.ts'
import { redactedContentOf } from './redactedContent.ts'

/** A profile as companies see it, without the id that each gets. */
export type StoredProfile = Omit<ShownProfile, 'id'>

const storedProfile = v.omit(shownProfile, ['id'])

/** A profile as companies see it, whatever its visibility is; undefined where there is none. For the index. */
export async function shownProfileOf(db: Database, accountId: string): Promise<StoredProfile | undefined> {
  const row = await profileRowOf(db, accountId)
  if (!row) return undefined
  const profile = profileContentOf(row)
  return redactedContentOf(profile, await profileOwnerOf(db, accountId, profile), row)
}

/**
 * True for the accounts whose profiles a company never sees, whatever their visibility: those that excluded it, and those
 * that share an address with one of its members, who would see themselves. It belongs into every statement that finds
 * people, so that an excluded person takes the same way and the same time as an unknown one.
 *
 * @param account column of the account's id, such as `search_profiles.account_id`
 */
export const isExcludedFrom = (companyId: string, account: string) => sql<SqlBool>`(
  ${sql.ref(account)} in (
    select account_id from excluded_companies where company_id = ${companyId}
  ) or ${sql.ref(account)} in (
    select own.id from members
    join accounts as colleague on colleague.id = members.account_id
    join accounts as own on own.email_address = colleague.email_address and own.role = 'candidate'
    where members.company_id = ${companyId}
  )
)`

/** Index rows of the profiles that a company may see. */
export const profilesSeenBy = (db: Database, companyId: string) =>
  db
    .selectFrom('search_profiles')
    .where((row) => row.not(isExcludedFrom(companyId, 'search_profiles.account_id')))

/** A person that a company may see. */
export interface SeenPerson {
  readonly accountId: string
  readonly personId: string
  readonly profile: ShownProfile
}

interface Sight {
  readonly companyId: string
  readonly personIds: PersonIds
}

/**
 * The person that a company sees under an id. Hidden, excluded and unknown people take the same statement.
 *
 * @returns undefined for all three
 */
export async function shownTo(
  db: Database,
  { companyId, personIds }: Sight,
  id: string,
): Promise<SeenPerson | undefined> {
  const personId = personIds.personOf(companyId, id)
  const row = await profilesSeenBy(db, companyId)
    .select(['search_profiles.account_id', 'search_profiles.shown'])
    .where('search_profiles.person_id', '=', personId)
    .executeTakeFirst()
  if (!row) return undefined
  const profile = {
    id: personIds.idFor(companyId, personId),
    ...v.parse(storedProfile, JSON.parse(row.shown)),
  }
  return { accountId: row.account_id, personId, profile }
}
