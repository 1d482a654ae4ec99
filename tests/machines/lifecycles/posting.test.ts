// @module-tag invariant
import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { PostingEvent } from '../../../contract/postings/events.ts'
import { maxRenewals } from '../../../contract/postings/lifecycle.ts'
import { postingLifecycle, type PostingFacts } from '../../../machines/lifecycles/posting.ts'
import { chartOf } from '../../../machines/shared/chart.ts'
import { deadEnds, explore } from './explore.ts'

const facts: PostingFacts = {
  isComplete: true,
  mayPublish: true,
  isReviewed: false,
  openApplications: 0,
  renewals: 0,
  outcome: undefined,
  changes: 'none',
}

const byEmployer: readonly PostingEvent[] = [
  { type: 'publish' },
  { type: 'discard' },
  { type: 'recall' },
  { type: 'confirm' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'renew', validThrough: '2027-01-31' },
  { type: 'close', outcome: 'filledHere' },
  { type: 'submitChanges' },
]
const byOperator: readonly PostingEvent[] = [
  { type: 'hold', reason: 'Why' },
  { type: 'approve' },
  { type: 'refuse', reason: 'Why' },
  { type: 'remove', reason: 'Why' },
]
const byClock: readonly PostingEvent[] = [
  { type: 'freshnessDue' },
  { type: 'freshnessMissed' },
  { type: 'validThroughReached' },
]
const bySystem: readonly PostingEvent[] = [
  { type: 'applicationEnded', openApplications: 1 },
  { type: 'applicationEnded', openApplications: 0 },
]

const yesAndNo = [true, false]
const inputs = yesAndNo.flatMap((isComplete) =>
  yesAndNo.flatMap((mayPublish) =>
    yesAndNo.flatMap((isReviewed) =>
      [0, 2].map((openApplications) => ({ ...facts, isComplete, mayPublish, isReviewed, openApplications })),
    ),
  ),
)

const events = [...byEmployer, ...byOperator, ...byClock, ...bySystem]

const all = explore(postingLifecycle, inputs, events)

test('every state of the chart is reachable, and can reach an end', () => {
  const leaves = chartOf(postingLifecycle).states.filter(({ isLeaf }) => isLeaf)
  const reached = new Set<string>(all.states.map(({ value }) => value))
  expect(leaves.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
  // A draft with open applications was published before, so it is complete and may be published again.
  const lasting = inputs.filter(
    ({ isComplete, mayPublish, openApplications }) => openApplications === 0 || (isComplete && mayPublish),
  )
  expect(deadEnds(explore(postingLifecycle, lasting, events))).toEqual([])
})

test('An incomplete job post, or one of a company that may not publish, is not published.', () => {
  const published = all.steps.filter(
    ({ before, after }) => before.matches('draft') && !after.matches('discarded'),
  )
  expect(published.length).toBeGreaterThan(0)
  expect(published.filter(({ after: { context } }) => !context.isComplete || !context.mayPublish)).toEqual([])
})

test('A paused or expired job post is not published again if its company may not publish.', () => {
  // The company can have been suspended after publication.
  for (const mayPublish of yesAndNo) {
    const at = (value: 'paused' | 'expired') =>
      postingLifecycle.resolveState({ value, context: { ...facts, mayPublish } })
    expect(at('paused').can({ type: 'resume' })).toBe(mayPublish)
    expect(at('expired').can({ type: 'renew', validThrough: '2027-01-31' })).toBe(mayPublish)
  }
})

test('A job post that is no longer complete is not approved.', () => {
  const known = { ...facts, isComplete: false }
  const held = postingLifecycle.resolveState({ value: 'held', context: known })
  expect(held.can({ type: 'approve' })).toBe(false)
  expect(held.can({ type: 'refuse', reason: 'Why' })).toBe(true)
})

test('a draft is discarded only if no applicant is waiting', () => {
  const discarded = all.states.filter((state) => state.matches('discarded'))
  expect(discarded.length).toBeGreaterThan(0)
  expect(discarded.filter(({ context }) => context.openApplications > 0)).toEqual([])
})

test('A job post under review is held until an operator approves it.', () => {
  const straight = all.steps.filter(
    ({ before, after }) => before.matches('draft') && after.matches('published') && before.context.isReviewed,
  )
  expect(straight).toEqual([])
  const fromHeld = all.steps.filter(
    ({ before, after }) => before.matches('held') && after.matches('published'),
  )
  expect(new Set(fromHeld.map(({ event }) => event.type))).toEqual(new Set(['approve']))
})

const inState = (value: 'published' | 'paused' | 'expired', more: Partial<PostingFacts>) =>
  postingLifecycle.resolveState({ value, context: { ...facts, ...more } })

test('A job post approved under another company name is reviewed again before it is resumed or renewed.', () => {
  for (const [state, event] of [
    ['paused', { type: 'resume' }],
    ['expired', { type: 'renew', validThrough: '2027-01-31' }],
  ] as const) {
    const [held] = transition(
      postingLifecycle,
      inState(state, { isReviewed: true, changes: 'waiting' }),
      event,
    )
    expect([held.value, held.context.changes]).toEqual(['held', 'none'])
    const [published] = transition(postingLifecycle, inState(state, { changes: 'waiting' }), event)
    expect([published.value, published.context.changes]).toEqual(['published', 'waiting'])
  }
})

test('only postings that are or were published have changes, which do not affect their state', () => {
  const changed = all.states.filter(({ context }) => context.changes !== 'none')
  expect(new Set(changed.map(({ value }) => value))).toEqual(
    new Set(['published', 'unconfirmed', 'paused', 'expired']),
  )
  const review = new Set(['submitChanges', 'approve', 'refuse', 'recall'])
  const steps = all.steps.filter(
    ({ before, event }) => review.has(event.type) && !before.matches('held') && !before.matches('draft'),
  )
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.filter(({ before, after }) => before.value !== after.value)).toEqual([])
})

