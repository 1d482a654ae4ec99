// @module-tag invariant
import { expect, test, vi } from 'vitest'
import type { EmployerPostingEvent, OperatorPostingEvent } from '../../../contract/postings/events.ts'
import {
  postingLifecycle,
  type PostingFacts,
  type PostingState,
} from '../../../machines/lifecycles/posting.ts'
import { days, matching } from '../support/harness.ts'
import { operatorAt, startReviewed } from '../support/operators.ts'

// Long timeout, because each event is tried on a new posting.
vi.setConfig({ testTimeout: 60_000 })

const facts: PostingFacts = {
  isComplete: true,
  mayPublish: true,
  isReviewed: true,
  openApplications: 0,
  renewals: 0,
  outcome: undefined,
  changes: 'none',
}

/** After all days that pass in the test. */
const lastDay = '2030-03-01'

const byEmployer: readonly EmployerPostingEvent[] = [
  { type: 'publish' },
  { type: 'discard' },
  { type: 'recall' },
  { type: 'confirm' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'renew', validThrough: lastDay },
  { type: 'close', outcome: 'cancelled' },
]

const byOperator: readonly OperatorPostingEvent[] = [
  { type: 'hold', reason: 'Why.' },
  { type: 'approve' },
  { type: 'refuse', reason: 'Why.' },
  { type: 'remove', reason: 'Why.' },
]

const events = [...byEmployer, ...byOperator]

/** States that a posting can stay in without applications, so not `closing`. */
const states = [
  'draft',
  'held',
  'published',
  'unconfirmed',
  'paused',
  'expired',
  'closed',
  'discarded',
] as const satisfies readonly PostingState[]

/** Creates one posting for each event. */
const each = async (make: () => Promise<string>) => {
  const ids: string[] = []
  for (const _ of events) ids.push(await make())
  return ids
}

test('in every state the server accepts, refuses and announces in advance exactly what the lifecycle does', async () => {
  const { server, operator, complete, read, send } = await startReviewed()
  const published = async (validThrough: string) => {
    const id = await complete({ validThrough })
    await send(id, { type: 'publish' })
    await operator('approve', id)
    return id
  }
  const then = (event: EmployerPostingEvent) => async () => {
    const id = await published(lastDay)
    await send(id, event)
    return id
  }

  const unconfirmed = await each(() => published(lastDay))
  const expired = await each(() => published('2030-01-05'))
  server.clock.now += days(14) + days(1)
  await server.meetDeadlines()
  const postings: Readonly<Record<(typeof states)[number], readonly string[]>> = {
    draft: await each(() => complete({ validThrough: lastDay })),
    held: await each(async () => {
      const id = await complete({ validThrough: lastDay })
      await send(id, { type: 'publish' })
      return id
    }),
    published: await each(() => published(lastDay)),
    unconfirmed,
    paused: await each(then({ type: 'pause' })),
    expired,
    closed: await each(then({ type: 'close', outcome: 'filledHere' })),
    discarded: await each(async () => {
      const id = await complete()
      await send(id, { type: 'discard' })
      return id
    }),
  }

  for (const state of states) {
    const snapshot = postingLifecycle.resolveState({ value: state, context: facts })
    for (const [index, event] of events.entries()) {
      const id = postings[state][index] ?? ''
      const before = await read(id)
      expect(before.state).toBe(state)
      const isAllowed = snapshot.can(event)
      const tried = `${event.type} in ${state}`
      if (index < byEmployer.length) {
        expect(before.can.includes(event.type), tried).toBe(isAllowed)
        const answer = await send(id, event)
        if (isAllowed) expect(answer.http, tried).toBe(200)
        else {
          const error = { code: 'state', state, message: matching(/^.+\. .+\.$/) }
          expect(answer, tried).toMatchObject({ http: 409, error })
        }
      } else {
        const reason = 'reason' in event ? ['--reason', event.reason] : []
        const command = operatorAt(server)(event.type, id, ...reason)
        if (isAllowed) expect(await command, tried).toMatch(new RegExp(`was ${state} and is now `))
        else
          await expect(command, tried).rejects.toThrow(
            `The job post is ${state}, so you can’t ${event.type} it.`,
          )
      }
      const after = await read(id)
      expect(after.revision > before.revision, tried).toBe(isAllowed)
    }
  }
})
