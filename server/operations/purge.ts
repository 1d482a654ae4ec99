import { setImmediate } from 'node:timers/promises'
import type { Database } from '../store/schema.ts'
import type { Logger } from './logger.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TRAIL = 90 * DAY
/** For how long an account whose address was never verified is kept without a login. */
const UNVERIFIED = 30 * DAY
const GIVEN_UP = 30 * DAY
const AT_ONCE = 1_000

/** Finds up to so many rows that have expired at a time, and removes them. */
type Removal = (db: Database, now: number, atOnce: number) => Promise<{ readonly numDeletedRows: bigint }>

const sessionsBy =
  (column: 'expires_at' | 'idle_expires_at'): Removal =>
  (db, now, atOnce) => {
    const expired = db.selectFrom('sessions').select('token_hash').where(column, '<=', now).limit(atOnce)
    return db.deleteFrom('sessions').where('token_hash', 'in', expired).executeTakeFirst()
  }

const companiesWithoutMembers = (db: Database) =>
  db
    .selectFrom('companies')
    .select('companies.id')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('members')
            .select('members.company_id')
            .whereRef('members.company_id', '=', 'companies.id'),
        ),
      ),
    )

/** What has expired, by what it is. */
const removals: Readonly<Record<string, Removal>> = {
  sessions: sessionsBy('expires_at'),
  'unused sessions': sessionsBy('idle_expires_at'),
  grants: (db, now, atOnce) => {
    const expired = db.selectFrom('grants').select('browser_hash').where('expires_at', '<=', now)
    return db
      .deleteFrom('grants')
      .where('browser_hash', 'in', expired.limit(atOnce))
      .where('expires_at', '<=', now)
      .executeTakeFirst()
  },
  // An hour longer than they are valid, because a grant may still need them.
  codes: (db, now, atOnce) => {
    const until = now - HOUR
    const expired = db.selectFrom('codes').select('account_id').where('expires_at', '<=', until)
    return db
      .deleteFrom('codes')
      .where('account_id', 'in', expired.limit(atOnce))
      .where('expires_at', '<=', until)
      .executeTakeFirst()
  },
  invitations: (db, now, atOnce) => {
    const expired = db.selectFrom('invitations').select('id').where('expires_at', '<=', now).limit(atOnce)
    return db.deleteFrom('invitations').where('id', 'in', expired).executeTakeFirst()
  },
  'reports that were decided': (db, now, atOnce) => {
    const decided = db
      .selectFrom('reports')
      .select('id')
      .where('decided_at', '<=', now - TRAIL)
    return db.deleteFrom('reports').where('id', 'in', decided.limit(atOnce)).executeTakeFirst()
  },
  counters: (db, now, atOnce) => {
    const expired = db.selectFrom('limits').select('key').where('expire', '<=', now).limit(atOnce)
    return db.deleteFrom('limits').where('key', 'in', expired).executeTakeFirst()
  },
  'security events': (db, now, atOnce) => {
    const expired = db
      .selectFrom('security_events')
      .select('id')
      .where('at', '<=', now - TRAIL)
    return db.deleteFrom('security_events').where('id', 'in', expired.limit(atOnce)).executeTakeFirst()
  },
  // What is theirs goes with them. Sessions that have expired went before.
  'unverified accounts': (db, now, atOnce) => {
    const unused = db
      .selectFrom('accounts')
      .select('id')
      .where('verified_at', 'is', null)
      .where('last_login_at', '<=', now - UNVERIFIED)
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom('sessions').select('token_hash').whereRef('account_id', '=', 'accounts.id'),
          ),
        ),
      )
    return db.deleteFrom('accounts').where('id', 'in', unused.limit(atOnce)).executeTakeFirst()
  },
  // Of their postings, which go with them below.
  'events of postings of companies without members': (db, _, atOnce) => {
    const left = db
      .selectFrom('events')
      .innerJoin('postings', 'postings.id', 'events.subject_id')
      .select('postings.id')
      .where('subject_kind', '=', 'posting')
      .where('postings.company_id', 'in', companiesWithoutMembers(db))
    return db
      .deleteFrom('events')
      .where('subject_kind', '=', 'posting')
      .where('subject_id', 'in', left.limit(atOnce))
      .executeTakeFirst()
  },
  'events of companies without members': (db, _, atOnce) => {
    const left = db
      .selectFrom('events')
      .innerJoin('companies', 'companies.id', 'events.subject_id')
      .select('companies.id')
      .where('subject_kind', '=', 'company')
      .where('companies.id', 'in', companiesWithoutMembers(db))
    return db
      .deleteFrom('events')
      .where('subject_kind', '=', 'company')
      .where('subject_id', 'in', left.limit(atOnce))
      .executeTakeFirst()
  },
  // Of drafts of accounts that are gone, and of what went with its posting.
  'events of applications that are gone': (db, _, atOnce) => {
    const left = db
      .selectFrom('events')
      .select('subject_id')
      .where('subject_kind', '=', 'application')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('applications')
              .select('applications.id')
              .whereRef('applications.id', '=', 'events.subject_id'),
          ),
        ),
      )
    return db
      .deleteFrom('events')
      .where('subject_kind', '=', 'application')
      .where('subject_id', 'in', left.limit(atOnce))
      .executeTakeFirst()
  },
  // Nobody can act for them any more. Their addresses stay taken.
  'companies without members': (db, _, atOnce) => {
    const left = companiesWithoutMembers(db)
    return db.deleteFrom('companies').where('id', 'in', left.limit(atOnce)).executeTakeFirst()
  },
  'jobs that were given up': (db, now, atOnce) => {
    const expired = db
      .selectFrom('jobs')
      .select('id')
      .where('failed_at', '<=', now - GIVEN_UP)
    return db.deleteFrom('jobs').where('id', 'in', expired.limit(atOnce)).executeTakeFirst()
  },
  'deleted files that were sent with nothing that is left': (db, _, atOnce) => {
    const left = db
      .selectFrom('files')
      .select('id')
      .where('removed_at', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('applications')
              .select('applications.id')
              .whereRef('applications.sent_file_id', '=', 'files.id'),
          ),
        ),
      )
    return db.deleteFrom('files').where('id', 'in', left.limit(atOnce)).executeTakeFirst()
  },
  'files that broke off': (db, now, atOnce) => {
    const left = db
      .selectFrom('files')
      .select('id')
      .where('digest', 'is', null)
      .where('created_at', '<=', now - HOUR)
    return db.deleteFrom('files').where('id', 'in', left.limit(atOnce)).executeTakeFirst()
  },
}

/**
 * Removes what has expired: sessions, grants, codes that no grant can need any more, invitations, reports that were decided more than
 * 90 days ago, counters, security events of
 * more than 90 days ago, accounts that were never verified and not used for 30 days, with the companies that only they
 * acted for, jobs that were given up more than 30 days ago, and files that broke off. A thousand rows at a time, so that
 * calls are answered in between. What cannot be removed is logged and keeps nothing else from being removed.
 *
 * @param now in milliseconds since 1970
 */
export async function purge(db: Database, now: number, logger: Logger): Promise<void> {
  for (const [what, remove] of Object.entries(removals)) {
    try {
      while ((await remove(db, now, AT_ONCE)).numDeletedRows > 0n) await setImmediate()
    } catch (error) {
      logger.error({ error, what }, 'Old rows were not removed')
    }
  }
}
