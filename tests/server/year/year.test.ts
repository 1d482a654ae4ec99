// @module-tag invariant
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noticeJobKindOf } from '../../../server/mail/kinds.ts'
import { recordOf } from '../../../server/applications/record.ts'
import { isOnPostgres } from '../support/databases.ts'
import { temporaryDirectory } from '../support/harness.ts'
import { replayed, storedPlace } from '../support/replaying.ts'
import { apply, goOn } from './people.ts'
import { secondsOf, writePlainly } from './plainly.ts'
import {
  candidatesOf,
  changePosting,
  DAY,
  employerOf,
  numbersFrom,
  openWorld,
  publish,
  type World,
} from './world.ts'

vi.setConfig({ testTimeout: 600_000 })

const COMPANIES = 50
const APPLICATIONS = 10_000
const PEOPLE = 2_000
/** Number of days between two postings of a company. */
const POSTING_EVERY = 73

async function liveThrough(world: World, dice: () => number): Promise<void> {
  const { clock, db } = world
  const begun = clock.now
  const people = await candidatesOf(db, PEOPLE, begun)
  const employers = []
  for (let index = 0; index < COMPANIES; index += 1) employers.push(await employerOf(db, index, begun))
  const postings: { readonly id: string; readonly accountId: string; readonly on: number }[] = []
  const plans = new Map<number, string[]>()
  const plan = (day: number, id: string) => plans.set(day, [...(plans.get(day) ?? []), id])
  const soon = (day: number) => day + 1 + Math.floor(dice() ** 2 * 24)
  let sent = 0

  for (let day = 0; day < 365; day += 1) {
    clock.now = begun + day * DAY + 9 * 3_600_000
    await world.meetDeadlines()
    for (const [index, employer] of employers.entries()) {
      if (day % POSTING_EVERY !== index % POSTING_EVERY) continue
      const id = await publish(world, employer, { openings: 3, answerDays: 5 + (index % 10) })
      postings.push({ id, accountId: employer.accountId, on: day })
    }
    await tend(world, postings, day)
    const open = await db
      .selectFrom('postings')
      .select('id')
      .where('state', 'in', ['published', 'unconfirmed'])
      .execute()
    const wanted = Math.ceil((APPLICATIONS * (day + 1)) / 340)
    for (let tries = 0; sent < Math.min(wanted, APPLICATIONS) && tries < 200; tries += 1) {
      const person = people[Math.floor(dice() * people.length)]
      const posting = open[Math.floor(dice() * open.length)]
      if (!person || !posting || (await isApplicant(db, person.id, posting.id))) continue
      const application = await apply(world, {
        candidateId: person.id,
        fileId: person.fileId,
        postingId: posting.id,
      })
      if (!application) continue
      sent += 1
      plan(soon(day), application.id)
    }
    for (const id of plans.get(day) ?? []) if (await goOn(world, id, dice)) plan(soon(day), id)
    plans.delete(day)
  }
  clock.now = begun + 366 * DAY
  await world.meetDeadlines()
}

const isApplicant = async (db: World['db'], candidateId: string, postingId: string) =>
  (await db
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('posting_id', '=', postingId)
    .executeTakeFirst()) !== undefined

/**
 * Lets employers maintain their postings: most confirm them, and all close them in the end, often with a
 * message to all applicants.
 */
async function tend(
  { clock: { now }, db }: World,
  postings: readonly { readonly id: string; readonly accountId: string; readonly on: number }[],
  day: number,
): Promise<void> {
  for (const [index, { accountId, id, on }] of postings.entries()) {
    const age = day - on
    const acting = { db, now, accountId }
    if (age > 0 && age < 80 && age % 16 === 0 && index % 10 !== 0) {
      await changeIn(acting, id, ['unconfirmed'], { type: 'confirm' })
    }
    if (age === 80) {
      const message = index % 3 === 0 ? {} : { message: 'The place is taken.' }
      const event = { type: 'close', outcome: 'filledElsewhere', ...message } as const
      await changeIn(acting, id, ['published', 'unconfirmed', 'paused'], event)
    }
  }
}

async function changeIn(
  acting: Parameters<typeof changePosting>[0],
  id: string,
  states: readonly string[],
  event: Parameters<typeof changePosting>[2],
): Promise<void> {
  const { state } = await acting.db
    .selectFrom('postings')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (states.includes(state)) await changePosting(acting, id, event)
}

