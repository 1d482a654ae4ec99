import {
  lessLikeReasons,
  type AlertPageContent,
  type LessLikeReason,
} from '../../../contract/alerts/alertPage.ts'
import { shortenedAddress } from '../../../contract/notices/stopping.ts'
import { contentOf } from '../../postings/postings.ts'
import type { Database } from '../../store/schema.ts'
import type { AlertLink, AlertLinks } from '../alertLinks.ts'
import { criteriaWithout, givenReasons, mailedJobOf } from './mailedJob.ts'
import { nameOfSearch } from '../savedSearchMails.ts'
import type { HeldSearch, SavedSearchRow } from '../savedSearches.ts'

/** Content of the page of a mailed link; null if the link is forged, or its search or account was deleted. */
export async function alertPageOf(
  db: Database,
  links: AlertLinks,
  token: string,
  search: string,
): Promise<AlertPageContent> {
  const link = links.read(token)
  const found = link && (await linkedSearch(db, link))
  if (!link || !found) return null
  const { emailAddress, ...held } = found
  const slug = new URLSearchParams(search).get('job')
  const searches = link.purpose === 'confirm' ? await startedBy(db, held) : [held.search]
  return {
    purpose: link.purpose,
    address: shortenedAddress(emailAddress),
    searches: searches.map(({ criteria, every, name, state }) => ({
      criteria,
      title: nameOfSearch({ criteria, name }),
      every,
      state,
    })),
    job: link.purpose === 'manage' && slug !== null ? await jobOnPage(db, held, slug) : null,
  }
}

async function linkedSearch(db: Database, { searchId }: AlertLink) {
  const search = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', searchId)
    .executeTakeFirst()
  if (!search) return undefined
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', search.subscriber_id)
    .executeTakeFirst()
  if (!subscriber) return undefined
  if (subscriber.email_address !== null) return { search, subscriber, emailAddress: subscriber.email_address }
  const account = await db
    .selectFrom('accounts')
    .select('email_address')
    .where('id', '=', subscriber.account_id)
    .where('erase_at', 'is', null)
    .executeTakeFirst()
  return account && { search, subscriber, emailAddress: account.email_address }
}

/** The search of a confirmation link, followed by the other open searches of its address. */
async function startedBy(db: Database, { search, subscriber }: HeldSearch): Promise<SavedSearchRow[]> {
  const others = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('subscriber_id', '=', subscriber.id)
    .where('id', '!=', search.id)
    .where('state', '!=', 'ended')
    // A link to an address must not show the searches of an account.
    .$if(subscriber.account_id !== null, (some) => some.where('state', '=', 'unconfirmed'))
    .orderBy('created_at')
    .execute()
  return [search, ...others]
}

async function jobOnPage(db: Database, held: HeldSearch, slug: string) {
  const job = await mailedJobOf(db, held, slug)
  if (!job) return null
  const given = await givenReasons(db, held, job)
  const reasons: LessLikeReason[] = []
  for (const reason of lessLikeReasons) {
    if (given.includes(reason) || held.search.state === 'ended') continue
    if ((await criteriaWithout(db, held, job, reason)) !== undefined) reasons.push(reason)
  }
  return { slug, title: contentOf(job).title, company: job.name, reasons, given }
}
