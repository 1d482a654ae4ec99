import { sql, type SelectQueryBuilder } from 'kysely'
import { stages } from '../../contract/applications/lifecycle.ts'
import { daysOfRecord } from '../../contract/postings/record.ts'
import { longestWaitDays, type PostingStatistics } from '../../contract/postings/statistics.ts'
import type { Database, Schema } from '../store/schema.ts'

const DAY = 86_400_000

/** Posting ids, as a list or a subquery. */
type Postings = readonly string[] | SelectQueryBuilder<Schema, 'postings', { id: string }>

/**
 * Reply and pipeline statistics of job posts. The database aggregates over indexes that cover the last 90
 * days, so the cost does not depend on older applications.
 *
 * @param now milliseconds since 1970
 */
export async function statisticsOf(
  db: Database,
  postings: Postings,
  now: number,
): Promise<PostingStatistics> {
  const since = now - daysOfRecord * DAY
  const [replies, overdue, pipeline] = await Promise.all([
    repliesByDay(db, postings, since).execute(),
    countUnanswered(db, postings, since).executeTakeFirstOrThrow(),
    applicantsByStage(db, postings, since).execute(),
  ])
  const byDay = replies.map((row) => ({
    day: row.day,
    onTime: Number(row.onTime),
    late: Number(row.late),
  }))
  const replied = sum(byDay.map(({ onTime, late }) => onTime + late))
  const reachedFrom = (least: number) =>
    sum(pipeline.map(({ count, stage }) => (stage && stages.indexOf(stage) >= least ? Number(count) : 0)))
  return {
    replies: {
      cases: replied + Number(overdue.count),
      onTime: sum(byDay.map(({ onTime }) => onTime)),
      medianDays: medianOf(byDay, replied),
      byDay,
    },
    pipeline: {
      applied: reachedFrom(0),
      reached: stages.slice(1).map((stage, index) => ({ stage, count: reachedFrom(index + 1) })),
      hired: sum(pipeline.map(({ count, state }) => (state === 'hired' ? Number(count) : 0))),
    },
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Lower median, consistent with the public reply record. */
function medianOf(byDay: PostingStatistics['replies']['byDay'], replied: number): number | null {
  let counted = 0
  for (const { day, late, onTime } of byDay) {
    counted += onTime + late
    if (counted * 2 >= replied) return day
  }
  return null
}

const sentTo = (db: Database, postings: Postings) =>
  db.selectFrom('applications').where('posting_id', 'in', postings)

/** Casts to an integer: SQLite binds numbers as real, whose division would not round down. */
const whole = (value: number) => sql<number>`cast(${value} as bigint)`

/** First replies since a time, by started days of waiting; the minimum is one day. */
function repliesByDay(db: Database, postings: Postings, since: number) {
  // Integer division rounds down in SQLite and PostgreSQL.
  const days = sql<number>`(answered_at - submitted_at + ${whole(DAY - 1)}) / ${whole(DAY)}`
  const day = sql<number>`case
    when ${days} < 1 then 1
    when ${days} > ${whole(longestWaitDays)} then ${whole(longestWaitDays)}
    else ${days}
  end`
  return sentTo(db, postings)
    .where('answered_at', '>=', since)
    .select(({ fn }) => [
      day.as('day'),
      fn.countAll<number | string>().filterWhere('was_late', '=', 0).as('onTime'),
      fn.countAll<number | string>().filterWhere('was_late', '=', 1).as('late'),
    ])
    .groupBy('day')
    .orderBy('day')
}

/** Number of applications whose first reply was due since a time and is still missing. */
const countUnanswered = (db: Database, postings: Postings, since: number) =>
  sentTo(db, postings)
    .where('answered_at', 'is', null)
    .where('was_late', '=', 1)
    .where('answer_due_at', '>=', since)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))

/** Number of applicants by stage. Ended applications keep their last stage. */
const applicantsByStage = (db: Database, postings: Postings, since: number) =>
  sentTo(db, postings)
    .where('submitted_at', '>=', since)
    .select(({ fn }) => ['stage', 'state', fn.countAll<number | string>().as('count')])
    .groupBy(['stage', 'state'])