const ends = new Set(['rejectionDue', 'withdraw', 'decline', 'accept', 'release', 'positionClosed'])
const endMails = (
  [
    'applicationRejected',
    'applicationClosed',
    'applicationWithdrawn',
    'applicationDeclined',
    'applicationReleased',
    'applicationHired',
  ] as const
).map(noticeJobKindOf)
const answers = new Set(['advance', 'ask', 'offer', 'rejectionDue', 'positionClosed'])

test.skipIf(isOnPostgres())(
  'After a year of 50 companies and 10,000 applications every application has a turn and a date, or a reply.',
  async () => {
    const world = await openWorld(inMemory())
    const { clock, db } = world
    const before = process.cpuUsage()
    await liveThrough(world, numbersFrom(19))

    const applications = await db
      .selectFrom('applications')
      .selectAll()
      .where('submitted_at', 'is not', null)
      .execute()
    expect(applications).toHaveLength(APPLICATIONS)
    const open = applications.filter(({ state }) => state === 'active')
    expect(
      open.filter(({ due_at: due, lateness, turn }) => !turn || !lateness || due > clock.now + 90 * DAY),
    ).toEqual([])
    // Every overdue reply is marked as late.
    expect(open.filter(({ due_at: due, lateness }) => lateness === 'onTime' && due <= clock.now)).toEqual([])
    const states = new Set(applications.map(({ state }) => state))
    expect(states).toEqual(
      new Set(['active', 'rejected', 'withdrawn', 'declined', 'released', 'positionClosed', 'hired']),
    )

    const events = await db
      .selectFrom('events')
      .selectAll()
      .where('subject_kind', '=', 'application')
      .orderBy('subject_id')
      .orderBy('seq')
      .execute()
    const lives = Map.groupBy(events, ({ subject_id: id }) => id)
    const mails = await db
      .selectFrom('jobs')
      .select(['kind', 'payload'])
      .where('kind', 'in', endMails)
      .execute()
    const mailed = Map.groupBy(mails, ({ payload }) => /"reference":"([A-Z0-9-]{7})"/.exec(payload)?.[1])
    const wrong = applications.flatMap((application) => {
      const life = lives.get(application.id) ?? []
      const { reference, state } = application
      const ended = life.filter(({ type }) => ends.has(type))
      const told = mailed.get(reference) ?? []
      const stored = storedPlace(application)
      const isRight =
        life.every(({ seq }, index) => seq === index + 1) &&
        isDeepStrictEqual({ ...replayed(life, application) }, stored) &&
        ended.length === (state === 'active' ? 0 : 1) &&
        told.length === ended.length
      return isRight ? [] : [{ stored, life, told }]
    })
    expect(wrong).toEqual([])
    const closed = await db.selectFrom('postings').select('id').where('state', '=', 'closed').execute()
    const closedIds = new Set(closed.map(({ id }) => id))
    expect(closed.length).toBeGreaterThan(100)
    expect(open.filter(({ posting_id: id }) => closedIds.has(id))).toEqual([])

    const companies = await db.selectFrom('postings').select(['id', 'company_id']).execute()
    const companyOf = new Map(companies.map(({ id, company_id: company }) => [id, company]))
    const since = clock.now - 90 * DAY
    for (const [companyId, own] of Map.groupBy(
      applications,
      ({ posting_id: id }) => companyOf.get(id) ?? '',
    )) {
      const counted = own
        .map(({ id }) => ({
          answered: lives.get(id)?.find(({ type }) => answers.has(type)),
          late: lives.get(id)?.find(({ type }) => type === 'turnDue'),
        }))
        .filter(({ answered, late }) => (answered ?? late ?? { at: 0 }).at >= since)
      const inTime = counted.filter(({ answered, late }) => answered && !(late && late.seq < answered.seq))
      const record = await recordOf(db, companyId, clock.now)
      expect(record && { people: record.people, answeredInTime: record.answeredInTime }).toEqual(
        counted.length < 10 ? null : { people: counted.length, answeredInTime: inTime.length },
      )
    }
    const spent = secondsOf(before)
    // Compares with plain writes, so that the limit does not depend on the machine: about 40 seconds for the
    // year correspond to a quarter of a second of writes, and to twice that beside other tests.
    const writing = process.cpuUsage()
    await writePlainly(world, APPLICATIONS)
    expect(spent / secondsOf(writing)).toBeLessThan(500)
    await world.close()
  },
)

/** An in-memory directory if available, because the test does not need durable data. */
function inMemory(): string {
  if (!existsSync('/dev/shm')) return temporaryDirectory()
  const directory = mkdtempSync('/dev/shm/jobgrove-')
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
