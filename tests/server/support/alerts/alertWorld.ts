import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { AlertFrequency, SavedSearchState } from '../../../../contract/alerts/lifecycle.ts'
import type { PostingContent } from '../../../../contract/postings/posting.ts'
import { createAlertLinks } from '../../../../server/alerts/alertLinks.ts'
import { createAlertMailHandlers } from '../../../../server/alerts/alertMailHandlers.ts'
import { createDeliveryHandlers } from '../../../../server/alerts/deliverAlerts.ts'
import { createMatchingHandlers } from '../../../../server/alerts/matchPosting.ts'
import { indexSavedSearch } from '../../../../server/alerts/savedSearchIndex.ts'
import { createMailSender } from '../../../../server/mail/mailSender.ts'
import type { Mail } from '../../../../server/mail/transport.ts'
import { createLogger } from '../../../../server/operations/logger.ts'
import { indexPosting, lockCompany } from '../../../../server/postings/findable.ts'
import { openStore } from '../../../../server/store/open.ts'
import type { Database } from '../../../../server/store/schema.ts'
import { createWorker } from '../../../../server/work/worker.ts'
import type { Place } from '../databases.ts'
import { newPlace } from '../harness.ts'
import { completePosting } from '../postings.ts'

/** Number of rows per insert. */
const ROWS = 1_000
const NOON = Date.UTC(2030, 0, 1, 12)

/** Adds a company. Returns its id. */
export async function addCompany(
  db: Database,
  { isDemo = false, name = 'Engine Works', repliesOnTime = false } = {},
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('companies')
    .values({
      id,
      slug: id,
      name,
      folded_name: null,
      website: '',
      website_domain: '',
      about: '',
      size: null,
      industry: '',
      places: '[]',
      proof: 'none',
      proven_at: null,
      proven_by: null,
      revision: 1,
      created_at: 1,
      suspended_at: null,
      is_demo: isDemo ? 1 : 0,
      replies_on_time: repliesOnTime ? 1 : 0,
    })
    .execute()
  return id
}

interface ToPublish {
  readonly companyId: string
  readonly content?: Partial<PostingContent>
  /** Time of publication in milliseconds since 1970. */
  readonly at: number
}

