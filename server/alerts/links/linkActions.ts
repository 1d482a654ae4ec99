import type { AlertFormAction, LessLikeReason } from '../../../contract/alerts/alertPage.ts'
import { Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { alertsRefusals } from '../../words/savedSearches.ts'
import type { AlertLink, AlertLinks } from '../alertLinks.ts'
import { applySavedSearchEvent } from '../applyEvent.ts'
import { joinAlerts, lockAccountOf } from '../joinAccount.ts'
import { narrowSearch, undoNarrowing } from './lessLike.ts'
import { lockSavedSearch, type HeldSearch } from '../savedSearches.ts'

/** Action requested by the recipient of a mailed link. */
export type LinkAction =
  | { readonly do: Extract<AlertFormAction, 'confirm' | 'stop' | 'keep'> }
  | {
      readonly do: Extract<AlertFormAction, 'less' | 'undo'>
      readonly slug: string
      readonly reason: LessLikeReason
    }

interface LinkUse {
  readonly links: AlertLinks
  readonly token: string
  readonly action: LinkAction
  /** Milliseconds since 1970. */
  readonly now: number
}

const deadLink = () => new Refused(alertsRefusals.deadLink, { status: 404 })

/**
 * Performs the action of a mailed link. Idempotent.
 *
 * @returns the account of the recipient; null without one
 * @throws Refused (404) if the link is forged, has another purpose, or its search or account was deleted;
 * Refused (409) if the state of the search does not allow the action
 */
export async function followAlertLink(
  db: Database,
  { action, links, now, token }: LinkUse,
): Promise<string | null> {
  const link = links.read(token)
  if (!link) throw deadLink()
  return db.transaction().execute(async (transaction) => {
    const held = await holdLinked(transaction, link)
    await act(transaction, { held, link, action, now })
    return held.subscriber.account_id
  })
}

/** Locks the search of a link. Lock order: account, recipient, search. */
async function holdLinked(transaction: Database, { searchId }: AlertLink): Promise<HeldSearch> {
  const recipient = await transaction
    .selectFrom('saved_searches')
    .innerJoin('subscribers', 'subscribers.id', 'saved_searches.subscriber_id')
    .leftJoin('accounts', 'accounts.id', 'subscribers.account_id')
    .select(['subscribers.email_address', 'accounts.erase_at'])
    .where('saved_searches.id', '=', searchId)
    .executeTakeFirst()
  if (!recipient || recipient.erase_at !== null) throw deadLink()
  if (recipient.email_address !== null) await lockAccountOf(transaction, recipient.email_address)
  const held = await lockSavedSearch(transaction, searchId)
  if (!held) throw deadLink()
  return held
}

interface Acting {
  readonly held: HeldSearch
  readonly link: AlertLink
  readonly action: LinkAction
  readonly now: number
}

async function act(transaction: Database, { action, held, link, now }: Acting): Promise<void> {
  if (action.do === 'stop') return stop(transaction, held, link, now)
  if (action.do === 'confirm') {
    if (link.purpose !== 'confirm') throw deadLink()
    return confirm(transaction, held, now)
  }
  if (link.purpose !== 'manage') throw deadLink()
  if (action.do === 'less') return narrowSearch(transaction, held, action, now)
  if (action.do === 'undo') return undoNarrowing(transaction, held, action, now)
  if (held.search.state === 'active') return
  await applySavedSearchEvent(transaction, held, { type: 'keep' }, { actor: 'candidate', now })
}

/** Confirms an address with all its searches. If the address has an account, the searches are moved there. */
async function confirm(
  transaction: Database,
  { search, subscriber }: HeldSearch,
  now: number,
): Promise<void> {
  if (search.state === 'ended') throw deadLink()
  if (search.state !== 'unconfirmed') return
  if (subscriber.account_id === null && subscriber.confirmed_at === null) {
    await transaction
      .updateTable('subscribers')
      .set({ confirmed_at: now })
      .where('id', '=', subscriber.id)
      .execute()
  }
  for (const each of await unconfirmedOf(transaction, subscriber.id)) {
    const change = { actor: 'candidate', now } as const
    await applySavedSearchEvent(transaction, { subscriber, search: each }, { type: 'confirm' }, change)
  }
  const account =
    subscriber.email_address === null ? undefined : await lockAccountOf(transaction, subscriber.email_address)
  if (account) await joinAlerts(transaction, account.id, now)
}

/** Stops the search of a link. A confirmation link stops all unconfirmed searches of its address. */
async function stop(
  transaction: Database,
  { search, subscriber }: HeldSearch,
  { purpose }: AlertLink,
  now: number,
): Promise<void> {
  const others = purpose === 'confirm' ? await unconfirmedOf(transaction, subscriber.id) : []
  for (const each of [search, ...others.filter(({ id }) => id !== search.id)]) {
    if (each.state === 'ended') continue
    const change = { actor: 'candidate', now } as const
    await applySavedSearchEvent(transaction, { subscriber, search: each }, { type: 'stop' }, change)
  }
}

const unconfirmedOf = (transaction: Database, subscriberId: string) =>
  transaction
    .selectFrom('saved_searches')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'unconfirmed')
    .orderBy('created_at')
    .execute()
