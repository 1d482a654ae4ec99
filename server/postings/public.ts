import { publicStates } from '../../contract/postings/lifecycle.ts'
import { daysAfterEnd } from '../../contract/postings/reads.ts'
import type { Database } from '../store/schema.ts'
import type { Posting } from './postings.ts'

const DAY = 86_400_000

export const openStates = ['published', 'unconfirmed'] as const satisfies readonly Posting['state'][]

/**
 * True if the state of a posting is public and accepts applications. A suspension of its company is not
 * considered.
 */
export const isPublic = ({ state }: Pick<Posting, 'state'>) => openStates.some((open) => open === state)

/**
 * Query of public postings: open, by companies that are not suspended. Joins the company and selects no
 * columns. All public lists are based on it.
 */
export const publicPostings = (db: Database) =>
  db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .where('postings.state', 'in', openStates)
    .where('companies.suspended_at', 'is', null)

/** Ids of a company's open postings, in lock order. */
export async function openPostingsOf(db: Database, companyId: string): Promise<readonly string[]> {
  const open = await db
    .selectFrom('postings')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', 'in', openStates)
    .orderBy('id')
    .execute()
  return open.map(({ id }) => id)
}

/**
 * Query of postings with a readable page: open or ended, without removed and long-ended ones and those of
 * suspended companies. Selects no columns.
 *
 * @param now milliseconds since 1970
 */
export const readablePostings = (db: Database, now: number) =>
  db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .where('companies.suspended_at', 'is', null)
    .where('postings.state', 'in', publicStates)
    .where('postings.published_at', 'is not', null)
    .where((is) => is.or([is('postings.outcome', 'is', null), is('postings.outcome', '!=', 'removed')]))
    .where((is) =>
      is.or([
        is('postings.state', '!=', 'closed'),
        is.exists(
          is
            .selectFrom('events')
            .select('events.seq')
            .where('events.subject_kind', '=', 'posting')
            .whereRef('events.subject_id', '=', 'postings.id')
            .where('events.at', '>=', now - daysAfterEnd * DAY),
        ),
      ]),
    )
