import { setImmediate } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { monthsAfter, retention } from '../../contract/privacy/retention.ts'
import { viewDays } from '../../contract/postings/views.ts'
import { removeExportPieces } from './exportPieces.ts'
import type { Database } from './schema.ts'
import type { Logger } from '../operations/logger.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Retention of a report after its decision. */
const DECIDED = 90 * DAY
/** Retention of an account with an unverified address, since its last login. */
const UNVERIFIED = retention.unverifiedAccountDays * DAY
const GIVEN_UP = retention.mailDays * DAY
const ERASURES = 400 * DAY
/** Time that an expired or failed export stays in the owner's list. */
const ENDED_EXPORT = 30 * DAY
/** Time that an ended saved search stays in the owner's list, and the page of its links works. */
const ENDED_SEARCH = 30 * DAY
/** Months in which an address is not mailed a second confirmation of a job alert. */
const ALERT_CONFIRMATION_MONTHS = 24
/** Retention of letters and resumes in the trash. */
const IN_TRASH = retention.trashDays * DAY
const AT_ONCE = 1_000
// Batch size for large rows.
const LARGE_AT_ONCE = 50

/** Deletes a limited number of rows that have expired at a time. */
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
    // A company with sent applications is kept for its candidates, even without members.
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('applications')
            .innerJoin('postings', 'postings.id', 'applications.posting_id')
            .select('applications.id')
            .whereRef('postings.company_id', '=', 'companies.id')
            .where('applications.submitted_at', 'is not', null)
            .where('applications.erased_at', 'is', null),
        ),
      ),
    )

/** Query of unverified accounts without a recent login. Their expired sessions are deleted before. */
const unverifiedAccounts = (db: Database, now: number) =>
  db
    .selectFrom('accounts')
    .select('accounts.id')
    .where('verified_at', 'is', null)
    .where('last_login_at', '<=', now - UNVERIFIED)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('sessions').select('token_hash').whereRef('account_id', '=', 'accounts.id'),
        ),
      ),
    )

const endedSearches = (db: Database, now: number) =>
  db
    .selectFrom('saved_searches')
    .select('saved_searches.id')
    .where('ended_at', '<=', now - ENDED_SEARCH)

const applicationsOf = (db: Database) => db.selectFrom('applications').select('applications.id')

/** Ledger rows of deleted subjects, which have no foreign key. */
const eventsOf =
  <Schema, Table extends keyof Schema>(
    kind: 'application' | 'posting' | 'company' | 'savedSearch',
    going: (db: Database, now: number) => SelectQueryBuilder<Schema, Table, { id: string }>,
  ): Removal =>
  (db, now, atOnce) => {
    const left = db
      .selectFrom('events')
      .select('subject_id')
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', going(db, now))
    return db
      .deleteFrom('events')
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', left.limit(atOnce))
      .executeTakeFirst()
  }

