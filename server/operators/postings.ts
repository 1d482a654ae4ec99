import * as v from 'valibot'
import { operatorPostingEvents, type OperatorPostingEvent } from '../../contract/postings/events.ts'
import { findingsIn } from '../../contract/postings/findings.ts'
import { textAt } from '../../contract/postings/review.ts'
import { followInApplications } from '../applications/change.ts'
import { domainOf } from '../companies/proof.ts'
import { Refused } from '../refused.ts'
import { applyPostingEvent } from '../postings/change.ts'
import { lockCompany } from '../postings/findable.ts'
import { changesOf, contentOf, lockPosting, writtenOf, type Posting } from '../postings/postings.ts'
import { findingsOfCompany } from '../postings/review.ts'
import { decideReports } from '../postings/reports.ts'
import type { Database } from '../store/schema.ts'
import { NotDone, type OperatorParts } from './answer.ts'
import { operatorTexts } from '../words/operators.ts'

/** Posting by id or slug, with its company. */
async function findPosting(db: Database, name: string) {
  const found = await db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .selectAll('postings')
    .select([
      'companies.name as company',
      'companies.website',
      'companies.about',
      'companies.industry',
      'companies.places',
      'companies.revision as company_revision',
      'companies.suspended_at',
    ])
    .where((row) => row.or([row('postings.id', '=', name), row('postings.slug', '=', name)]))
    .executeTakeFirst()
  if (!found) throw new NotDone(operatorTexts.unknownPosting(name))
  return found
}

/** Combined revision of a posting and its company, because a review covers both. */
const revisionOf = (posting: Pick<Posting, 'revision'>, companyRevision: number) =>
  `${posting.revision}.${companyRevision}`

/** Shows a posting with its pending changes, and its fraud signals with the words that triggered them. */
export async function showPosting({ db }: OperatorParts, name: string): Promise<string> {
  const posting = await findPosting(db, name)
  const { about, company, company_revision: companyRevision, id, industry, places, state, website } = posting
  const written = writtenOf(posting)
  const findings = findingsIn(written, domainOf(website)).map(({ code, end, path, start }) => ({
    code,
    path,
    words: textAt(written, path).slice(start, end),
  }))
  const shown = {
    id,
    revision: revisionOf(posting, companyRevision),
    state,
    company,
    website,
    about,
    industry,
    companyPlaces: v.parse(v.array(v.string()), JSON.parse(places)),
    ...contentOf(posting),
    ...(posting.changes !== null && { changes: changesOf(posting) }),
    ...(posting.changes_asked !== null && { changesAsked: posting.changes_asked }),
    findings,
    companyFindings: findingsOfCompany({ name: company, about, industry, places }),
  }
  return JSON.stringify(shown, null, 2)
}

/** Creates a command that applies an event to a posting. Throws `NotDone`. */
export const changePosting =
  (type: OperatorPostingEvent['type']) =>
  async (
    parts: OperatorParts,
    name: string,
    { reason, revision }: { readonly reason?: string | undefined; readonly revision?: string | undefined },
  ): Promise<string> => {
    const { db, now } = parts
    const event = v.safeParse(operatorPostingEvents, { type, ...(reason !== undefined && { reason }) })
    if (!event.success) {
      throw new NotDone(
        type === 'approve' ? operatorTexts.noReasonToApprove : operatorTexts.reasonNeeded(type, name),
      )
    }
    if (type === 'approve' && revision === undefined) {
      const shown = await showPosting(parts, name)
      throw new NotDone(operatorTexts.revisionNeeded(shown))
    }
    return db.transaction().execute(async (transaction) => {
      const { id, suspended_at: suspendedAt } = await findPosting(transaction, name)
      if (type === 'approve' && suspendedAt !== null) {
        throw new NotDone(operatorTexts.companySuspended)
      }
      const posting = await lockPosting(transaction, id)
      if (!posting) throw new NotDone(operatorTexts.unknownPosting(name))
      const company = await lockCompany(transaction, posting.company_id)
      if (revision !== undefined && revision !== revisionOf(posting, company.revision)) {
        throw new NotDone(operatorTexts.changedSince)
      }
      const who = { actor: 'operator', accountId: null, mayPublish: false, now } as const
      const changed = await applyPostingEvent(transaction, posting, event.output, who).catch(
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error
          const isOver = type === 'approve' && posting.state === 'held'
          const sentences = [operatorTexts.notPossible(posting.state, type)]
          if (isOver) sentences.push(operatorTexts.lastDayPassed)
          throw new NotDone(sentences.join(' '))
        },
      )
      if (type === 'remove') await decideReports(transaction, changed, 'removed', now)
      await followInApplications(transaction, changed, event.output, now)
      const { title } = contentOf(changed)
      return posting.changes !== null && posting.state === changed.state
        ? operatorTexts[type === 'approve' ? 'changesPublished' : 'changesRefused'](title, id)
        : operatorTexts.moved(title, id, posting.state, changed.state)
    })
  }

/** Dismisses the reports about a posting, which stays as it is. Throws `NotDone`. */
export const dismissReports = ({ db, now }: OperatorParts, name: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const { id } = await findPosting(transaction, name)
    const posting = await lockPosting(transaction, id)
    const count = posting ? await decideReports(transaction, posting, 'dismissed', now) : 0
    if (count === 0) throw new NotDone(operatorTexts.noReports)
    return operatorTexts.dismissed(count)
  })
