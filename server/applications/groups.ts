import { sql, type SqlBool } from 'kysely'
import { daysOnHome, type OwnCounts, type OwnGroup } from '../../contract/applications/groups.ts'
import { readablePostings } from '../postings/public.ts'
import type { Database } from '../store/schema.ts'
import { applicationsOf } from './applications.ts'

const DAY = 86_400_000

/** End time of an application from the ledger; 0 while open. Messages after a hire are ignored. */
export const ended = sql<number>`case
  when state in ('draft', 'active') then 0
  else (
    select max(events.at) from events
    where events.subject_kind = 'application' and events.subject_id = applications.id
      and events.type != 'tell'
  )
end`

/** SQL conditions of the groups that do not depend on the time. Discarded applications belong to no group. */
const groups: Readonly<Record<Exclude<OwnGroup, 'home'>, ReturnType<typeof sql<SqlBool>>>> = {
  all: sql<SqlBool>`state != 'discarded'`,
  open: sql<SqlBool>`state in ('draft', 'active')`,
  draft: sql<SqlBool>`state = 'draft'`,
  sent: sql<SqlBool>`state = 'active' and stage in ('submitted', 'screening')`,
  conversation: sql<SqlBool>`state = 'active' and stage not in ('submitted', 'screening')`,
  closed: sql<SqlBool>`state not in ('draft', 'active', 'discarded')`,
}

/**
 * SQL condition for a candidate's applications in a group.
 *
 * @param now milliseconds since 1970
 */
export const inGroup = (group: OwnGroup, now: number) =>
  group === 'home'
    ? sql<SqlBool>`(${groups.open} or (${groups.closed} and ${ended} > ${now - daysOnHome * DAY}))`
    : groups[group]

const count = (group: keyof typeof groups) =>
  sql<number | string>`coalesce(sum(case when ${groups[group]} then 1 else 0 end), 0)`.as(group)

/**
 * Number of a candidate's applications by group, and of their saved jobs.
 *
 * @param now milliseconds since 1970
 */
export async function ownCountsOf(db: Database, accountId: string, now: number): Promise<OwnCounts> {
  const found = await applicationsOf(db, accountId)
    .select([count('all'), count('draft'), count('sent'), count('conversation'), count('closed')])
    .executeTakeFirstOrThrow()
  const saved = await readablePostings(db, now)
    .innerJoin('saved_jobs', 'saved_jobs.posting_id', 'postings.id')
    .select(({ fn }) => fn.countAll<number | string>().as('saved'))
    .where('saved_jobs.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    all: Number(found.all),
    saved: Number(saved.saved),
    draft: Number(found.draft),
    sent: Number(found.sent),
    conversation: Number(found.conversation),
    closed: Number(found.closed),
  }
}

/** True if a candidate has a resume outside the trash. */
export async function hasResume(db: Database, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
