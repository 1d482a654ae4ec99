import { randomUUID } from 'node:crypto'
import type { SavedPerson } from '../../contract/talent/talentCalls.ts'
import { listPage } from '../store/list.ts'
import type { Database } from '../store/schema.ts'
import { ownObject } from '../refused.ts'
import { listedIn } from './findProfiles.ts'
import type { CompanyPersonIds } from './personIds.ts'
import { holdProfile } from './profiles.ts'
import { peopleVisibleTo } from './visibleTo.ts'

/** Company that owns a shortlist, with its ids of people. */
export interface ShortlistOwner {
  readonly companyId: string
  readonly ids: CompanyPersonIds
}

/** Query of the people on a shortlist whom the company may still see. */
const savedBy = (db: Database, { companyId }: ShortlistOwner) =>
  peopleVisibleTo(db, companyId)
    .innerJoin('saved_candidates', 'saved_candidates.account_id', 'search_profiles.account_id')
    .innerJoin('shown_profiles', 'shown_profiles.number', 'search_profiles.number')
    .leftJoin('members', (member) =>
      member
        .onRef('members.account_id', '=', 'saved_candidates.saved_by')
        .on('members.company_id', '=', companyId),
    )
    .leftJoin('accounts', 'accounts.id', 'members.account_id')
    .where('saved_candidates.company_id', '=', companyId)
    .select(['saved_candidates.id', 'saved_candidates.note', 'saved_candidates.saved_at'])
    .select(['search_profiles.person_id', 'shown_profiles.listed'])
    .select(['accounts.first_name', 'accounts.last_name'])

type SavedRow = Awaited<ReturnType<ReturnType<typeof savedBy>['executeTakeFirstOrThrow']>>

const savedPersonOf = (
  { first_name, last_name, listed, note, person_id, saved_at }: SavedRow,
  { ids }: ShortlistOwner,
): SavedPerson => ({
  ...listedIn(listed),
  id: ids.idFor(person_id),
  isSaved: true,
  note,
  savedAt: new Date(saved_at).toISOString(),
  savedBy: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(),
})

interface Saving {
  /** Company-specific id of the person. */
  readonly id: string
  /** New note; undefined to keep the existing one. */
  readonly note: string | undefined
  /** Account of the member. */
  readonly savedBy: string
  readonly now: number
}

/**
 * Adds a person to a shortlist, or changes the note, within a transaction.
 *
 * @throws Refused (404) if the company may not see the person
 */
export async function savePerson(
  transaction: Database,
  owner: ShortlistOwner,
  { id, note, now, savedBy: member }: Saving,
): Promise<SavedPerson> {
  const personId = owner.ids.personOf(id)
  const seen = peopleVisibleTo(transaction, owner.companyId)
    .select(['search_profiles.account_id', 'search_profiles.is_named'])
    .where('search_profiles.person_id', '=', personId)
  const { account_id } = ownObject(await seen.executeTakeFirst())
  await holdProfile(transaction, account_id)
  // The person may have hidden the name meanwhile, which gives them another id.
  const person = ownObject(await seen.executeTakeFirst())
  await transaction
    .insertInto('saved_candidates')
    .values({
      id: randomUUID(),
      company_id: owner.companyId,
      account_id: person.account_id,
      note: note ?? '',
      saved_by: member,
      saved_at: now,
      is_named: person.is_named,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'account_id'])
        // The visibility of the name may have changed since.
        .doUpdateSet({ is_named: person.is_named, ...(note !== undefined && { note }) }),
    )
    .execute()
  const saved = await savedBy(transaction, owner)
    .where('search_profiles.person_id', '=', personId)
    .executeTakeFirst()
  // The person may have excluded the company meanwhile.
  return savedPersonOf(ownObject(saved), owner)
}

/** Removes a person from a shortlist, even if the profile is no longer visible to the company. */
export async function unsavePerson(
  db: Database,
  { companyId, ids }: ShortlistOwner,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('saved_candidates')
    .where('company_id', '=', companyId)
    .where('account_id', 'in', (accounts) =>
      accounts.selectFrom('profiles').select('account_id').where('person_id', '=', ids.personOf(id)),
    )
    .execute()
}

interface Wanted {
  readonly after?: string | undefined
  readonly limit: number
  /** Restricts the list to these ids. */
  readonly among?: readonly string[] | undefined
}

/** Page of a shortlist, last saved first. */
export async function listShortlist(db: Database, owner: ShortlistOwner, { among, ...wanted }: Wanted) {
  const some = savedBy(db, owner).$if(among !== undefined, (saved) =>
    saved.where(
      'search_profiles.person_id',
      'in',
      (among ?? []).map((id) => owner.ids.personOf(id)),
    ),
  )
  const { items, next } = await listPage(
    db.selectFrom(some.as('saved')).selectAll(),
    [
      { column: 'saved_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ],
    wanted,
  )
  return { items: items.map((row) => savedPersonOf(row, owner)), next }
}
