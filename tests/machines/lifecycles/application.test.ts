// @module-tag invariant
import { expect, test } from 'vitest'
import {
  initialTransition,
  transition,
  type EventFromLogic,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'
import { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import { chartOf } from '../../../machines/shared/chart.ts'
import { deadEnds, explore } from './explore.ts'

type Event = EventFromLogic<typeof applicationLifecycle>
type Snapshot = SnapshotFrom<typeof applicationLifecycle>

const message = 'What is said.'

const byCandidate: readonly Event[] = [
  { type: 'submit' },
  { type: 'discard' },
  { type: 'withdraw' },
  { type: 'reply', message },
  { type: 'accept' },
  { type: 'decline' },
  { type: 'release' },
  { type: 'tell', by: 'candidate', message },
]
const byEmployer: readonly Event[] = [
  { type: 'advance', to: 'screening' },
  { type: 'advance', to: 'shortlisted' },
  { type: 'advance', to: 'assessment' },
  { type: 'advance', to: 'interviewing' },
  { type: 'ask', message },
  { type: 'offer', message },
  { type: 'reject', reason: 'experience', message },
  { type: 'undo' },
  { type: 'tell', by: 'employer', message },
]
const byNobody: readonly Event[] = [
  { type: 'turnDue' },
  { type: 'turnLate' },
  { type: 'rejectionDue' },
  { type: 'positionClosed', message },
  { type: 'postingGone' },
]

const yesAndNo = [true, false]
const inputs = yesAndNo.flatMap((isComplete) =>
  yesAndNo.flatMap((intakeIsOpen) =>
    yesAndNo.map((hasOpening) => ({ isComplete, intakeIsOpen, hasOpening })),
  ),
)
const events = [...byCandidate, ...byEmployer, ...byNobody]
const all = explore(applicationLifecycle, inputs, events)

/** Paths of all active states, including their ancestors. */
const pathsIn = (value: StateValue | undefined): string[] =>
  typeof value === 'object'
    ? ['', ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((path) => join(key, path)))]
    : ['', ...(value === undefined ? [] : [value])]

const join = (key: string, path: string) => (path === '' ? key : `${key}.${path}`)

const isActive = (snapshot: Snapshot) => snapshot.matches('active')
const isRejecting = (snapshot: Snapshot) => snapshot.matches({ active: { decision: 'rejecting' } })
const isSentBy = (side: readonly Event[]) => (step: { event: Event }) => side.includes(step.event)

const from = (...happened: readonly Event[]) =>
  happened.reduce(
    (before, event) => transition(applicationLifecycle, before, event)[0],
    initialTransition(applicationLifecycle, { isComplete: true, intakeIsOpen: true, hasOpening: true })[0],
  )

test('every state of the chart is reachable, and can reach an end', () => {
  const paths = chartOf(applicationLifecycle).states.map(({ path }) => path)
  const reached = new Set(all.states.flatMap(({ value }) => pathsIn(value)))
  expect(paths.filter((path) => !reached.has(path))).toEqual([])
  expect(deadEnds(all)).toEqual([])
})

test('An incomplete application, and one for a closed job post, is not sent.', () => {
  const sent = all.steps.filter(({ before, after }) => before.matches('draft') && isActive(after))
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.every(({ after: { context } }) => context.isComplete && context.intakeIsOpen)).toBe(true)
})

test('No one is hired for a job post without free openings.', () => {
  const hired = all.steps.filter(({ event }) => event.type === 'accept')
  expect(hired.length).toBeGreaterThan(0)
  expect(hired.every(({ before }) => before.context.hasOpening)).toBe(true)
})

test('after a hire both sides can write to each other, and nothing else changes', () => {
  const after = all.steps.filter(({ before }) => before.matches('hired'))
  expect(new Set(after.map(({ event }) => event.type === 'tell' && event.by))).toEqual(
    new Set(['candidate', 'employer']),
  )
  expect(after.every((step) => step.after.matches('hired'))).toBe(true)
})

test('while an application is active, exactly one side has the turn', () => {
  for (const snapshot of all.states.filter(isActive)) {
    const sides = (['employer', 'candidate'] as const).filter((turn) =>
      snapshot.matches({ active: { turn } }),
    )
    expect(sides).toHaveLength(1)
  }
})

test('Only a person rejects: every path to a rejection has an employer’s event.', () => {
  const intoRejecting = all.steps.filter(({ before, after }) => !isRejecting(before) && isRejecting(after))
  expect(new Set(intoRejecting.map(({ event }) => event.type))).toEqual(new Set(['reject']))
  const intoRejected = all.steps.filter(({ after }) => after.matches('rejected'))
  expect(intoRejected.length).toBeGreaterThan(0)
  expect(
    intoRejected.every(({ before, event }) => isRejecting(before) && event.type === 'rejectionDue'),
  ).toBe(true)
})

