import { CompiledQuery, type KyselyPlugin } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { stages } from '../../../contract/stages.ts'
import { postingCalls } from '../../../contract/postings/calls.ts'
import { companyStatistics, postingStatistics } from '../../../contract/postings/statistics.ts'
import { statisticsOf } from '../../../server/applications/statistics.ts'
import type { Database } from '../../../server/store/schema.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import { days, type Browser } from '../support/harness.ts'
import { ask, employerAt } from '../support/postings.ts'

const message = 'A word to you.'

const ofCompany = async (browser: Browser) =>
  v.parse(companyStatistics, (await ask(browser, 'readCompanyStatistics')).result)
const ofPosting = async (browser: Browser, id: string) =>
  v.parse(postingStatistics, (await ask(browser, 'readPostingStatistics', { id })).result)

const reached = (...counts: readonly number[]) =>
  stages.slice(1).map((stage, index) => ({ stage, count: counts[index] ?? 0 }))

test('statistics count replies by days waited, overdue ones as late, and reached stages', async () => {
  const { employer, posting, server } = await startWithPosting({ answerDays: 5, openings: 9 })
  const second = await employer.published({ answerDays: 14 })
  const people = await Promise.all(Array.from({ length: 6 }, () => candidateAt(server)))
  const [first, offered, hired, late, silent, elsewhere] = people
  if (!first || !offered || !hired || !late || !silent || !elsewhere) throw new Error('Six have applied.')
  const id = async (candidate: typeof first, slug = posting.slug) => (await candidate.applied(slug)).id

  const ids = {
    first: await id(first),
    offered: await id(offered),
    hired: await id(hired),
    late: await id(late),
    silent: await id(silent),
    elsewhere: await id(elsewhere, second.slug),
  }
  await employer.answer(ids.first, { type: 'advance', to: 'screening' })
  server.clock.now += days(2) + 1
  await employer.answer(ids.offered, { type: 'offer', message })
  await employer.answer(ids.hired, { type: 'offer', message })
  await hired.send(ids.hired, { type: 'accept' })
  await employer.answer(ids.elsewhere, { type: 'advance', to: 'interviewing' })
  server.clock.now += days(4)
  await server.meetDeadlines()
  await employer.answer(ids.late, { type: 'ask', message })

  expect(await ofPosting(employer.browser, posting.id)).toEqual({
    replies: {
      cases: 5,
      onTime: 3,
      medianDays: 3,
      byDay: [
        { day: 1, onTime: 1, late: 0 },
        { day: 3, onTime: 2, late: 0 },
        { day: 7, onTime: 0, late: 1 },
      ],
    },
    pipeline: { applied: 5, reached: reached(3, 2, 2, 2, 2), hired: 1 },
  })
  expect(await ofCompany(employer.browser)).toMatchObject({
    replies: { cases: 6, onTime: 4, medianDays: 3 },
    pipeline: { applied: 6, reached: reached(4, 3, 3, 3, 2), hired: 1 },
    promise: { min: 5, max: 14 },
    posts: { open: 2, unconfirmed: 0 },
  })
  const { result } = await ask(employer.browser, 'listPostings')
  expect(v.parse(postingCalls.listPostings.result, result).items).toMatchObject([
    { id: second.id, stages: [{ stage: 'interviewing', count: 1 }] },
    {
      id: posting.id,
      stages: [
        { stage: 'submitted', count: 2 },
        { stage: 'screening', count: 1 },
        { stage: 'offered', count: 1 },
      ],
    },
  ])

  const later = server.clock.now + days(91)
  await server.close()
  expect(await withStore(server, (db) => statisticsOf(db, [posting.id], later))).toEqual({
    replies: { cases: 0, onTime: 0, medianDays: null, byDay: [] },
    pipeline: { applied: 0, reached: reached(), hired: 0 },
  })
})

test('statistics of another company are neither counted nor readable', async () => {
  const { employer, posting, server } = await startWithPosting({ answerDays: 5 })
  await employer.answer((await (await candidateAt(server)).applied(posting.slug)).id, {
    type: 'ask',
    message,
  })
  const other = await employerAt(server)

  expect(await ofCompany(other.browser)).toEqual({
    replies: { cases: 0, onTime: 0, medianDays: null, byDay: [] },
    pipeline: { applied: 0, reached: reached(), hired: 0 },
    promise: null,
    posts: { open: 0, unconfirmed: 0 },
    isCompanyVerified: false,
  })
  expect(await ask(other.browser, 'readPostingStatistics', { id: posting.id })).toMatchObject({ http: 404 })
  await server.close()
})

test('statistics of 20,000 applications are counted in the indexes, and read few rows', async () => {
  const { posting, server } = await startWithPosting({ answerDays: 5 })
  await (await candidateAt(server)).applied(posting.slug)
  const { now } = server.clock
  await server.close()

  const found = await withStore(server, async (db) => {
    await addCopies(db, 20_000, now)
    const read: number[] = []
    const watched = db.withPlugin(countingRows(read))
    const statistics = await statisticsOf(watched, [posting.id], now)
    return { read, plans: isOnPostgres() ? [] : await plansOf(db, posting.id, now), statistics }
  })

  expect(found.statistics.pipeline.applied).toBe(10_001)
  expect(found.statistics.replies).toMatchObject({ cases: 10_000, onTime: 10_000, medianDays: 2 })
  expect(Math.max(...found.read)).toBeLessThan(20)
  expect(found.plans.filter((plan) => !plan.includes('USING COVERING INDEX'))).toEqual([])
})

const countingRows = (read: number[]): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    read.push(result.rows.length)
    return result
  },
})

/** Copies the only application; every second copy is older than 90 days. */
async function addCopies(db: Database, count: number, now: number) {
  const one = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow()
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => {
        const submitted = now - days((from + index) % 2 === 0 ? 10 : 200)
        return {
          ...one,
          id: `copy ${from + index}`,
          reference: `copy ${from + index}`,
          state: 'rejected' as const,
          turn: null,
          lateness: null,
          submitted_at: submitted,
          answered_at: submitted + days(2),
        }
      })
      await transaction.insertInto('applications').values(rows).execute()
    }
  })
}

/** Query plans of the statements that compute the statistics. */
async function plansOf(db: Database, postingId: string, now: number) {
  const statements: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await statisticsOf(db.withPlugin(noting), [postingId], now)
  return Promise.all(
    statements.map(async ({ sql, parameters }) => {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      return JSON.stringify((await db.executeQuery(plan)).rows)
    }),
  )
}
