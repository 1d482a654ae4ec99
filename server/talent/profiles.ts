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
import { forShare, forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { ProfilesTable } from '../store/schema/talent.ts'
import { factsOf } from './redactedContent.ts'

export type ProfileRow = Selectable<ProfilesTable>

/** Profile of an account; undefined if never saved. */
export const profileRowOf = (db: Database, accountId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('profiles').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Profile of an account, locked until the transaction ends. Lock order: account before profile. */
export const lockProfile = (transaction: Database, accountId: string): Promise<ProfileRow | undefined> =>
  transaction
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/** Keeps a profile as it is until the transaction ends. */
export async function holdProfile(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .selectFrom('profiles')
    .select('account_id')
    .where('account_id', '=', accountId)
    .modifyEnd(forShare(transaction))
    .execute()
}

/** Content of a profile. It was validated when saved. */
export const profileContentOf = ({ content }: Pick<ProfileRow, 'content'>): ProfileContent =>
  v.parse(profileContent, JSON.parse(content))

/** Initial profile of an account: empty and hidden. */
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

/** Months that a profile is visible before its owner is asked. */
export const VISIBLE_MONTHS = 6
/** Time for the owner to answer, in milliseconds, after which the profile is hidden. */
export const TIME_TO_ANSWER = 14 * DAY

/**
 * Profile as its owner reads it.
 *
 * @param photo URL of the account's photo; empty without one
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

/** Resume of an account, unless it is in the trash. */
export const keptResume = (db: Database, accountId: string, id: string) =>
  db
    .selectFrom('resumes')
    .select(['id', 'document'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
