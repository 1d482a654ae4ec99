// @module-tag invariant
import { expect, test, vi } from 'vitest'
import { initialTransition, transition, type EventFromLogic } from 'xstate'
import { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import { days } from '../support/harness.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'

vi.setConfig({ testTimeout: 120_000 })

type Event = EventFromLogic<typeof applicationLifecycle>

const message = 'A word to you.'
const reject = { type: 'reject', reason: 'other', message } as const

const candidates: readonly Event[] = [
  { type: 'submit' },
  { type: 'discard' },
  { type: 'withdraw' },
  { type: 'reply', message },
  { type: 'accept' },
  { type: 'decline' },
  { type: 'release' },
  { type: 'tell', by: 'candidate', message },
]
const employers: readonly Event[] = [
  { type: 'advance', to: 'screening' },
  { type: 'advance', to: 'interviewing' },
  { type: 'ask', message },
  { type: 'offer', message },
  reject,
  { type: 'undo' },
  { type: 'tell', by: 'employer', message },
]
const employerTypes = new Set(employers.map(({ type }) => type))
const submit: Event = { type: 'submit' }
const overdue: Event = { type: 'turnDue' }
const silent: Event = { type: 'turnLate' }

/** Event sequences that lead to each kind of state. */
const ways: readonly (readonly Event[])[] = [
  [],
  [{ type: 'discard' }],
  [submit],
  [submit, overdue],
  [submit, overdue, silent],
  [submit, { type: 'advance', to: 'interviewing' }],
  [submit, { type: 'ask', message }],
  [submit, { type: 'ask', message }, overdue],
  [submit, { type: 'offer', message }],
  [submit, reject],
  [submit, { type: 'offer', message }, reject],
  [submit, reject, { type: 'rejectionDue' }],
  [submit, { type: 'withdraw' }],
  [submit, overdue, silent, { type: 'release' }],
  [submit, { type: 'offer', message }, { type: 'decline' }],
]

const facts = { isComplete: true, intakeIsOpen: true, hasOpening: true }
const after = (events: readonly Event[]) =>
  events.reduce(
    (before, event) => transition(applicationLifecycle, before, event)[0],
    initialTransition(applicationLifecycle, facts)[0],
  )

/** Time to wait before each event of the clock. */
const passing: { readonly [Type in Event['type']]?: number } = {
  turnDue: days(10),
  turnLate: days(7),
  rejectionDue: days(1),
}

test('The server accepts exactly the events that the lifecycle allows, for each side in each state, and lists them in advance.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 99, validThrough: '2030-03-30' })
  let id = ''
  let candidate = await candidateAt(server)
  const send = async (event: Event) => {
    const later = passing[event.type]
    if (later !== undefined) {
      server.clock.now += later
      await server.meetDeadlines()
      return undefined
    }
    const isByEmployer = 'by' in event ? event.by === 'employer' : employerTypes.has(event.type)
    const { by: _, ...said } = { by: undefined, ...event }
    const { revision } = await candidate.read(id)
    const payload = { id, revision, event: said }
    return isByEmployer
      ? ask(employer.browser, 'employerEvent', payload)
      : ask(candidate.browser, 'candidateEvent', payload)
  }
  const begin = async (way: readonly Event[]) => {
    server.clock.now = Date.UTC(2030, 0, 2)
    candidate = await candidateAt(server)
    const draft = await candidate.start(posting.slug)
    id = draft.id
    await candidate.complete(id)
    for (const event of way) await send(event)
  }

  const wrong: string[] = []
  for (const way of ways) {
    await begin(way)
    const expected = after(way)
    const typesAllowed = (events: readonly Event[]) =>
      new Set(events.filter((event) => expected.can(event)).map(({ type }) => type))
    expect(new Set((await candidate.read(id)).can)).toEqual(typesAllowed(candidates))
    // Employers do not see drafts.
    if (way.includes(submit)) {
      expect(new Set((await employer.look(id)).can)).toEqual(typesAllowed(employers))
    }
    for (const event of [...candidates, ...employers]) {
      const isAllowed = expected.can(event)
      const answer = await send(event)
      // A draft does not exist for its employer.
      const refusals = expected.matches('draft') || expected.matches('discarded') ? [404, 409] : [409]
      const isRight = isAllowed ? answer?.status : !answer?.status && refusals.includes(answer?.http ?? 0)
      if (!isRight) wrong.push(`${JSON.stringify(expected.value)} ${event.type}: ${answer?.text}`)
      if (answer?.status) await begin(way)
    }
  }
  expect(wrong).toEqual([])
})
