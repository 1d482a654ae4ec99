import * as v from 'valibot'
import { changesOf, contentOf } from '../postings/postings.ts'
import type { OperatorParts } from './answer.ts'
import { operatorTexts } from '../words/operators.ts'

export const lists: Readonly<Record<string, (parts: OperatorParts) => Promise<string>>> = {
  held: listHeld,
  edited: listEdited,
  reports: listReports,
}

/** Postings that await a review, themselves or with their changes, longest wait first; one per line. */
async function listHeld({ db }: OperatorParts): Promise<string> {
  const waiting = await db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .innerJoin('events', (join) =>
      join
        .onRef('events.subject_id', '=', 'postings.id')
        .on('events.subject_kind', '=', 'posting')
        .on('events.seq', '=', (row) =>
          row
            .selectFrom('events as last')
            .select(({ fn }) => fn.max('last.seq').as('seq'))
            .whereRef('last.subject_id', '=', 'postings.id')
            .where('last.subject_kind', '=', 'posting')
            .where((is) => is.or([is('last.to_state', '=', 'held'), is('last.type', '=', 'submitChanges')])),
        ),
    )
    .selectAll('postings')
    .select(['companies.slug as company', 'events.at', 'events.payload'])
    .where((is) =>
      is.or([
        is('postings.state', '=', 'held'),
        is.and([is('postings.changes', 'is not', null), is('postings.changes_asked', 'is', null)]),
      ]),
    )
    .orderBy('events.at')
    .execute()
  const lines = waiting.map((posting) =>
    [
      timeOf(posting.at),
      posting.id,
      posting.company,
      contentOf(posting).title,
      ...(posting.changes === null ? [] : [`changes: ${Object.keys(changesOf(posting)).join(', ')}`]),
      ...reasonsIn(posting.payload),
    ].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : operatorTexts.nothingHeld
}

function reasonsIn(payload: string): readonly string[] {
  const { reason, reasons } = v.parse(held, JSON.parse(payload))
  return [
    ...(reason === undefined ? [] : [JSON.stringify(reason)]),
    ...(reasons === undefined ? [] : [`because: ${reasons.join(', ')}`]),
  ]
}

/**
 * Unreviewed changes of the last 14 days, newest first, one per line: names and websites of companies, and
 * edits of published postings by unverified companies.
 */
async function listEdited(parts: OperatorParts): Promise<string> {
  const lines = [...(await editsOfPostings(parts)), ...(await changesOfCompanies(parts))]
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, words }) => [timeOf(at), ...words].join('  '))
  return lines.length > 0 ? lines.join('\n') : operatorTexts.nothingEdited
}

async function editsOfPostings({ db, now }: OperatorParts) {
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
  return edits.map(({ at, payload, slug, state }) => ({
    at,
    words: [slug, state, Object.keys(v.parse(edited, JSON.parse(payload)).changed).join(', ')],
  }))
}

async function changesOfCompanies({ db, now }: OperatorParts) {
  const changes = await db
    .selectFrom('events')
    .innerJoin('companies', 'companies.id', 'events.subject_id')
    .select(['events.at', 'events.payload', 'companies.slug'])
    .where('subject_kind', '=', 'company')
    .where('events.type', '=', 'renamed')
    .where('events.at', '>=', now - 14 * DAY)
    .orderBy('events.at', 'desc')
    .orderBy('events.seq', 'desc')
    .execute()
  return changes.map(({ at, payload, slug }) => ({
    at,
    words: [
      slug,
      'company',
      ...Object.entries(v.parse(renamed, JSON.parse(payload))).map(
        ([field, { from, to }]) => `${field}: ${JSON.stringify(from)} to ${JSON.stringify(to)}`,
      ),
    ],
  }))
}

/** Open reports about postings, oldest first, one per line. */
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
  return lines.length > 0 ? lines.join('\n') : operatorTexts.nothingReported
}

const DAY = 86_400_000

/** States in which a published posting can be edited. */
const open = ['published', 'unconfirmed', 'paused'] as const

const edited = v.object({ changed: v.record(v.string(), v.unknown()) })

const renamed = v.record(v.string(), v.object({ from: v.string(), to: v.string() }))

const held = v.object({ reason: v.optional(v.string()), reasons: v.optional(v.array(v.string())) })

const timeOf = (time: number) => new Date(time).toISOString().slice(0, 16)
