import { contentOf } from '../postings/postings.ts'
import type { OperatorParts } from './answer.ts'

/** What operators can have listed. */
export const lists: Readonly<Record<string, (parts: OperatorParts) => Promise<string>>> = {
  held: listHeld,
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

const timeOf = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 16)
