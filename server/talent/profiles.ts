import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import {
  emptyProfile,
  missingInProfile,
  profileContent,
  type ProfileContent,
} from '../../contract/talent/profile.ts'
import type { OwnProfile } from '../../contract/talent/profileCalls.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { ProfilesTable } from '../store/schema/talent.ts'
import { factsOf } from './redactedContent.ts'

export type ProfileRow = Selectable<ProfilesTable>

/** The profile of an account; undefined where it was never saved. */
export const profileRowOf = (db: Database, accountId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('profiles').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Own profile, locked until the transaction ends. Lock the account first, if at all. */
export const lockProfile = (transaction: Database, accountId: string): Promise<ProfileRow | undefined> =>
  transaction
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/** Content of a profile. Validated when written. */
export const profileContentOf = ({ content }: Pick<ProfileRow, 'content'>): ProfileContent =>
  v.parse(profileContent, JSON.parse(content))

/** A profile that nobody has saved yet: empty and hidden. */
export const newProfileRow = (accountId: string, now: number): ProfileRow => ({
  account_id: accountId,
  person_id: randomUUID(),
  content: JSON.stringify(emptyProfile),
  visibility: 'hidden',
  revision: 1,
  created_at: now,
  updated_at: now,
  active_day: dayOf(now),
  visible_until: null,
  is_asked: 0,
})

const DAY = 86_400_000

/** Months for which a profile is visible before its owner is asked. */
export const VISIBLE_MONTHS = 6
/** Time to answer, in milliseconds; after that it hides itself. */
export const TIME_TO_ANSWER = 14 * DAY

/**
 * A profile as its owner reads it.
 *
 * @param photo address of the account's photo; empty where there is none
 */
export async function ownProfileOf(db: Database, row: ProfileRow, photo: string): Promise<OwnProfile> {
  const { is_asked: isAsked, revision, visibility, visible_until: visibleUntil } = row
  const content = profileContentOf(row)
  const resume =
    content.resumeId === null ? undefined : await keptResume(db, row.account_id, content.resumeId)
  const profile = { ...content, resumeId: resume?.id ?? null, ...(photo !== '' && { photo }) }
  const hidesAt = visibleUntil === null || isAsked === 1 ? visibleUntil : visibleUntil + TIME_TO_ANSWER
  return {
    profile,
    visibility,
    revision,
    missing: [...missingInProfile(profile)],
    ...factsOf(profile, row.active_day),
    visibleUntil: hidesAt === null ? null : dayOf(hidesAt),
    isAsked: isAsked === 1,
  }
}

/** A resume of an account that is not in the trash. */
export const keptResume = (db: Database, accountId: string, id: string) =>
  db
    .selectFrom('resumes')
    .select(['id', 'document'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
