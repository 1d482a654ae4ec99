import { contentOf } from '../postings/postings.ts'
import type { OperatorParts } from './answer.ts'

/** What operators can have listed. */
export const lists: Readonly<Record<string, (parts: OperatorParts) => Promise<string>>> = {
  held: listHeld,
  reports: listReports,
}

/** The postings that wait to be looked at, which waits longest first: a line for each. */
async function listHeld({ db }: OperatorParts): Promise<string> {
  const held = await db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .selectAll('postings')
    .select('companies.slug as company')
    .select((row) =>
      row
        .selectFrom('events')
        .select(({ fn }) => fn.max('events.at').as('at'))
        .whereRef('events.subject_id', '=', 'postings.id')
        .where('subject_kind', '=', 'posting')
        .as('since'),
    )
    .where('state', '=', 'held')
    .orderBy('since')
    .execute()
  const lines = held.map((posting) =>
    [timeOf(posting.since), posting.id, posting.company, contentOf(posting).title].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'Nothing is held.'
}

/** What people say is wrong with postings, which waits longest first: a line for each report. */
async function listReports({ db }: OperatorParts): Promise<string> {
  const reports = await db
    .selectFrom('reports')
    .innerJoin('postings', 'postings.id', 'reports.posting_id')
    .select(['slug', 'state', 'reason', 'text', 'reports.created_at', 'account_id'])
    .where('reports.outcome', 'is', null)
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .execute()
  const lines = reports.map(({ slug, state, reason, text, created_at: at, account_id: by }) =>
    [timeOf(at), slug, state, reason, by === null ? 'guest' : 'member', JSON.stringify(text)].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'Nothing is reported.'
}

const timeOf = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 16)