/** Deletions of expired rows, by name. */
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
  'challenges of passkeys': (db, now, atOnce) => {
    const expired = db
      .selectFrom('passkey_challenges')
      .select('challenge_hash')
      .where('expires_at', '<=', now)
    return db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', 'in', expired.limit(atOnce))
      .executeTakeFirst()
  },
  // One hour beyond their validity, because a permission to set a password may still refer to them.
  codes: (db, now, atOnce) => {
    const until = now - HOUR
    const expired = db.selectFrom('codes').select('account_id').where('expires_at', '<=', until)
    return db
      .deleteFrom('codes')
      .where('account_id', 'in', expired.limit(atOnce))
      .where('expires_at', '<=', until)
      .executeTakeFirst()
  },
  'one-time codes': (db, now, atOnce) => {
    const expired = db.selectFrom('one_time_codes').select('id').where('expires_at', '<=', now).limit(atOnce)
    return db.deleteFrom('one_time_codes').where('id', 'in', expired).executeTakeFirst()
  },
  // Sessions whose token was never fetched by a client.
  'sessions that no client has fetched': (db, now, atOnce) => {
    const expired = db.selectFrom('authorization_codes').select('session_hash').where('expires_at', '<=', now)
    return db.deleteFrom('sessions').where('token_hash', 'in', expired.limit(atOnce)).executeTakeFirst()
  },
  'sign-ins with a provider': (db, now, atOnce) => {
    const expired = db.selectFrom('provider_flows').select('browser_hash').where('expires_at', '<=', now)
    return db
      .deleteFrom('provider_flows')
      .where('browser_hash', 'in', expired.limit(atOnce))
      .executeTakeFirst()
  },
  'address changes': (db, now, atOnce) => {
    const expired = db.selectFrom('address_changes').select('id').where('expires_at', '<=', now).limit(atOnce)
    return db.deleteFrom('address_changes').where('id', 'in', expired).executeTakeFirst()
  },
  invitations: (db, now, atOnce) => {
    const expired = db.selectFrom('invitations').select('id').where('expires_at', '<=', now).limit(atOnce)
    return db.deleteFrom('invitations').where('id', 'in', expired).executeTakeFirst()
  },
  'reports that were decided': (db, now, atOnce) => {
    const decided = db
      .selectFrom('reports')
      .select('id')
      .where('decided_at', '<=', now - DECIDED)
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
      .where('at', '<=', monthsAfter(now, -retention.securityTrailMonths))
    return db.deleteFrom('security_events').where('id', 'in', expired.limit(atOnce)).executeTakeFirst()
  },
  'events of drafts of unverified accounts': eventsOf('application', (db, now) =>
    applicationsOf(db).where('applications.candidate_id', 'in', unverifiedAccounts(db, now)),
  ),
  // Dependent rows are deleted in cascade.
  'unverified accounts': (db, now, atOnce) =>
    db.deleteFrom('accounts').where('id', 'in', unverifiedAccounts(db, now).limit(atOnce)).executeTakeFirst(),
  // Postings and applications of these companies are deleted in cascade below.
  'events of applications to companies without members': eventsOf('application', (db) =>
    applicationsOf(db)
      .innerJoin('postings', 'postings.id', 'applications.posting_id')
      .where('postings.company_id', 'in', companiesWithoutMembers(db)),
  ),
  'events of postings of companies without members': eventsOf('posting', (db) =>
    db
      .selectFrom('postings')
      .select('postings.id')
      .where('postings.company_id', 'in', companiesWithoutMembers(db)),
  ),
  'events of companies without members': eventsOf('company', companiesWithoutMembers),
  // Nobody can manage these companies any more. Their slugs stay taken.
  'companies without members': (db, _, atOnce) => {
    const left = companiesWithoutMembers(db)
    return db.deleteFrom('companies').where('id', 'in', left.limit(atOnce)).executeTakeFirst()
  },
  // Longer than the retention of any backup.
  'erasures of long ago': (db, now, atOnce) => {
    const old = db
      .selectFrom('erasures')
      .select('account_id')
      .where('erased_at', '<=', now - ERASURES)
    return db.deleteFrom('erasures').where('account_id', 'in', old.limit(atOnce)).executeTakeFirst()
  },
  'views of long ago': (db, now) => {
    const expired = db
      .selectFrom('posting_views')
      .select(({ fn }) => fn.min('day').as('day'))
      .where('day', '<=', dayOf(now - viewDays * DAY))
    // Not limited, because a day has only one row for each posting that was viewed.
    return db.deleteFrom('posting_views').where('day', 'in', expired).executeTakeFirst()
  },
  'views of profiles of long ago': (db, now) => {
    const expired = db
      .selectFrom('profile_views')
      .select(({ fn }) => fn.min('day').as('day'))
      .where('day', '<=', dayOf(monthsAfter(now, -retention.profileViewMonths)))
    return db.deleteFrom('profile_views').where('day', 'in', expired).executeTakeFirst()
  },
  'events of ended searches': eventsOf('savedSearch', endedSearches),
  'ended searches': (db, now, atOnce) =>
    db
      .deleteFrom('saved_searches')
      .where('id', 'in', endedSearches(db, now).limit(atOnce))
      .executeTakeFirst(),
  // Nothing is sent to these addresses any more.
  'addresses without searches': (db, now, atOnce) => {
    const unused = db
      .selectFrom('subscribers')
      .select('subscribers.id')
      .where('email_address', 'is not', null)
      .where('created_at', '<=', now - HOUR)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('saved_searches')
              .select('saved_searches.id')
              .whereRef('subscriber_id', '=', 'subscribers.id'),
          ),
        ),
      )
    return db.deleteFrom('subscribers').where('id', 'in', unused.limit(atOnce)).executeTakeFirst()
  },
  'confirmations of job alerts': (db, now, atOnce) => {
    const expired = db
      .selectFrom('alert_confirmations')
      .select('address_hash')
      .where('mailed_at', '<=', monthsAfter(now, -ALERT_CONFIRMATION_MONTHS))
    return db
      .deleteFrom('alert_confirmations')
      .where('address_hash', 'in', expired.limit(atOnce))
      .executeTakeFirst()
  },
  'letters in the trash': (db, now, atOnce) => {
    const expired = db
      .selectFrom('letters')
      .select('id')
      .where('trashed_at', '<=', now - IN_TRASH)
    return db.deleteFrom('letters').where('id', 'in', expired.limit(atOnce)).executeTakeFirst()
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
  'resumes in the trash': (db, now, atOnce) => {
    const trashed = db
      .selectFrom('resumes')
      .select('id')
      .where('trashed_at', '<=', now - IN_TRASH)
    return db
      .deleteFrom('resumes')
      .where('id', 'in', trashed.limit(Math.min(atOnce, LARGE_AT_ONCE)))
      .executeTakeFirst()
  },
  'pieces of expired exports': async (db, now) => ({
    numDeletedRows: await removeExportPieces(db, (ids) => ids.where('exports.expires_at', '<=', now)),
  }),
  'exports that ended': (db, now, atOnce) => {
    const ended = db
      .selectFrom('exports')
      .select('id')
      .where('requested_at', '<=', now - ENDED_EXPORT)
      .where((row) => row.or([row('expires_at', '<=', now), row('state', '=', 'failed')]))
    return db.deleteFrom('exports').where('id', 'in', ended.limit(atOnce)).executeTakeFirst()
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
 * Deletes expired data: letters and resumes after 30 days in the trash, sessions, permissions, provider
 * sign-ins, passkey challenges, codes, address changes, invitations, decided reports after 90 days,
 * rate-limit counters, security events after 12 months, accounts that were never verified after 30 days
 * without a login, companies without members, failed jobs after 90 days, views after 400 days, ended saved
 * searches after 30 days, alert addresses without a search, exports after 7 days, and incomplete uploads.
 * Works in batches of a thousand rows, so that calls can run in between. Failures are logged and do not
 * affect the other deletions.
 *
 * @param now milliseconds since 1970
 */
export async function purge(db: Database, now: number, logger: Logger): Promise<void> {
  for (const [what, remove] of Object.entries(removals)) {
    try {
      while ((await remove(db, now, AT_ONCE)).numDeletedRows > 0n) await setImmediate()
    } catch (error) {
      logger.error({ error, what }, 'Expired rows were not removed')
    }
  }
}
