import { sql, type SqlBool } from 'kysely'
import type { ResumeVersion } from '../../contract/resumes/calls.ts'
import type { Database } from '../store/schema.ts'
import type { Resume } from './resumes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Stores the current state of a resume as a version, and thins out automatic versions that were never sent:
 * one is kept per minute of the last hour, per hour of the last day, and per day before.
 *
 * @param now milliseconds since 1970
 */
export async function keepVersion(transaction: Database, resume: Resume, now: number): Promise<void> {
  const { id: resume_id, document, revision, title } = resume
  await transaction
    .insertInto('resume_versions')
    .values({ resume_id, revision, title, document, saved_at: now, name: null })
    .execute()
  const step = sql`case
    when resume_versions.saved_at > ${now - HOUR} then 60000
    when resume_versions.saved_at > ${now - DAY} then 3600000
    else 86400000
  end`
  await transaction
    .deleteFrom('resume_versions')
    .where('resume_id', '=', resume_id)
    .where('name', 'is', null)
    .where('was_sent', '=', 0)
    .where(
      sql<SqlBool>`exists (
        select 1 from resume_versions later
        where later.resume_id = resume_versions.resume_id
        and later.revision > resume_versions.revision
        and later.saved_at / (${step}) = resume_versions.saved_at / (${step})
      )`,
    )
    .execute()
}

/** Version of a resume by its revision, if it still exists. */
export const versionAt = (db: Database, id: string, revision: number) =>
  db
    .selectFrom('resume_versions')
    .selectAll()
    .where('resume_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()

/** Versions of a resume, newest first. */
export async function versionsOf(db: Database, id: string): Promise<readonly ResumeVersion[]> {
  const rows = await db
    .selectFrom('resume_versions')
    .select(['revision', 'saved_at', 'name', 'was_sent'])
    .where('resume_id', '=', id)
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(({ revision, name, saved_at: savedAt, was_sent: wasSent }) => ({
    revision,
    savedAt: new Date(savedAt).toISOString(),
    name,
    wasSent: wasSent === 1,
  }))
}
