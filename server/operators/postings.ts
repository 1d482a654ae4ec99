import * as v from 'valibot'
import { operatorPostingEvents, type OperatorPostingEvent } from '../../contract/postings/events.ts'
import { followInApplications } from '../applications/change.ts'
import { Refused } from '../refused.ts'
import { happen } from '../postings/change.ts'
import { contentOf, lockPosting } from '../postings/postings.ts'
import { decideReports } from '../postings/reports.ts'
import type { Database } from '../store/schema.ts'
import { NotDone, type OperatorParts } from './answer.ts'

/** A posting by its id or its name in its address, beside its company. */
async function findPosting(db: Database, name: string) {
  const found = await db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .selectAll('postings')
    .select(['companies.name as company', 'companies.website', 'companies.suspended_at'])
    .where((row) => row.or([row('postings.id', '=', name), row('postings.slug', '=', name)]))
    .executeTakeFirst()
  if (!found) throw new NotDone(`There is no posting ${name}.`)
  return found
}

/** Gives what a posting says. */
export async function showPosting({ db }: OperatorParts, name: string): Promise<string> {
  const posting = await findPosting(db, name)
  const { company, id, state, website } = posting
  return JSON.stringify({ id, state, company, website, ...contentOf(posting) }, null, 2)
}

/** Does something to a posting, with the ledger and the mails that go with it. Fails with `NotDone`. */
export const changePosting =
  (type: OperatorPostingEvent['type']) =>
  ({ db, now }: OperatorParts, name: string, reason: string | undefined): Promise<string> => {
    const event = v.safeParse(operatorPostingEvents, { type, ...(reason !== undefined && { reason }) })
    if (!event.success) {
      throw new NotDone(
        type === 'approve'
          ? 'To approve takes no reason.'
          : `Say why, in up to 2,000 characters: ${type} ${name} --reason "…"`,
      )
    }
    return db.transaction().execute(async (transaction) => {
      const { id, suspended_at: suspendedAt } = await findPosting(transaction, name)
      if (type === 'approve' && suspendedAt !== null) {
        throw new NotDone('Its company is suspended. Restore the company first.')
      }
      const posting = await lockPosting(transaction, id)
      if (!posting) throw new NotDone(`There is no posting ${name}.`)
      const who = { actor: 'operator', accountId: null, mayPublish: false, isReviewed: false, now } as const
      const changed = await happen(transaction, posting, event.output, who).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        const isOver = type === 'approve' && posting.state === 'held'
        const why = isOver
          ? ' Its last day is over: refuse it with a reason, and its employer can choose another.'
          : ''
        throw new NotDone(`It is ${posting.state}: ${type} is not possible.${why}`)
      })
      if (type === 'remove') await decideReports(transaction, changed, 'removed', now)
      await followInApplications(transaction, changed, event.output, now)
      return `${contentOf(changed).title} (${id}) was ${posting.state} and is ${changed.state}.`
    })
  }

/** Ends the reports of a posting that stays as it is. Fails with `NotDone`. */
export const dismissReports = ({ db, now }: OperatorParts, name: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const { id } = await findPosting(transaction, name)
    const posting = await lockPosting(transaction, id)
    const count = posting ? await decideReports(transaction, posting, 'dismissed', now) : 0
    if (count === 0) throw new NotDone('There is no report of it.')
    return count === 1 ? '1 report is dismissed.' : `${count} reports are dismissed.`
  })
