import { createHash, randomUUID } from 'node:crypto'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { applicationDeadlines } from '../../../server/applications/deadlines.ts'
import { createPromptRepliesHandlers } from '../../../server/applications/promptReplies.ts'
import { foundCompany } from '../../../server/companies/companies.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { readSettings } from '../../../server/operations/settings.ts'
import { applyPostingEvent } from '../../../server/postings/change.ts'
import { postingDeadlines } from '../../../server/postings/deadlines.ts'
import { lockPosting } from '../../../server/postings/postings.ts'
import { followInApplications } from '../../../server/applications/change.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { createDeadlineHandlers } from '../../../server/work/deadlines.ts'
import { createWorker } from '../../../server/work/worker.ts'
import { completePosting } from '../support/postings.ts'

export const DAY = 86_400_000

/** Pseudorandom numbers from 0 to below 1, the same for a seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Person {
  readonly id: string
  readonly fileId: string
}

/** Opens the database of a server with a clock that the test controls and the workers that depend on it. */
export async function openWorld(dataDir: string) {
  const clock = { now: Date.UTC(2030, 0, 1) }
  const now = () => clock.now
  const store = await openStore({ dataDir, databaseUrl: undefined }, now)
  const { db } = store
  const deadlines = createWorker({
    db,
    queue: 'deadlines',
    handlers: {
      ...createDeadlineHandlers(db, {
        posting: postingDeadlines(now),
        application: applicationDeadlines(now),
      }),
      ...createPromptRepliesHandlers(db, now),
    },
    atOnce: 1,
    now,
    logger: createLogger(readSettings({}), { write: () => {} }),
  })
  return {
    db,
    clock,
    meetDeadlines: deadlines.work,
    close: async () => {
      await deadlines.close()
      await store.close()
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

const account = (role: 'candidate' | 'employer', index: number, now: number) => ({
  id: randomUUID(),
  role,
  email_address: `${role}${index}@example.com`,
  first_name: 'Ada',
  last_name: `Number ${index}`,
  user_name: '',
  user_name_canonical: null,
  provider: 'email' as const,
  picture: '',
  password_hash: '',
  verified_at: now,
  created_at: now,
  last_login_at: now,
})

/** Adds candidates, each with a resume. */
export async function candidatesOf(db: Database, count: number, now: number): Promise<readonly Person[]> {
  const rows = Array.from({ length: count }, (_, index) => account('candidate', index, now))
  const people = rows.map(({ id }) => ({ id, fileId: randomUUID() }))
  const digest = createHash('sha256').update('A resume.').digest('hex')
  await db.transaction().execute(async (transaction) => {
    for (const [index, { id, fileId }] of people.entries()) {
      const row = rows[index]
      if (row) await transaction.insertInto('accounts').values(row).execute()
      await transaction
        .insertInto('files')
        .values({
          id: fileId,
          account_id: id,
          name: 'resume.pdf',
          type: 'application/pdf',
          bytes: 9,
          digest,
          created_at: now,
          removed_at: null,
        })
        .execute()
    }
  })
  return people
}

export interface Employer {
  readonly accountId: string
  readonly companyId: string
}

/** Adds a company and the account of its member. */
export async function employerOf(db: Database, index: number, now: number): Promise<Employer> {
  const row = account('employer', index, now)
  return db.transaction().execute(async (transaction) => {
    await transaction.insertInto('accounts').values(row).execute()
    await foundCompany(transaction, { accountId: row.id, name: `Company ${index}`, now })
    const { company_id: companyId } = await transaction
      .selectFrom('members')
      .select('company_id')
      .where('account_id', '=', row.id)
      .executeTakeFirstOrThrow()
    return { accountId: row.id, companyId }
  })
}

/** Publishes a posting that is open for the maximum time. */
export async function publish(
  { db, clock: { now } }: World,
  { accountId, companyId }: Employer,
  more: Partial<PostingContent>,
): Promise<string> {
  const id = randomUUID()
  const validThrough = new Date(now + 89 * DAY).toISOString().slice(0, 10)
  const content: PostingContent = { ...completePosting, validThrough, ...more }
  await db
    .insertInto('postings')
    .values({
      id,
      company_id: companyId,
      slug: null,
      content: JSON.stringify(content),
      state: 'draft',
      outcome: null,
      revision: 1,
      renewals: 0,
      created_at: now,
      published_at: null,
      opened_at: null,
      confirmed_at: null,
      changes_asked: null,
    })
    .execute()
  await changePosting({ db, now, accountId }, id, { type: 'publish' })
  return id
}

interface Acting {
  readonly db: Database
  readonly now: number
  readonly accountId: string
}

/** Sends an event to a posting as its employer, including all consequences. */
export const changePosting = (
  { db, now, accountId }: Acting,
  id: string,
  event: Parameters<typeof applyPostingEvent>[2],
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const posting = await lockPosting(transaction, id)
    if (!posting) throw new Error(`There is no posting ${id}.`)
    const viewer = { mayPublish: true, now } as const
    const after = await applyPostingEvent(transaction, posting, event, {
      ...viewer,
      actor: 'employer',
      accountId,
    })
    await followInApplications(transaction, after, event, now)
  })