/** Publishes a posting directly in the database, which saves time. Returns its id. */
export async function publishAt(db: Database, { at, companyId, content = {} }: ToPublish): Promise<string> {
  const id = randomUUID()
  const posting = await db
    .insertInto('postings')
    .values({
      id,
      company_id: companyId,
      slug: id,
      content: JSON.stringify({ ...completePosting, ...content }),
      state: 'published',
      outcome: null,
      revision: 1,
      renewals: 0,
      created_at: at,
      published_at: at,
      opened_at: at,
      confirmed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute(async (transaction) =>
      indexPosting(transaction, posting, await lockCompany(transaction, companyId), at),
    )
  return id
}

/** Adds postings that a search has already matched, oldest first and a millisecond apart. */
export async function addMatched(
  db: Database,
  searchId: string,
  { at, companyId, titles }: Pick<ToPublish, 'at' | 'companyId'> & { readonly titles: readonly string[] },
): Promise<void> {
  const postings = titles.map((title, index) => {
    const id = randomUUID()
    return {
      id,
      company_id: companyId,
      slug: id,
      content: JSON.stringify({ ...completePosting, title }),
      state: 'published' as const,
      outcome: null,
      revision: 1,
      renewals: 0,
      created_at: at + index,
      published_at: at + index,
      opened_at: at + index,
      confirmed_at: null,
    }
  })
  for (let from = 0; from < postings.length; from += ROWS) {
    const some = postings.slice(from, from + ROWS)
    await db.insertInto('postings').values(some).execute()
    await db
      .insertInto('alert_matches')
      .values(some.map(({ id }) => ({ search_id: searchId, posting_id: id, matched_at: at })))
      .execute()
  }
}

/** Adds a candidate with a verified address. Returns the account's id. */
export async function addAccount(db: Database, emailAddress: string, more: object = {}): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('accounts')
    .values({
      id,
      role: 'candidate',
      email_address: emailAddress,
      first_name: 'Zelda',
      last_name: 'Quimby',
      user_name: '',
      user_name_canonical: null,
      provider: 'email',
      picture: '',
      password_hash: '',
      verified_at: 1,
      created_at: 1,
      last_login_at: 1,
      ...more,
    })
    .execute()
  return id
}

interface Subscribing {
  readonly accountId?: string
  readonly emailAddress?: string
}

/** Adds a recipient of alerts: an account or a confirmed address. */
export async function addSubscriber(
  db: Database,
  { accountId, emailAddress = `${randomUUID()}@people.example` }: Subscribing = {},
) {
  const id = randomUUID()
  await db
    .insertInto('subscribers')
    .values({
      id,
      account_id: accountId ?? null,
      email_address: accountId === undefined ? emailAddress : null,
      confirmed_at: accountId === undefined ? 1 : null,
      created_at: 1,
    })
    .execute()
  return { id, emailAddress }
}

interface ToSave {
  readonly criteria?: string
  readonly name?: string
  readonly every?: AlertFrequency
  readonly state?: SavedSearchState
  readonly at?: number
  readonly timeZone?: string
}

/** Saves a search, by default long before any publication. Returns its id. */
export async function saveSearch(
  db: Database,
  subscriberId: string,
  {
    at = 1,
    criteria = '',
    every = 'instant',
    name = '',
    state = 'active',
    timeZone = 'Europe/Berlin',
  }: ToSave = {},
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('saved_searches')
    .values({
      id,
      subscriber_id: subscriberId,
      criteria,
      name,
      every,
      time_zone: timeZone,
      state,
      revision: 1,
      created_at: at,
      renewed_at: at,
      last_at: null,
      due_at: null,
      ended_at: state === 'ended' ? at : null,
    })
    .execute()
  await indexSavedSearch(db, { id, criteria })
  return id
}

/**
 * Starts a worker that matches and delivers alerts, with a clock that the test controls and a recording mail
 * sender.
 */
export async function startAlerts(place?: Place) {
  const store = await openStore(place ?? (await newPlace()))
  onTestFinished(store.close)
  const { db, reader } = store
  const clock = { now: NOON }
  const now = () => clock.now
  const sent: Mail[] = []
  const refusal: { error: Error | undefined } = { error: undefined }
  const logger = createLogger({ logLevel: 'silent' }, { write: () => {} })
  const worker = (queue: 'alerts' | 'mail', handlers: Parameters<typeof createWorker>[0]['handlers']) => {
    const made = createWorker({ db, queue, handlers, atOnce: 1, now, logger })
    onTestFinished(made.close)
    return made
  }
  const matching = () =>
    worker('alerts', {
      ...createMatchingHandlers({ db, reader, now }),
      ...createDeliveryHandlers({ db, reader, now }),
    })
  const links = createAlertLinks('a secret')
  const send = createMailSender({
    db,
    transport: {
      destination: '',
      atOnce: 1,
      send: async (mail) => {
        if (refusal.error) throw refusal.error
        sent.push(mail)
      },
      close: () => {},
    },
    brand: 'Jobgrove',
    origin: () => 'https://jobs.example',
    now,
  })
  const mailing = worker('mail', createAlertMailHandlers({ db, send, alertLinks: links, now }))
  const alerts = matching()
  return {
    db,
    reader,
    clock,
    links,
    sent,
    refusal,
    alerts,
    mailing,
    /** Starts another worker on the same database. */
    matching,
    company: (more?: Parameters<typeof addCompany>[1]) => addCompany(db, more),
    /** Publishes a posting a millisecond after the previous one. */
    publish: (companyId: string, content: Partial<PostingContent> = {}) =>
      publishAt(db, { companyId, content, at: (clock.now += 1) }),
    /** Matches, delivers and sends everything that is due. */
    run: async () => {
      await alerts.work()
      await mailing.work()
      return sent
    },
  }
}
