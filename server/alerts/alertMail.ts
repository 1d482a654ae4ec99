import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { jobsInAlert } from '../../contract/alerts/lifecycle.ts'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { searchOf } from '../../contract/search/address.ts'
import type { JobInList } from '../../contract/search/job.ts'
import { paths } from '../../contract/paths.ts'
import { recordOf } from '../applications/record.ts'
import { renderMail } from '../mail/templates.ts'
import type { Attempt, WrittenMail } from '../mail/write.ts'
import { openStates } from '../postings/public.ts'
import { jobsInList } from '../search/jobs.ts'
import type { Database } from '../store/schema.ts'
import { jobFactsInWords, searchInWords } from '../words/alerts.ts'
import { alertMailWords, newJobsMail } from '../words/mails/alerts.ts'
import type { JobInMail } from '../words/mails/mailText.ts'
import { parseAlertCriteria } from './alertCriteria.ts'
import type { AlertLinks } from './alertLinks.ts'
import { alertMailSchema } from './alertMailJob.ts'
import { isWanted, sendingSearches } from './recipients.ts'
import { reasonsFor } from './reasons.ts'

interface Writing extends Attempt {
  readonly payload: unknown
  readonly alertLinks: AlertLinks
}

/**
 * Renders the email of a search at the time of sending. A retry reuses the email of the earlier attempt.
 *
 * @returns undefined if the search sends no emails any more, its recipient cannot be reached, or none of its
 * jobs is still open
 */
export async function writeAlertMail(
  transaction: Database,
  { alertLinks, brand, earlier, now, origin, payload }: Writing,
): Promise<(WrittenMail & { readonly recipient: string }) | undefined> {
  const { count, postingIds, searchId } = v.parse(alertMailSchema, payload)
  const search = await sendingSearches(transaction)
    .where('saved_searches.id', '=', searchId)
    .select([
      'saved_searches.criteria',
      'saved_searches.name',
      'saved_searches.every',
      'subscribers.email_address as own_address',
      'accounts.id as account_id',
      'accounts.email_address as account_address',
      'accounts.first_name',
    ])
    .executeTakeFirst()
  const recipient = search?.account_address ?? search?.own_address
  const parsed = search && parseAlertCriteria(search.criteria)
  if (!parsed || !recipient) return undefined
  if (earlier) return { ...earlier, recipient }
  const open = await stillOpen(transaction, searchId, postingIds)
  if (open.length === 0) return undefined
  const token = alertLinks.tokenOf({ purpose: 'manage', searchId })
  const shown = open.slice(0, jobsInAlert)
  const listed = await jobsInList(
    transaction,
    shown.map(({ id }) => id),
  )
  const jobs: JobInMail[] = []
  for (const [index, job] of listed.entries()) {
    const record = await recordOf(transaction, shown[index]?.company_id ?? '', now)
    const facts = jobFactsInWords(job, record)
    jobs.push({
      ...headOf(job),
      facts,
      // Leaves out reasons that repeat a fact of the job.
      reasons: reasonsFor(search.criteria, job).filter(
        (reason) => !facts.some((fact) => fact.split(' · ').includes(reason)),
      ),
      less: { text: alertMailWords.lessLike, path: alertPaths.lessLike(token, job.slug) },
    })
  }
  const { criteria, place, wanted } = parsed
  const content = await renderMail(
    newJobsMail({
      search: searchInWords({ name: search.name, criteria, place, isRemote: wanted.isRemote ?? false }),
      every: search.every,
      jobs,
      count: count - (postingIds.length - open.length),
    }),
    {
      brand,
      firstName: search.first_name ?? undefined,
      link: `${origin}${paths.jobs}${searchOf({ ...criteria, sort: 'newest' })}`,
      origin,
      stop: {
        name: alertMailWords.kind,
        text: alertMailWords.stop,
        link: origin + alertPaths.alert(token),
        oneClick: origin + alertPaths.stop(token),
      },
    },
  )
  return {
    ...content,
    id: randomUUID(),
    ...(search.account_id !== null && { accountId: search.account_id }),
    codeHash: '',
    validUntil: null,
    recipient,
  }
}

const headOf = ({ company: { logo, name, slug }, slug: job, title }: JobInList) => ({
  title,
  path: paths.job(job),
  company: { name, slug, logo },
})

/**
 * Jobs of an email that are still open, and that the recipient has not hidden or applied to in the meantime;
 * in the given order.
 */
async function stillOpen(db: Database, searchId: string, postingIds: readonly string[]) {
  const open = await sendingSearches(db)
    .innerJoin('postings', (join) => join.on('postings.id', 'in', postingIds))
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .where('saved_searches.id', '=', searchId)
    .where('postings.state', 'in', openStates)
    .where('companies.suspended_at', 'is', null)
    .where(isWanted)
    .select(['postings.id', 'postings.company_id'])
    .execute()
  const byId = new Map(open.map((each) => [each.id, each]))
  return postingIds.flatMap((id) => byId.get(id) ?? [])
}
