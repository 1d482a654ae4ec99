import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { monthsAfter } from '../../contract/privacy/retention.ts'
import { entriesFromResume } from '../../contract/talent/fromResume.ts'
import { profileContent, type ProfileContent, type Visibility } from '../../contract/talent/profile.ts'
import { Refused } from '../refused.ts'
import { documentOf } from '../resumes/resumes.ts'
import type { Database } from '../store/schema.ts'
import { arm, disarm } from '../work/deadlines.ts'
import { talentRefusals } from '../words/talent.ts'
import { excludeEmployers } from './exclusions.ts'
import { indexProfile } from './indexing.ts'
import {
  keptResume,
  lockProfile,
  newProfileRow,
  profileContentOf,
  VISIBLE_MONTHS,
  type ProfileRow,
} from './profiles.ts'

// All changes run in a transaction that locks the account.

/** Subject of a profile's deadlines. */
export const profileSubject = (accountId: string) => ({ kind: 'profile', id: accountId }) as const

/** State of a profile for its deadlines. */
export const visibleState = ({ visibility }: Pick<ProfileRow, 'visibility'>) =>
  visibility === 'hidden' ? 'hidden' : 'visible'

interface Saving {
  readonly accountId: string
  readonly profile: ProfileContent
  readonly revision: number
  readonly now: number
}

/**
 * Saves a profile. With a resume, experience and education are copied from it. Saving identical content
 * changes nothing, whatever its revision, so that a save can be retried after a lost response.
 *
 * @throws Refused (409) after a concurrent change; Refused at `profile.resumeId` for a resume that is not the
 * caller's or is in the trash; Refused at `profile.headline` if a visible profile would have none
 */
export async function saveProfileOf(
  transaction: Database,
  { accountId, now, profile: { photo: _, ...sent }, revision }: Saving,
): Promise<ProfileRow> {
  const before = (await lockProfile(transaction, accountId)) ?? newProfileRow(accountId, now)
  const profile = v.parse(profileContent, {
    ...sent,
    ...(await entriesOf(transaction, accountId, sent.resumeId)),
  })
  if (isDeepStrictEqual(profileContentOf(before), profile)) return before
  if (before.revision !== revision) throw Refused.conflict(before.revision)
  if (before.visibility !== 'hidden' && profile.headline === '') {
    throw Refused.field('profile.headline', talentRefusals.visibleWithoutHeadline)
  }
  return keep(transaction, now, {
    ...before,
    content: JSON.stringify(profile),
    revision: revision + 1,
    updated_at: now,
    active_day: dayOf(now),
  })
}

async function entriesOf(transaction: Database, accountId: string, resumeId: string | null) {
  if (resumeId === null) return {}
  const resume = await keptResume(transaction, accountId, resumeId)
  if (!resume) throw Refused.field('profile.resumeId', talentRefusals.unknownResume)
  return entriesFromResume(documentOf(resume))
}

/** Writes a profile, its automatic exclusions of employers, and its index entry. */
async function keep(transaction: Database, now: number, row: ProfileRow): Promise<ProfileRow> {
  const { account_id: accountId, ...values } = row
  await transaction
    .insertInto('profiles')
    .values(row)
    .onConflict((same) => same.column('account_id').doUpdateSet(values))
    .execute()
  await excludeEmployers(transaction, accountId, { now, profile: profileContentOf(row) })
  await indexProfile(transaction, accountId)
  return row
}

/**
 * Sets the visibility of a profile for six months; setting the same one again extends it. A change to
 * anonymous gives the profile a new id.
 *
 * @throws Refused at `visibility` if it would be visible without a headline
 */
export async function setVisibilityOf(
  transaction: Database,
  {
    accountId,
    now,
    visibility,
  }: { readonly accountId: string; readonly now: number; readonly visibility: Visibility },
): Promise<ProfileRow> {
  const before = (await lockProfile(transaction, accountId)) ?? newProfileRow(accountId, now)
  const isHidden = visibility === 'hidden'
  if (!isHidden && profileContentOf(before).headline === '') {
    throw Refused.field('visibility', talentRefusals.headlineMissing)
  }
  const until = isHidden ? null : monthsAfter(now, VISIBLE_MONTHS)
  const after = await keep(transaction, now, {
    ...before,
    visibility,
    ...(before.visibility === 'named' && visibility !== 'named' && { person_id: randomUUID() }),
    active_day: dayOf(now),
    visible_until: until,
    is_asked: 0,
  })
  await disarm(transaction, profileSubject(accountId))
  if (until !== null) {
    const deadline = {
      subject: profileSubject(accountId),
      event: 'visibilityDue',
      state: 'visible',
      due: until,
    }
    await arm(transaction, [deadline], now)
  }
  return after
}

/** Hides the profile of an account, if it is visible. */
export async function hideProfile(transaction: Database, accountId: string): Promise<void> {
  const row = await lockProfile(transaction, accountId)
  if (!row || row.visibility === 'hidden') return
  await transaction
    .updateTable('profiles')
    .set({
      visibility: 'hidden',
      visible_until: null,
      is_asked: 0,
      ...(row.visibility === 'named' && { person_id: randomUUID() }),
    })
    .where('account_id', '=', accountId)
    .execute()
  await disarm(transaction, profileSubject(accountId))
  await indexProfile(transaction, accountId)
}

/**
 * Updates a profile after changes of resumes: entries copied from one, and exclusions of employers in any of
 * them.
 */
export async function followResumes(transaction: Database, accountId: string, now: number): Promise<void> {
  const row = await lockProfile(transaction, accountId)
  if (!row) return
  const before = profileContentOf(row)
  const resume =
    before.resumeId === null ? undefined : await keptResume(transaction, accountId, before.resumeId)
  const content = { ...before, ...(resume && entriesFromResume(documentOf(resume))) }
  await keep(transaction, now, { ...row, content: JSON.stringify(content) })
}

/**
 * Records the day of a person's activity, after a reply or application. Companies see only the day. The
 * transaction must have locked the account before any posting.
 */
export async function noteActivity(transaction: Database, accountId: string, now: number): Promise<void> {
  const today = dayOf(now)
  const known = await transaction
    .selectFrom('profiles')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('active_day', '<', today)
    .executeTakeFirst()
  if (!known) return
  await transaction
    .updateTable('profiles')
    .set({ active_day: today })
    .where('account_id', '=', accountId)
    .execute()
  await indexProfile(transaction, accountId)
}
