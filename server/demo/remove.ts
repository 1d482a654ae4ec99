import { sql } from 'kysely'
import { applyPostingEvent } from '../postings/change.ts'
import { countOpenApplications, lockPosting } from '../postings/postings.ts'
import { indexAll } from '../postings/findable.ts'
import { jobIndex, peopleIndex, type SearchIndex } from '../search/searchIndexes.ts'
import { announce } from '../store/changes.ts'
import { isPostgres, forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'

/** Maximum number of values in a statement, for both databases. */
const AT_ONCE = 500

/**
 * Removes the demo and all dependent data in one transaction. It is not filled again.
 *
 * @param now milliseconds since 1970
 * @returns true if the demo existed
 */
export const removeDemo = (db: Database, now: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const demo = await transaction
      .selectFrom('demo')
      .select('id')
      .where('removed_at', 'is', null)
      .modifyEnd(forUpdate(transaction))
      .executeTakeFirst()
    if (!demo) return false
    const real = await realPostingsWithDemoPeople(transaction)
    for (const { id: companyId } of await demoCompanies(transaction).execute()) {
      await announce(transaction, { kind: 'company', companyId })
    }
    await forgetSubjects(transaction)
    await forgetWords(transaction)
    await transaction
      .deleteFrom('company_slugs')
      .where('company_id', 'in', demoCompanies(transaction))
      .execute()
    await transaction.deleteFrom('companies').where('is_demo', '=', 1).execute()
    await transaction.deleteFrom('accounts').where('is_demo', '=', 1).execute()
    await rebuildDictionary(transaction)
    for (const id of real) await goOnWithout(transaction, id, now)
    await transaction.updateTable('demo').set({ removed_at: now }).where('id', '=', demo.id).execute()
    return true
  })

const demoCompanies = (db: Database) => db.selectFrom('companies').select('id').where('is_demo', '=', 1)

const demoPostings = (db: Database) =>
  db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .where('companies.is_demo', '=', 1)

/** Applications by demo candidates, and to demo companies. */
const demoApplications = (db: Database) =>
  db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.candidate_id')
    .where((row) =>
      row.or([
        row('accounts.is_demo', '=', 1),
        row('applications.posting_id', 'in', demoPostings(db).select('postings.id')),
      ]),
    )

const demoCandidates = (db: Database) =>
  db.selectFrom('accounts').select('id').where('is_demo', '=', 1).where('role', '=', 'candidate')

/** Introductions of demo candidates, and by demo companies. */
const demoIntroductions = (db: Database) =>
  db
    .selectFrom('introductions')
    .select('id')
    .where((row) =>
      row.or([row('candidate_id', 'in', demoCandidates(db)), row('company_id', 'in', demoCompanies(db))]),
    )

const demoSearches = (db: Database) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('subscribers', 'subscribers.id', 'saved_searches.subscriber_id')
    .select('saved_searches.id')
    .where('account_id', 'in', demoCandidates(db))

/**
 * Postings of real companies with demo applicants: a person logged in as a demo candidate may have applied
 * there.
 */
async function realPostingsWithDemoPeople(db: Database): Promise<readonly string[]> {
  const found = await demoApplications(db)
    .select('posting_id')
    .distinct()
    .where('posting_id', 'not in', demoPostings(db).select('postings.id'))
    .execute()
  return found.map(({ posting_id: id }) => id)
}

/**
 * Deletes ledger events and deadlines. They refer to their subjects without foreign keys, so they are not
 * deleted in cascade.
 */
async function forgetSubjects(transaction: Database): Promise<void> {
  const subjects = {
    company: await demoCompanies(transaction).execute(),
    posting: await demoPostings(transaction).select('postings.id').execute(),
    application: await demoApplications(transaction).select('applications.id').execute(),
    introduction: await demoIntroductions(transaction).execute(),
    profile: await demoCandidates(transaction).execute(),
    savedSearch: await demoSearches(transaction).execute(),
  } as const
  for (const kind of ['company', 'posting', 'application', 'introduction', 'savedSearch'] as const) {
    for (const ids of inParts(subjects[kind].map(({ id }) => id))) {
      await transaction
        .deleteFrom('events')
        .where('subject_kind', '=', kind)
        .where('subject_id', 'in', ids)
        .execute()
    }
  }
  const names = Object.entries(subjects).flatMap(([kind, all]) => all.map(({ id }) => `${kind}/${id}`))
  for (const some of inParts(names)) {
    await transaction
      .deleteFrom('jobs')
      .where('queue', '=', 'deadlines')
      .where('subject', 'in', some)
      .execute()
  }
}

function inParts(ids: readonly string[]): readonly (readonly string[])[] {
  const parts = Math.ceil(ids.length / AT_ONCE)
  return Array.from({ length: parts }, (_, part) => ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}

/** Deletes search words on SQLite. PostgreSQL deletes them together with postings and profiles. */
async function forgetWords(transaction: Database): Promise<void> {
  if (isPostgres(transaction)) return
  const jobs = transaction
    .selectFrom('search_postings')
    .select('number')
    .where('company_id', 'in', demoCompanies(transaction))
  const people = transaction
    .selectFrom('search_profiles')
    .select('number')
    .where('account_id', 'in', demoCandidates(transaction))
  const numbers = [
    [jobIndex, jobs],
    [peopleIndex, people],
  ] as const satisfies readonly (readonly [SearchIndex, unknown])[]
  for (const [{ words }, of] of numbers) {
    await sql`delete from ${sql.table(words)} where rowid in ${of}`.execute(transaction)
  }
}

/** Rebuilds the dictionary, so that words of the demo are not suggested as corrections. */
async function rebuildDictionary(transaction: Database): Promise<void> {
  await transaction.deleteFrom('search_dictionary').execute()
  await indexAll(transaction)
}

/** Closes a posting whose last waiting applicant was removed. */
async function goOnWithout(transaction: Database, id: string, now: number): Promise<void> {
  const posting = await lockPosting(transaction, id)
  if (posting?.state !== 'closing') return
  const openApplications = await countOpenApplications(transaction, id)
  if (openApplications > 0) return
  const system = { actor: 'system', accountId: null, mayPublish: false, now } as const
  await applyPostingEvent(transaction, posting, { type: 'applicationEnded', openApplications }, system)
}
