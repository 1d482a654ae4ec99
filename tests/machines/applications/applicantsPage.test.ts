import { expect, test } from 'vitest'
import { createActor, fromCallback, type EventFromLogic } from 'xstate'
import type { EmployerApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import {
  answeringManyMachine,
  type Answered,
  type Chosen,
} from '../../../machines/applications/answeringMany.ts'
import { applicantsPageMachine } from '../../../machines/applications/applicantsPage.ts'
import {
  applicantsReading,
  type ApplicantsPart,
  type ApplicantsQuery,
} from '../../../machines/applications/applicantsReading.ts'
import { outboxCommandsMachine, type OutboxCommands } from '../../../machines/applications/outboxCommands.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import { listWith } from '../../../src/effects/shared/listWith.ts'
import { required } from '../../../machines/shared/required.ts'
import { people, someCounts } from '../../../stories/applications/applicants.ts'
import { refused } from '../support/events.ts'
import { twoPeople } from '../support/answeringManySamples.ts'
import { held } from '../support/startFlow.ts'

interface Answering {
  readonly people: readonly Chosen[]
  readonly event: EmployerApplicationEvent
}

const arrived = () => new Promise(setImmediate)

const part = (next: string | null): ApplicantsPart => ({
  items: people.slice(0, 2),
  next,
  counts: someCounts,
  outbox: null,
})

/** Starts the page of a posting's applicants; the first part of the list is still pending. */
function start() {
  const read = held<ApplicantsPart, ApplicantsQuery>()
  const due = held<ApplicantsPart, ApplicantsQuery>()
  const answers = held<Answered[], Answering>()
  const undo = held<OutboxCommands['undo']['output'], Run<OutboxCommands>>()
  const page = createActor(
    applicantsPageMachine.provide({
      actors: {
        list: listWith(read.logic),
        due: applicantsReading.provide({ actors: { read: due.logic } }),
        answering: answeringManyMachine.provide({ actors: { applicationEvents: answers.logic } }),
        outbox: outboxCommandsMachine.provide({ actors: { command: undo.logic } }),
      },
    }),
    { input: { query: { postingId: 'p1', stage: 'screening', limit: 20 } } },
  ).start()
  const children = () => page.getSnapshot().children
  return { page, children, read, due, answers, undo }
}

async function opened(next: string | null = 'a') {
  const flow = start()
  flow.read.last().answer(part(next))
  flow.due.last().answer(part(null))
  await arrived()
  return flow
}

test('The next due applicant is read from the whole job post, regardless of list filters.', () => {
  const { due, read } = start()
  expect(read.last().input).toEqual({ postingId: 'p1', stage: 'screening', limit: 20 })
  expect(due.last().input).toEqual({ postingId: 'p1', turn: 'employer', limit: 2 })
})

test('a list changed elsewhere is read again, with all rows that were added to it', async () => {
  const flow = await opened()
  const list = required(flow.children().list)
  const paging = required(list.getSnapshot().children.paging)
  paging.send({ type: 'more' })
  flow.read.last().answer({ ...part('b'), items: people.slice(2, 3) })
  await arrived()
  flow.page.send({ type: 'live.changed', changes: [{ kind: 'posting', id: 'p1' }] })
  expect(flow.read.calls).toHaveLength(2)
  flow.page.send({ type: 'live.changed', changes: [{ kind: 'everything' }] })
  expect([flow.read.calls.length, flow.due.calls.length]).toEqual([3, 2])
  flow.read.last().answer(part('c'))
  await arrived()
  expect(flow.read.last().input).toMatchObject({ after: 'c', limit: 1 })
})

test('both lists are read again after bulk replies', async () => {
  const flow = await opened()
  const answering = required(flow.children().answering)
  answering.send({ type: 'choose', people: twoPeople })
  answering.send({ type: 'consider', action: 'ask' })
  answering.send({ type: 'send', event: { type: 'ask', message: 'When?' } })
  expect(flow.read.calls).toHaveLength(1)
  flow.answers.last().answer(twoPeople.map(({ id }) => ({ id, done: true as const })))
  await arrived()
  expect([flow.read.calls.length, flow.due.calls.length]).toEqual([2, 2])
})

test('both lists are read again after an undo, even if the server was not reached, because some may be undone', async () => {
  const flow = await opened()
  const outbox = required(flow.children().outbox)
  outbox.send({ type: 'run', command: 'undo', input: { ids: ['a1'] } })
  flow.undo.last().fail(refused)
  await arrived()
  expect([flow.read.calls.length, flow.due.calls.length]).toEqual([2, 2])
  outbox.send({ type: 'run', command: 'undo', input: { ids: ['a1'] } })
  flow.undo.last().answer({ asked: 1, undone: 1 })
  await arrived()
  expect([flow.read.calls.length, flow.due.calls.length]).toEqual([3, 3])
})

test('a reply interrupted by a reload continues with the page, without another question', async () => {
  const answers = held<Answered[], Answering>()
  const event = { type: 'ask', message: 'When?' } as const
  const answering = answeringManyMachine.provide({
    actors: {
      applicationEvents: answers.logic,
      interrupted: fromCallback<EventFromLogic<typeof answeringManyMachine>>(({ sendBack }) => {
        sendBack({ type: 'choose', people: twoPeople })
        sendBack({ type: 'consider', action: 'ask' })
        sendBack({ type: 'send', event })
        sendBack({ type: 'cancel' })
      }),
    },
  })
  const page = createActor(applicantsPageMachine.provide({ actors: { answering } }), {
    input: { query: {} },
  }).start()
  await arrived()
  expect(answers.calls.map(({ input }) => input)).toEqual([{ people: twoPeople, event }])
  expect(page.getSnapshot().children.answering?.getSnapshot().context.considered).toBeUndefined()
})
