import type { SelectQueryBuilder } from 'kysely'
import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import { daysOfRecord, minInRecord, type CompanyRecord } from '../../contract/postings/record.ts'
import type { Database, Schema } from '../store/schema.ts'
import type { Application, LifecycleEvent } from './applications.ts'

const DAY = 86_400_000

/**
 * Updates of the columns behind a company's reply record: when the first reply was due, when it was sent, and
 * whether it was overdue.
 */
export function countedOf(
  { answered_at: answeredAt, turn }: Application,
  { type }: LifecycleEvent,
  { dueAt, now }: { readonly dueAt: number; readonly now: number },
) {
  if (type === 'submit') return { answer_due_at: dueAt }
  if (answeredAt !== null) return {}
  if (type === 'turnDue' && turn === 'employer') return { was_late: 1 }
  return applicationEvents[type].isAnswer ? { answered_at: now } : {}
}

/** True if the updates change the company's record: a reply was sent or missed. */
export const changesRecord = (figures: ReturnType<typeof countedOf>): boolean =>
  'answered_at' in figures || 'was_late' in figures

/** Reply record of a company; null below the minimum number of applicants. */
export const recordOf = (db: Database, companyId: string, now: number): Promise<CompanyRecord | null> =>
  recordIn(
    db
      .selectFrom('applications')
      .where('applications.posting_id', 'in', (row) =>
        row.selectFrom('postings').select('postings.id').where('postings.company_id', '=', companyId),
      ),
    now,
  )

/** Reply record of all companies together; null below the minimum number of applicants. */
export const recordOfAll = (db: Database, now: number): Promise<CompanyRecord | null> =>
  recordIn(db.selectFrom('applications'), now)

async function recordIn(
  applications: SelectQueryBuilder<Schema, 'applications', object>,
  now: number,
): Promise<CompanyRecord | null> {
  const since = now - daysOfRecord * DAY
  const counted = applications.where((row) =>
    row.or([
      row('answered_at', '>=', since),
      row.and([row('answered_at', 'is', null), row('was_late', '=', 1), row('answer_due_at', '>=', since)]),
    ]),
  )
  const figures = await counted
    .select(({ fn }) => [
      fn.countAll<number | string>().as('people'),
      fn.count<number | string>('answered_at').as('answered'),
      fn.count<number | string>('answered_at').filterWhere('was_late', '=', 0).as('inTime'),
    ])
    .executeTakeFirstOrThrow()
  const people = Number(figures.people)
  if (people < minInRecord) return null
  const middle = await counted
    .select((row) => row('answered_at', '-', row.ref('submitted_at')).as('took'))
    .where('answered_at', 'is not', null)
    .orderBy('took')
    .limit(1)
    .offset(Math.max(0, Math.ceil(Number(figures.answered) / 2) - 1))
    .executeTakeFirst()
  return {
    people,
    answeredInTime: Number(figures.inTime),
    medianDays: middle ? Math.max(1, Math.ceil(Number(middle.took) / DAY)) : null,
  }
}
