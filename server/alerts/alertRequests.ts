import * as v from 'valibot'
import { savedCriteria, alertFrequency } from '../../contract/alerts/savedSearch.ts'
import { requestSavedSearchMail } from './savedSearchMails.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import type { Handlers } from '../work/worker.ts'
import { insertSearch, makeRoom, searchWith } from './saveSearch.ts'
import { subscriberFor } from './subscribers.ts'

const jobKind = 'alertRequest'

const requestSchema = v.object({
  criteria: savedCriteria,
  /** Canonical email address. */
  emailAddress: v.string(),
  every: alertFrequency,
  timeZone: v.string(),
})

type AlertRequest = v.InferOutput<typeof requestSchema>

/** Computes a keyed hash of 22 characters. */
type KeyedHash = (text: string) => string

/** Hash that records that an address has received its only confirmation email. */
export const confirmationHash = (keyedHash: KeyedHash, emailAddress: string): string =>
  keyedHash(`alert confirmation ${emailAddress}`)

/**
 * Queues a request for an alert without an account. It does the same for every address, so that timing does
 * not reveal accounts; an identical request is queued once.
 */
export const requestAlertFor = (
  db: Database,
  request: AlertRequest,
  { keyedHash, now }: { readonly keyedHash: KeyedHash; readonly now: number },
): Promise<void> =>
  addJob(db, {
    queue: 'deadlines',
    kind: jobKind,
    key: `${jobKind} ${keyedHash(`alert request ${request.emailAddress} ${request.criteria}`)}`,
    payload: request,
    now,
  })

interface RequestParts {
  readonly db: Database
  readonly keyedHash: KeyedHash
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Job handler that creates the unconfirmed search of a request. */
export const createAlertRequestHandlers = ({ db, keyedHash, now }: RequestParts): Handlers => ({
  [jobKind]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      if (!(await finish(transaction))) return
      await makeRequested(transaction, v.parse(requestSchema, payload), { keyedHash, now: now() })
    }),
})

/**
 * Creates the search of a request, unless the address has the same search or has reached the limit. The
 * request may come from a stranger, so it is not reported.
 */
async function makeRequested(
  transaction: Database,
  { emailAddress, ...wanted }: AlertRequest,
  { keyedHash, now }: { readonly keyedHash: KeyedHash; readonly now: number },
): Promise<void> {
  const account = await reachableAccountOf(transaction, emailAddress)
  if (account && (await isSavedBy(transaction, account.id, wanted.criteria))) return
  const subscriber = await subscriberFor(transaction, { emailAddress }, now)
  const known = await searchWith(transaction, subscriber, wanted.criteria)
  if (known && known.state !== 'ended') return
  if (!(await makeRoom(transaction, subscriber, known))) return
  const search = await insertSearch(transaction, subscriber, { ...wanted, name: '' }, now)
  const isConfirmed = subscriber.confirmed_at !== null || account !== undefined
  if (isConfirmed || (await takeOnlyMail(transaction, confirmationHash(keyedHash, emailAddress), now))) {
    await requestSavedSearchMail(transaction, 'confirmAlert', search.id, now)
  }
}

const reachableAccountOf = (db: Database, emailAddress: string) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'candidate')
    .where('email_address', '=', emailAddress)
    .where('verified_at', 'is not', null)
    .where('erase_at', 'is', null)
    .executeTakeFirst()

const isSavedBy = async (db: Database, accountId: string, criteria: string): Promise<boolean> =>
  (await db
    .selectFrom('saved_searches')
    .innerJoin('subscribers', 'subscribers.id', 'saved_searches.subscriber_id')
    .select('saved_searches.id')
    .where('account_id', '=', accountId)
    .where('criteria', '=', criteria)
    .where('state', '!=', 'ended')
    .executeTakeFirst()) !== undefined

/**
 * Claims the only email that an unconfirmed address ever receives.
 *
 * @returns false if the address has received it before
 */
async function takeOnlyMail(transaction: Database, addressHash: string, now: number): Promise<boolean> {
  const taken = await transaction
    .insertInto('alert_confirmations')
    .values({ address_hash: addressHash, mailed_at: now })
    .onConflict((same) => same.column('address_hash').doNothing())
    .returning('address_hash')
    .executeTakeFirst()
  return taken !== undefined
}