test('an undone rejection leaves everything unchanged', () => {
  const undone = all.steps.filter(({ event }) => event.type === 'undo')
  expect(undone.length).toBeGreaterThan(0)
  for (const { before, after } of undone) {
    const [again] = transition(applicationLifecycle, after, { type: 'reject', reason: 'other', message })
    expect(again.value).toEqual(before.value)
  }
})

test('a candidate sees no difference while a rejection is pending', () => {
  for (const { before, after } of all.steps.filter(({ event }) => event.type === 'reject')) {
    const possible = (snapshot: Snapshot) => byCandidate.filter((event) => snapshot.can(event))
    expect(possible(after)).toEqual(possible(before))
  }
})

test('Any event of the candidate cancels a pending rejection.', () => {
  const done = all.steps.filter(({ before }) => isRejecting(before)).filter(isSentBy(byCandidate))
  expect(new Set(done.map(({ event }) => event.type)).size).toBeGreaterThan(4)
  expect(done.filter(({ after }) => isRejecting(after))).toEqual([])
})

test('while a rejection is pending, its employer can only undo it', () => {
  const possible = all.steps.filter(({ before }) => isRejecting(before)).filter(isSentBy(byEmployer))
  expect(new Set(possible.map(({ event }) => event.type))).toEqual(new Set(['undo']))
})

test('A candidate can stop waiting a week after the date, and not before.', () => {
  const silent = from({ type: 'submit' }, { type: 'turnDue' }, { type: 'turnLate' })
  expect(silent.can({ type: 'release' })).toBe(true)
  expect(from({ type: 'submit' }, { type: 'turnDue' }).can({ type: 'release' })).toBe(false)
  const released = all.steps.filter(({ event }) => event.type === 'release')
  expect(released.every(({ before }) => before.matches({ active: { turn: { employer: 'silent' } } }))).toBe(
    true,
  )
})

test('acting on an overdue turn starts the next turn on time', () => {
  const late = from({ type: 'submit' }, { type: 'turnDue' }, { type: 'advance', to: 'interviewing' })
  expect(late.value).toEqual({
    active: { stage: 'interviewing', turn: { employer: 'onTime' }, decision: 'open' },
  })
  const asked = from({ type: 'submit' }, { type: 'turnDue' }, { type: 'ask', message })
  expect(asked.value).toEqual({
    active: { stage: 'submitted', turn: { candidate: 'onTime' }, decision: 'open' },
  })
  expect(transition(applicationLifecycle, asked, { type: 'reply', message })[0].value).toEqual({
    active: { stage: 'submitted', turn: { employer: 'onTime' }, decision: 'open' },
  })
})

test('A move goes to a later stage, never back or in place, and only an offer reaches the last one.', () => {
  const order = ['submitted', 'screening', 'shortlisted', 'assessment', 'interviewing', 'offered'] as const
  const at = (snapshot: Snapshot) => order.findIndex((stage) => snapshot.matches({ active: { stage } }))
  const within = all.steps.filter(({ before, after }) => isActive(before) && isActive(after))
  expect(within.filter(({ before, after }) => at(after) < at(before))).toEqual([])
  const moved = within.filter(({ event }) => event.type === 'advance' || event.type === 'offer')
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.filter(({ before, after }) => at(after) <= at(before))).toEqual([])
  const toOffer = within.filter(({ before, after }) => at(before) < 5 && at(after) === 5)
  expect(new Set(toOffer.map(({ event }) => event.type))).toEqual(new Set(['offer']))
})

test('only a candidate with an offer can accept or decline it', () => {
  const decided = all.steps.filter(({ event }) => event.type === 'accept' || event.type === 'decline')
  expect(decided.length).toBeGreaterThan(0)
  expect(decided.every(({ before }) => before.matches({ active: { stage: 'offered' } }))).toBe(true)
})

test('an overdue reply ends nothing by itself', () => {
  const clock = all.steps.filter(({ event }) => event.type === 'turnDue' || event.type === 'turnLate')
  expect(clock.length).toBeGreaterThan(0)
  expect(clock.filter(({ after }) => !isActive(after))).toEqual([])
})

test('each event of a person is handled by one region', () => {
  const regions = chartOf(applicationLifecycle).transitions.filter(({ source }) =>
    source.startsWith('active.'),
  )
  const heardBy = new Map<string, Set<string>>()
  for (const { event, source } of regions) {
    const region = source.split('.')[1] ?? ''
    heardBy.set(event, (heardBy.get(event) ?? new Set()).add(region))
  }
  for (const { type } of [...byCandidate, ...byEmployer]) expect(heardBy.get(type)?.size ?? 0).toBeLessThan(2)
})
