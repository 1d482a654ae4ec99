import * as v from 'valibot'
import { shownProfile, type ShownProfile } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'
import type { PersonIds } from './personIds.ts'
import { peopleVisibleTo } from './visibleTo.ts'

const storedProfile = v.omit(shownProfile, ['id'])

/** Person whom a company may see. */
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
 * Person with a company-specific id. Hidden, excluded and unknown people run the same statement.
 *
 * @returns undefined for all three
 */
export async function shownTo(
  db: Database,
  { companyId, personIds }: Sight,
  id: string,
): Promise<SeenPerson | undefined> {
  const personId = personIds.personOf(companyId, id)
  const row = await peopleVisibleTo(db, companyId)
    .innerJoin('shown_profiles', 'shown_profiles.number', 'search_profiles.number')
    .select(['search_profiles.account_id', 'shown_profiles.content'])
    .where('search_profiles.person_id', '=', personId)
    .executeTakeFirst()
  if (!row) return undefined
  const profile = {
    ...v.parse(storedProfile, JSON.parse(row.content)),
    id: personIds.idFor(companyId, personId),
  }
  return { accountId: row.account_id, personId, profile }
}
