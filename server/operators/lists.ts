import * as v from 'valibot'
import { contentOf } from '../postings/postings.ts'
import type { OperatorParts } from './answer.ts'

/** What operators can have listed. */
export const lists: Readonly<Record<string, (parts: OperatorParts) => Promise<string>>> = {
  held: listHeld,
  edited: listEdited,
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

/**
 * The changes of the last 14 days to published postings of companies that have not shown that their website is theirs,
 * the newest first: a line for each, with what was changed. Nobody is asked before such a change is public.
 */
async function listEdited({ db, now }: OperatorParts): Promise<string> {
  const edits = await db
    .selectFrom('events')
    .innerJoin('postings', 'postings.id', 'events.subject_id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select(['events.at', 'events.payload', 'postings.slug', 'postings.state'])
    .where('subject_kind', '=', 'posting')
    .where('events.type', '=', 'edited')
    .where('events.at', '>=', now - 14 * DAY)
    .where('companies.proof', '=', 'none')
    .where('postings.state', 'in', open)
    .orderBy('events.at', 'desc')
    .orderBy('events.seq', 'desc')
    .execute()
  const lines = edits.map(({ at, payload, slug, state }) =>
    [timeOf(at), slug, state, Object.keys(v.parse(edited, JSON.parse(payload)).changed).join(', ')].join(
      '  ',
    ),
  )
  return lines.length > 0 ? lines.join('\n') : 'Nothing was changed.'
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

const DAY = 86_400_000

/** In which a posting can be changed that was published. */
const open = ['published', 'unconfirmed', 'paused'] as const

const edited = v.object({ changed: v.record(v.string(), v.unknown()) })

const timeOf = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 16)
