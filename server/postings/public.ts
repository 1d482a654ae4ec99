import { publicStates } from '../../contract/postings/lifecycle.ts'
import { daysAfterEnd } from '../../contract/postings/reads.ts'
import type { Database } from '../store/schema.ts'
import type { Posting } from './postings.ts'

const DAY = 86_400_000

export const openStates = ['published', 'unconfirmed'] as const satisfies readonly Posting['state'][]

/** True if a posting is public and accepts applications, unless its company is suspended. */
export const isPublic = ({ state }: Pick<Posting, 'state'>) => openStates.some((open) => open === state)

/**
 * Query of public postings: published, by companies that are not suspended. Selects nothing yet and joins the
 * company. All public lists start here.
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
 * Query of readable postings: published now or before, without removed, expired and suspended ones. Selects
 * nothing yet.
 *
 * @param now in milliseconds since 1970
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
