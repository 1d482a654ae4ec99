// @module-tag invariant
import { transition } from 'xstate'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { employerPostingEvents, type PostingEvent } from '../../../contract/postings/events.ts'
import { postingLifecycle, type PostingFacts } from '../../../machines/lifecycles/posting.ts'
import { withStore, type Place } from '../support/databases.ts'
import { days } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { ask, startWithEmployer } from '../support/postings.ts'

/** Facts that allow every event, because recorded events were allowed. */
const context: PostingFacts = {
  isComplete: true,
  mayPublish: true,
  isReviewed: false,
  openApplications: 0,
  renewals: 0,
  outcome: undefined,
  changes: 'none',
}

/** Ledger, row and deadlines of a posting, from the data of a stopped server. */
const keptOf = (place: Place, id: string) =>
  withStore(place, async (db) => ({
    rows: await db.selectFrom('events').selectAll().where('subject_id', '=', id).orderBy('seq').execute(),
    stored: await db.selectFrom('postings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    deadlines: await db.selectFrom('jobs').select('key').where('subject', '=', `posting/${id}`).execute(),
  }))

type Row = Awaited<ReturnType<typeof keptOf>>['rows'][number]

/** Events in the ledger: those of employers match the contract, those of the clock have no other fields. */
const eventSchema = v.union([
  employerPostingEvents,
  v.looseObject({ type: v.literal('submitChanges') }),
  v.strictObject({ type: v.picklist(['freshnessDue', 'freshnessMissed', 'validThroughReached']) }),
])
const eventOf = (type: string, payload: unknown): PostingEvent =>
  v.parse(eventSchema, { ...v.parse(v.looseObject({}), payload), type })

/** Lifecycle state after replaying the ledger; `edited` is not an event of the lifecycle. */
function replayed(rows: readonly Row[]) {
  let snapshot = postingLifecycle.resolveState({ value: 'draft', context })
  for (const { from_state, payload, to_state, type } of rows) {
    expect(from_state).toBe(snapshot.value)
    if (type !== 'edited') {
      const event = eventOf(type, JSON.parse(payload))
      ;[snapshot] = transition(postingLifecycle, snapshot, event)
    }
    expect(to_state).toBe(snapshot.value)
  }
  return snapshot
}

test('replaying the ledger of a posting gives its stored state, and its sequence has no gaps', async () => {
  const { published, read, save, send, server } = await startWithEmployer()
  const { id } = await published({ validThrough: '2030-01-20' })
  await send(id, { type: 'pause' })
  await send(id, { type: 'resume' })
  const { posting, revision } = await read(id)
  await save(id, revision, { ...posting, summary: 'Engines.' })
  server.clock.now = Date.UTC(2030, 0, 21, 12)
  await server.meetDeadlines()
  await send(id, { type: 'renew', validThrough: '2030-02-20' })
  await send(id, { type: 'close', outcome: 'filledHere' })
  await server.close()

  const { deadlines, rows, stored } = await keptOf(server, id)
  expect(rows.map(({ actor, seq, type }) => [seq, type, actor])).toEqual([
    [1, 'publish', 'employer'],
    [2, 'pause', 'employer'],
    [3, 'resume', 'employer'],
    [4, 'edited', 'employer'],
    [5, 'freshnessDue', 'clock'],
    [6, 'validThroughReached', 'clock'],
    [7, 'renew', 'employer'],
    [8, 'close', 'employer'],
  ])
  const { context: facts, value } = replayed(rows)
  expect([value, facts.outcome, facts.renewals]).toEqual([stored.state, stored.outcome, stored.renewals])
  expect(rows.every(({ machine_version }) => machine_version === postingLifecycle.version)).toBe(true)
  expect(deadlines).toEqual([])
})

test('Of 20 concurrent events at most one is applied per revision, and the ledger has each once without a gap.', async () => {
  const { browser, published, server } = await startWithEmployer()
  const { id, revision } = await published()
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const asked = revision + (index % 3)
      const event = { type: index % 3 === 1 ? 'resume' : 'pause' }
      return { asked, event, ...(await ask(browser, 'postingEvent', { id, revision: asked, event })) }
    }),
  )
  await server.close()

  const { rows, stored } = await keptOf(server, id)
  const happened = answers
    .filter(({ http }) => http === 200)
    .toSorted((one, other) => one.asked - other.asked)
  const doneOn = happened.map(({ asked }) => asked)
  const done = new Set(doneOn).size
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200, 409]))
  expect(doneOn).toHaveLength(done)
  expect(rows.map(({ seq, type }) => [seq, type])).toEqual(
    ['publish', ...happened.map(({ event }) => event.type)].map((type, index) => [index + 1, type]),
  )
  expect(replayed(rows).value).toBe(stored.state)
  expect(stored.revision).toBe(revision + done)
})

