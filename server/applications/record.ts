import { daysOfRecord, fewestInRecord, type CompanyRecord } from '../../contract/companies/record.ts'
import type { Database } from '../store/schema.ts'
import type { Application, LifecycleEvent } from './applications.ts'

const DAY = 86_400_000

/** What a candidate takes for an answer. A rejection is one when it has left. */
const answers: ReadonlySet<LifecycleEvent['type']> = new Set([
  'advance',
  'ask',
  'offer',
  'rejectionDue',
  'positionClosed',
])

/**
 * What an event changes of what the record of its company is counted from: when the first answer was due, when it came,
 * and whether the clock said before that it was late.
 */
export function countedOf(
  { answered_at: answeredAt, turn }: Application,
  { type }: LifecycleEvent,
  { dueAt, now }: { readonly dueAt: number; readonly now: number },
) {
  if (type === 'submit') return { answer_due_at: dueAt }
  if (answeredAt !== null) return {}
  if (type === 'turnDue' && turn === 'employer') return { was_late: 1 }
  return answers.has(type) ? { answered_at: now } : {}
}

/** How a company has answered those who applied; null while it is too few people to say. */
export async function recordOf(db: Database, companyId: string, now: number): Promise<CompanyRecord | null> {
  const since = now - daysOfRecord * DAY
  const counted = await db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .select(['answered_at', 'submitted_at', 'was_late'])
    .where('postings.company_id', '=', companyId)
    .where((row) =>
      row.or([
        row('answered_at', '>=', since),
        row.and([row('answered_at', 'is', null), row('was_late', '=', 1), row('answer_due_at', '>=', since)]),
      ]),
    )
    .execute()
  if (counted.length < fewestInRecord) return null
  const days = counted
    .flatMap(({ answered_at: at, submitted_at: sentAt }) =>
      at === null || sentAt === null ? [] : [Math.ceil((at - sentAt) / DAY)],
    )
    .toSorted((one, other) => one - other)
  return {
    people: counted.length,
    answeredInTime: counted.filter((each) => each.answered_at !== null && each.was_late === 0).length,
    medianDays: days[Math.ceil(days.length / 2) - 1] ?? null,
  }
}
