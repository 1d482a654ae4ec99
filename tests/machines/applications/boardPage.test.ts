import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Applicant, ApplicantItem } from '../../../contract/applications/calls.ts'
import type { EmployerApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import {
  answeringManyMachine,
  type Answered,
  type Chosen,
} from '../../../machines/applications/answeringMany.ts'
import {
  applicantsReading,
  type ApplicantsPart,
  type ApplicantsQuery,
} from '../../../machines/applications/applicantsReading.ts'
import { withExpected } from '../../../machines/applications/boardCards.ts'
import {
  boardDeciding,
  boardPageMachine,
  boardReading,
  type Board,
  type BoardQuery,
} from '../../../machines/applications/boardPage.ts'
import type { SentAction } from '../../../machines/applications/deciding.ts'
import { notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { applicantOf, people } from '../../../stories/applications/applicants.ts'
import { applications } from '../../../stories/support/applications.ts'
import { superseded, refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

interface Answering {
  readonly people: readonly Chosen[]
  readonly event: EmployerApplicationEvent
}

const arrived = () => new Promise(setImmediate)

// Emeka, Jonas and Mina are in New, and Priya is in Screening.
const items = people.slice(0, 4)
const [emeka, jonas, mina] = items.map(({ id }) => id)
const board = (all: readonly ApplicantItem[] = items): Board => ({ items: [...all], isWhole: true })
const inShortlist = (id: string): Applicant => ({ ...applicantOf(applications.shortlisted), id })
const changed = { type: 'live.changed', changes: [{ kind: 'everything' }] } as const
const toShortlist = { type: 'advance', to: 'shortlisted' } as const

async function opened(query: BoardQuery = { postingId: 'p1' }, first = board()) {
  const read = held<Board, BoardQuery>()
  const due = held<ApplicantsPart, ApplicantsQuery>()
  const decide = held<Applicant, SentAction<EmployerApplicationEvent>>()
  const answer = held<Answered[], Answering>()
  const news: string[][] = []
  const page = createActor(
    boardPageMachine.provide({
      actors: {
        board: boardReading.provide({ actors: { read: read.logic } }),
        due: applicantsReading.provide({ actors: { read: due.logic } }),
        deciding: boardDeciding.provide({ actors: { applicationEvent: decide.logic } }),
        answering: answeringManyMachine.provide({ actors: { applicationEvents: answer.logic } }),
      },
      actions: {
        tellMoved: notify((_, moved: readonly ApplicantItem[]) => {
          if (moved.length > 0) news.push(moved.map(({ id }) => id))
          return undefined
        }),
      },
    }),
    { input: { query } },
  ).start()
  read.last().answer(first)
  await arrived()
  const { children } = page.getSnapshot()
  const context = () => page.getSnapshot().context
  const shown = () => withExpected(context().items, context().expected, query.turn)
  return {
    page,
    read,
    due,
    decide,
    answer,
    news,
    context,
    deciding: required(children.deciding),
    answering: required(children.answering),
    stageOf: (id = '') => shown().find((card) => card.id === id)?.stage,
  }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** Moves Jonas to the shortlist; the response of the server is still pending. */
function moveJonas({ page, deciding }: Opened) {
  page.send({ type: 'ask', id: jonas ?? '', action: 'advance', aim: 'shortlisted' })
  deciding.send({ type: 'send', event: toShortlist })
}

function moveTwo({ page, answering }: Opened) {
  answering.send({ type: 'choose', people: items.slice(1, 3) })
  page.send({ type: 'askChosen', action: 'advance', aim: 'shortlisted' })
  answering.send({ type: 'send', event: toShortlist })
}

test('a moved card is in its new stage at once, and the response of the server replaces it', async () => {
  const flow = await opened()
  moveJonas(flow)
  expect(flow.stageOf(jonas)).toBe('shortlisted')
  flow.decide.last().answer(inShortlist(jonas ?? ''))
  await arrived()
  expect(flow.stageOf(jonas)).toBe('shortlisted')
  expect(flow.context()).toMatchObject({ expected: [], moved: jonas, active: mina, focus: { id: mina } })
  expect(flow.read.calls).toHaveLength(1)
  expect(flow.due.calls).toHaveLength(2)
})

test('a card whose move fails is in its old stage again', async () => {
  const flow = await opened()
  moveJonas(flow)
  flow.decide.last().fail(refused)
  await arrived()
  expect(flow.stageOf(jonas)).toBe('submitted')
  expect(flow.deciding.getSnapshot().value).toBe('asking')
})

test('a move superseded by somebody else reads the board again', async () => {
  const flow = await opened()
  moveJonas(flow)
  flow.decide.last().fail(superseded)
  await arrived()
  expect(flow.stageOf(jonas)).toBe('submitted')
  expect([flow.read.calls.length, flow.due.calls.length]).toEqual([2, 2])
})

test('an older answer to a read does not put a moved card back', async () => {
  const flow = await opened()
  moveJonas(flow)
  flow.page.send(changed)
  flow.decide.last().answer(inShortlist(jonas ?? ''))
  await arrived()
  flow.read.last().answer(board())
  await arrived()
  expect(flow.stageOf(jonas)).toBe('shortlisted')
})

test('a card that waits for the candidate disappears at once from a board filtered by the employer’s turn', async () => {
  const flow = await opened({ postingId: 'p1', turn: 'employer' })
  flow.page.send({ type: 'ask', id: jonas ?? '', action: 'ask' })
  flow.deciding.send({ type: 'send', event: { type: 'ask', message: 'When?' } })
  expect(flow.stageOf(jonas)).toBeUndefined()
  flow.decide.last().fail(refused)
  await arrived()
  expect(flow.stageOf(jonas)).toBe('submitted')
})

test('no dialog opens for another card while a decision is pending', async () => {
  const flow = await opened()
  moveJonas(flow)
  flow.deciding.send({ type: 'cancel' })
  flow.page.send({ type: 'ask', id: emeka ?? '', action: 'tell' })
  expect(flow.context().question).toMatchObject({ card: { id: jonas } })
  expect(flow.deciding.getSnapshot().context.considered).toBeUndefined()
})

test('an impossible action opens no dialog', async () => {
  const flow = await opened()
  flow.page.send({ type: 'ask', id: jonas ?? '', action: 'undo' })
  expect(flow.context().question).toBeUndefined()
  expect(flow.decide.calls).toEqual([])
})

test('several moved cards stay in their new stage until the board is read, and refused ones go back', async () => {
  const flow = await opened()
  moveTwo(flow)
  expect([flow.stageOf(jonas), flow.stageOf(mina)]).toEqual(['shortlisted', 'shortlisted'])
  flow.answer.last().answer([
    { id: jonas ?? '', done: true },
    { id: mina ?? '', done: false, code: 'state', message: 'This application was withdrawn.' },
  ])
  await arrived()
  expect([flow.stageOf(jonas), flow.stageOf(mina)]).toEqual(['shortlisted', 'shortlisted'])
  flow.read
    .last()
    .answer(board(items.map((card) => (card.id === jonas ? { ...card, stage: 'shortlisted' } : card))))
  await arrived()
  expect([flow.stageOf(jonas), flow.stageOf(mina)]).toEqual(['shortlisted', 'submitted'])
  expect(flow.news).toEqual([])
  expect(flow.page.getSnapshot().matches({ answers: 'none' })).toBe(true)
})

test('several cards go back to their old stage if the server is not reached', async () => {
  const flow = await opened()
  moveTwo(flow)
  flow.answer.last().fail(refused)
  await arrived()
  expect([flow.stageOf(jonas), flow.stageOf(mina)]).toEqual(['submitted', 'submitted'])
})

test('a card moved by somebody else is news; an own move is not, even if a read comes first', async () => {
  const flow = await opened()
  const moved = board(items.map((card) => (card.id === jonas ? { ...card, stage: 'shortlisted' } : card)))
  moveJonas(flow)
  flow.page.send(changed)
  flow.read.last().answer(moved)
  await arrived()
  flow.decide.last().answer(inShortlist(jonas ?? ''))
  await arrived()
  expect(flow.news).toEqual([])
  flow.page.send(changed)
  flow.read.last().answer(board(moved.items.filter(({ id }) => id !== mina)))
  await arrived()
  expect(flow.news).toEqual([[mina]])
})

test('a drag whose card was removed does not prevent the next one', async () => {
  const flow = await opened()
  flow.page.send({ type: 'lift', id: jonas ?? '' })
  flow.page.send({ type: 'lift', id: mina ?? '' })
  expect(flow.context().dragged).toBe(mina)
  flow.page.send({ type: 'release' })
  expect(flow.page.getSnapshot().matches({ pointer: 'free' })).toBe(true)
  expect(flow.context().dragged).toBeUndefined()
})
