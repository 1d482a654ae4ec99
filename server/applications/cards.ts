import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database, Schema } from '../store/schema.ts'
import { textIn } from '../store/json.ts'
import { headlineToCompany } from './headline.ts'
import { pictureOfApplicant, shownName } from './hiding.ts'
import { otherApplications } from './otherApplications.ts'
import { anyFacts, possible } from './possible.ts'
import { summaryOf } from './shown.ts'

/** Maximum number of cards on a board. */
export const MAX_BOARD_CARDS = 5_000

/**
 * Cards of a board, earliest due date first, in one query. The database extracts names from snapshots:
 * parsing 5,000 resumes would take seconds.
 *
 * @param waiting query of active applications
 */
export async function cardsOf(db: Database, waiting: SelectQueryBuilder<Schema, 'applications', object>) {
  const rows = await waiting
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .select([
      'applications.id',
      'applications.reference',
      'applications.revision',
      'applications.state',
      'applications.stage',
      'applications.turn',
      'applications.lateness',
      'applications.due_at',
      'applications.kept_until',
      'applications.leaves_at',
      'applications.created_at',
      'applications.submitted_at',
      'applications.posting_id',
      'applications.hidden_as',
      'applications.erased_at',
      'applications.headline',
      otherApplications(),
      textIn(db, sql.ref('applications.snapshot'), ['candidate', 'firstName']).as('firstName'),
      textIn(db, sql.ref('applications.snapshot'), ['candidate', 'lastName']).as('lastName'),
      pictureOfApplicant.as('picture'),
      textIn(db, sql.ref('postings.content'), ['title']).as('title'),
    ])
    .orderBy('applications.due_at')
    .orderBy('applications.id')
    .limit(MAX_BOARD_CARDS + 1)
    .execute()
  const known = new Map<string, readonly string[]>()
  const items = rows.slice(0, MAX_BOARD_CARDS).map(({ firstName, lastName, picture, title, ...row }) => {
    // Memoized, because applications in the same state accept the same events.
    const place = [row.stage, row.turn, row.lateness, row.leaves_at === null].join()
    const can = known.get(place) ?? possible('employer', row, anyFacts)
    known.set(place, can)
    return {
      ...summaryOf(row),
      postingId: row.posting_id,
      title,
      candidate: shownName(row, { firstName, lastName, picture }),
      headline: headlineToCompany(row),
      otherApplications: Number(row.otherApplications),
      leavesAt: row.leaves_at === null ? null : new Date(row.leaves_at).toISOString(),
      can,
    }
  })
  return { items, isWhole: rows.length <= MAX_BOARD_CARDS }
}