test('changes are approved and refused while they wait, and withdrawn at any time', () => {
  const possible = (changes: PostingFacts['changes']) =>
    ([{ type: 'approve' }, { type: 'refuse', reason: 'Why' }, { type: 'recall' }] as const)
      .filter((event) => inState('published', { changes }).can(event))
      .map(({ type }) => type)
  expect(possible('none')).toEqual([])
  expect(possible('waiting')).toEqual(['approve', 'refuse', 'recall'])
  expect(possible('refused')).toEqual(['recall'])
  const [after] = transition(postingLifecycle, inState('published', { changes: 'waiting' }), {
    type: 'refuse',
    reason: 'Why',
  })
  expect(after.context.changes).toBe('refused')
})

test('a closed posting has an outcome, and no waiting applicants', () => {
  const closed = all.states.filter((state) => state.matches('closed'))
  expect(closed.length).toBeGreaterThan(0)
  expect(closed.filter(({ context }) => !context.outcome || context.openApplications > 0)).toEqual([])
})

test('an operator who removes a posting decides its outcome, and nobody else can choose the outcome “removed”', () => {
  const removed = all.steps.filter(
    ({ before, after }) => !before.context.outcome && after.context.outcome === 'removed',
  )
  expect(new Set(removed.map(({ event }) => event.type))).toEqual(new Set(['remove']))
})

test('a posting is renewed twice at most', () => {
  const renewals = all.states.map(({ context }) => context.renewals)
  expect(Math.max(...renewals)).toBe(maxRenewals)
})

test('people can apply only while a posting is published or unconfirmed', () => {
  const open = all.states.filter((state) => state.hasTag('intake')).map(({ value }) => value)
  expect(new Set(open)).toEqual(new Set(['published', 'unconfirmed']))
})

test('neither the clock nor the system publishes a posting, or ends it', () => {
  const types = new Set([...byClock, ...bySystem].map(({ type }) => type))
  const own = all.steps.filter(({ event }) => types.has(event.type))
  const led = own.map(({ before, after }) => `${before.value} to ${after.value}`)
  expect(new Set(led)).toEqual(
    new Set([
      'published to unconfirmed',
      'unconfirmed to paused',
      'published to expired',
      'unconfirmed to expired',
      'paused to expired',
      'closing to closing',
      'closing to closed',
    ]),
  )
})

test('an ended posting waits until its last applicant has a reply', () => {
  const [draft] = initialTransition(postingLifecycle, { ...facts, openApplications: 1 })
  const happened: readonly PostingEvent[] = [
    { type: 'publish' },
    { type: 'close', outcome: 'filledElsewhere' },
    { type: 'applicationEnded', openApplications: 0 },
  ]
  const states: unknown[] = []
  happened.reduce((before, event) => {
    const [after] = transition(postingLifecycle, before, event)
    states.push(after.value)
    return after
  }, draft)
  expect(states).toEqual(['published', 'closing', 'closed'])
})