test('An employer is asked to confirm hiring after 14 days; without a reply the job post pauses 7 days later.', async () => {
  const { published, read, send, server } = await startWithEmployer()
  const { id } = await published()
  const after = async (count: number) => {
    server.clock.now += days(count)
    await server.meetDeadlines()
    return (await read(id)).state
  }

  expect(await after(13)).toBe('published')
  expect(await after(1)).toBe('unconfirmed')
  expect((await send(id, { type: 'confirm' })).result).toMatchObject({ state: 'published' })
  expect(await after(13)).toBe('published')
  expect(await after(1)).toBe('unconfirmed')
  expect(await after(6)).toBe('unconfirmed')
  expect(await after(1)).toBe('paused')
})

test('a posting ends after its last day, and can be renewed twice', async () => {
  const { published, read, send, server } = await startWithEmployer()
  const { id, publishedAt, slug } = await published({ validThrough: '2030-01-02' })
  const at = async (month: number, day: number) => {
    server.clock.now = Date.UTC(2030, month - 1, day, 12)
    await server.meetDeadlines()
    return (await read(id)).state
  }
  const renew = (validThrough: string) => send(id, { type: 'renew', validThrough })

  expect(await at(1, 2)).toBe('published')
  expect(await at(1, 3)).toBe('expired')
  expect((await renew('2030-01-03')).error?.fields).toHaveProperty(['event.validThrough'])
  expect((await renew('2030-04-04')).error?.fields).toHaveProperty(['event.validThrough'])
  expect((await renew('2030-01-05')).result).toMatchObject({ state: 'published', renewals: 1 })
  expect(await at(1, 6)).toBe('expired')
  expect((await renew('2030-01-07')).result).toMatchObject({ state: 'published', renewals: 2 })
  expect(await at(1, 8)).toBe('expired')

  expect((await read(id)).can).toEqual(['close'])
  expect(await renew('2030-01-09')).toMatchObject({ http: 409, error: { code: 'state', state: 'expired' } })
  expect(await read(id)).toMatchObject({ publishedAt, slug })
})

test('a posting whose last day was changed ends after the new one', async () => {
  const { published, read, save, server } = await startWithEmployer()
  const { id, posting, revision } = await published({ validThrough: '2030-01-05' })
  await save(id, revision, { ...posting, validThrough: '2030-01-09' })

  server.clock.now = Date.UTC(2030, 0, 6, 12)
  await server.meetDeadlines()
  expect((await read(id)).state).toBe('published')
  server.clock.now = Date.UTC(2030, 0, 10, 12)
  await server.meetDeadlines()
  expect((await read(id)).state).toBe('expired')
})

test('The first publication time of a job post never changes.', async () => {
  const { published, read, save, send, server } = await startWithEmployer()
  const operator = operatorAt(server)
  const { id, publishedAt, slug } = await published({ validThrough: '2030-01-20' })
  const pass = async (count: number) => {
    server.clock.now += days(count)
    await server.meetDeadlines()
  }
  const happenings = [
    () => send(id, { type: 'pause' }),
    () => send(id, { type: 'resume' }),
    async () => {
      const { posting, revision } = await read(id)
      await save(id, revision, { ...posting, summary: 'Another one.' })
    },
    () => operator('hold', id, '--reason', 'We have to look at it.'),
    () => operator('approve', id),
    () => operator('hold', id, '--reason', 'Again.'),
    () => operator('refuse', id, '--reason', 'Say more.'),
    () => send(id, { type: 'publish' }),
    () => operator('approve', id),
    () => pass(14),
    () => send(id, { type: 'confirm' }),
    () => pass(14),
    () => send(id, { type: 'renew', validThrough: '2030-03-01' }),
    () => send(id, { type: 'close', outcome: 'filledHere' }),
  ]
  const states = []
  for (const happen of happenings) {
    server.clock.now += 3_600_000
    await happen()
    const now = await read(id)
    states.push(now.state)
    expect(now).toMatchObject({ publishedAt, slug })
  }
  expect(states).toEqual([
    'paused',
    'published',
    'published',
    'held',
    'published',
    'held',
    'draft',
    'held',
    'published',
    'unconfirmed',
    'published',
    'expired',
    'published',
    'closed',
  ])
})
