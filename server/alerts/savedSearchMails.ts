import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { jobKindOf } from '../mail/kinds.ts'
import { renderMail } from '../mail/templates.ts'
import type { Attempt, WrittenMail } from '../mail/write.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { alertMailWords } from '../words/mails/alerts.ts'
import { searchInWords } from '../words/alerts.ts'
import { savedSearchMailWords, unnamedSearch } from '../words/mails/savedSearches.ts'
import { parseAlertCriteria } from './alertCriteria.ts'
import type { AlertLinks } from './alertLinks.ts'
import type { SavedSearchRow } from './savedSearches.ts'

export type SavedSearchMailKind = keyof typeof savedSearchMailWords

/** Job priorities. A person waits for the confirmation. */
const priorities: Readonly<Record<SavedSearchMailKind, number>> = { confirmAlert: 1, keepAlert: 3 }

/** State in which an email is still relevant, and purpose of its link. */
const uses = {
  confirmAlert: { state: 'unconfirmed', purpose: 'confirm' },
  keepAlert: { state: 'asked', purpose: 'manage' },
} as const satisfies Readonly<Record<SavedSearchMailKind, object>>

const requestSchema = v.object({ searchId: v.string() })

/** Queues an email about a saved search, within the transaction that causes it. */
export const requestSavedSearchMail = (
  transaction: Database,
  kind: SavedSearchMailKind,
  searchId: string,
  now: number,
): Promise<void> =>
  addJob(transaction, {
    queue: 'mail',
    kind: jobKindOf(kind),
    key: `${jobKindOf(kind)} ${searchId}`,
    payload: { searchId },
    priority: priorities[kind],
    now,
  })

/**
 * Renders emails about saved searches.
 *
 * @returns the email and its recipient; undefined if the search is in another state by now, or the account is
 * deleted or a demo
 */
export const savedSearchMailWriter =
  (kind: SavedSearchMailKind, links: AlertLinks) =>
  async (
    transaction: Database,
    { brand, earlier, origin, payload }: Attempt & { readonly payload: unknown },
  ): Promise<(WrittenMail & { readonly recipient: string }) | undefined> => {
    const { searchId } = v.parse(requestSchema, payload)
    const { purpose, state } = uses[kind]
    const found = await transaction
      .selectFrom('saved_searches')
      .innerJoin('subscribers', 'subscribers.id', 'saved_searches.subscriber_id')
      .leftJoin('accounts', 'accounts.id', 'subscribers.account_id')
      .select(['criteria', 'name', 'every', 'account_id', 'first_name', 'is_demo', 'erase_at'])
      .select(({ fn }) => fn.coalesce('subscribers.email_address', 'accounts.email_address').as('recipient'))
      .where('saved_searches.id', '=', searchId)
      .where('saved_searches.state', '=', state)
      .executeTakeFirst()
    if (!found?.recipient || found.is_demo === 1 || found.erase_at !== null) return undefined
    const { account_id: accountId, every, recipient } = found
    if (earlier) return { ...earlier, recipient }
    const token = links.tokenOf({ purpose, searchId })
    const link = origin + alertPaths.alert(token)
    const content = await renderMail(
      savedSearchMailWords[kind]({ brand, every, search: nameOfSearch(found) }),
      {
        brand,
        firstName: purpose === 'manage' ? (found.first_name ?? undefined) : undefined,
        link,
        stop: {
          name: alertMailWords.kind,
          text: alertMailWords.stop,
          link,
          oneClick: origin + alertPaths.stop(token),
        },
      },
    )
    return {
      ...content,
      id: randomUUID(),
      ...(accountId !== null && { accountId }),
      codeHash: '',
      validUntil: null,
      recipient,
    }
  }

/** Title of a saved search in words, for its emails and its page. */
export function nameOfSearch({ criteria, name }: Pick<SavedSearchRow, 'criteria' | 'name'>): string {
  const parsed = parseAlertCriteria(criteria)
  if (!parsed) return name || unnamedSearch
  const { place, wanted } = parsed
  return searchInWords({ name, criteria: parsed.criteria, place, isRemote: wanted.isRemote ?? false })
}
