// @module-tag invariant
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recordSchema, type CompanyRecord } from '../../../contract/postings/record.ts'
import { recordOf } from '../../../server/applications/record.ts'
import { countAnswers } from '../../../server/store/migrations/0020_answers.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore, type Place } from '../support/databases.ts'
import { days, readAnswer, type TestServer } from '../support/harness.ts'

const message = 'A word to you.'

const record = v.nullable(recordSchema)
const ofJob = v.object({ company: v.object({ slug: v.string(), record }) })

/** Reply record on the job page, which must equal the record on the company page. */
async function recordAt({ base }: TestServer, slug: string | null): Promise<CompanyRecord | null> {
  const result = async (path: string) => (await readAnswer(await fetch(base + path))).result
  const { company } = v.parse(ofJob, await result(`/api/jobs/${slug}`))
  const own = v.parse(v.object({ record }), await result(`/api/companies/${company.slug}`))
  expect(own.record).toEqual(company.record)
  return company.record
}

const answers = new Set(['advance', 'ask', 'offer', 'rejectionDue', 'positionClosed'])

/** Recount from the ledger: due replies since a time, and those on time. */
async function recountOf(place: Place, since: number) {
  const rows = await withStore(place, async (db) =>
    db.selectFrom('events').selectAll().where('subject_kind', '=', 'application').orderBy('seq').execute(),
  )
  const lives = [...Map.groupBy(rows, (row) => row.subject_id).values()].map((life) => ({
    answered: life.find(({ type }) => answers.has(type)),
    // The first turn is the employer's until they reply.
    late: life.find(({ type }) => type === 'turnDue'),
  }))
  const counted = lives.filter(({ answered, late }) => (answered ?? late ?? { at: 0 }).at >= since)
  const inTime = counted.filter(({ answered, late }) => answered && !(late && late.seq < answered.seq))
  return { people: counted.length, answeredInTime: inTime.length }
}

test('A company has a reply record from ten applicants on: the share on time and the median.', async () => {
  const { employer, posting, server } = await startWithPosting({ answerDays: 5, openings: 20 })
  const apply = async () => {
    const candidate = await candidateAt(server)
    return { candidate, ...(await candidate.applied(posting.slug)) }
  }
  const people = []
  for (let count = 0; count < 13; count += 1) people.push(await apply())
  const [told, undone, withdrawn, silent, ...others] = people
  if (!told || !undone || !withdrawn || !silent) throw new Error('Thirteen have applied.')
  const [rejected, offered, ...moved] = others
  if (!rejected || !offered) throw new Error('Thirteen have applied.')

  // A message is no reply, and neither is a rejection that was undone.
  await employer.answer(told.id, { type: 'tell', message })
  await employer.answer(undone.id, { type: 'reject', reason: 'skills', message })
  await employer.answer(undone.id, { type: 'undo' })
  await withdrawn.candidate.send(withdrawn.id, { type: 'withdraw' })
  const other = await employer.published({ answerDays: 5 })
  await (await candidateAt(server)).applied(other.slug)
  for (const { id } of moved) await employer.answer(id, { type: 'advance', to: 'screening' })
  expect(await recordAt(server, posting.slug)).toBe(null)

  server.clock.now += days(2)
  await employer.answer(offered.id, { type: 'offer', message })
  await employer.answer(rejected.id, { type: 'reject', reason: 'skills', message })
  server.clock.now += days(1)
  await server.meetDeadlines()
  expect(await recordAt(server, posting.slug)).toBe(null)

  await employer.send(other.id, { type: 'close', outcome: 'cancelled', message })
  server.clock.now += days(3)
  await server.meetDeadlines()
  await employer.answer(told.id, { type: 'ask', message })
  const shown = await recordAt(server, posting.slug)
  expect(shown).toEqual({ people: 13, answeredInTime: 10, medianDays: 1 })

  // Older replies leave the record after half a year.
  const { now } = server.clock
  server.clock.now += days(89)
  expect(await recordAt(server, posting.slug)).toBe(null)

  await server.close()
  expect(await recountOf(server, now - days(90))).toEqual({ people: 13, answeredInTime: 10 })
  // The migration computes the same record from the ledger of an older database.
  const again = await withStore(server, async (db) => {
    const { company_id: companyId } = await db
      .selectFrom('postings')
      .select('company_id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('applications')
      .set({ answer_due_at: null, answered_at: null, was_late: 0 })
      .execute()
    await countAnswers(db)
    const read: number[] = []
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.push(result.rows.length)
        return result
      },
    })
    return { kept: await recordOf(watched, companyId, now), read }
  })
  // The database aggregates: two rows are read for any number of applicants.
  expect(again).toEqual({ kept: shown, read: [1, 1] })
})
