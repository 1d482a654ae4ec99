import { expect, test } from 'vitest'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { nobodyYet } from '../../../contract/postings/counts.ts'
import type { EmployerPostingEvent } from '../../../contract/postings/events.ts'
import { managingMachine } from '../../../machines/postings/managing.ts'
import { postingPageMachine } from '../../../machines/postings/postingPage.ts'
import {
  dueReading,
  postingReading,
  postingStatisticsReading,
  type DueApplicants,
  type PostingFigures,
} from '../../../machines/postings/postingReadings.ts'
import { required } from '../../../machines/shared/required.ts'
import { discarded, draft, paused, postingFigures, published } from '../../../stories/support/postings.ts'
import { superseded, refused } from '../support/events.ts'
import { inApp } from '../support/inApp.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const nobody: DueApplicants = { items: [], next: null, counts: nobodyYet, outbox: null }

function start() {
  const read = held<OwnPosting, { readonly id: string }>()
  const due = held<DueApplicants, object>()
  const statistics = held<PostingFigures, { readonly id: string }>()
  const send = held<OwnPosting, { id: string; revision: number; event: EmployerPostingEvent }>()
  const { app, page } = inApp(
    postingPageMachine.provide({
      actors: {
        posting: postingReading.provide({ actors: { read: read.logic } }),
        due: dueReading.provide({ actors: { read: due.logic } }),
        statistics: postingStatisticsReading.provide({ actors: { read: statistics.logic } }),
        managing: managingMachine.provide({ actors: { postingEvent: send.logic } }),
      },
    }),
    { id: published.id },
  )
  const emitted = emittedBy(page)
  page.start()
  return {
    app,
    page,
    emitted,
    read,
    due,
    statistics,
    send,
    isOpen: () => page.getSnapshot().matches({ page: 'open' }),
    shown: () => page.getSnapshot().children.posting?.getSnapshot().context.data,
    managing: () => required(page.getSnapshot().children.managing),
  }
}

async function opened(posting = published) {
  const flow = start()
  flow.read.last().answer(posting)
  flow.due.last().answer(nobody)
  flow.statistics.last().answer(postingFigures)
  await arrived()
  return flow
}

test('a page opens once the posting, its figures and waiting applicants are read', async () => {
  const { due, isOpen, read, statistics } = start()
  read.last().answer(published)
  due.last().answer(nobody)
  await arrived()
  expect(isOpen()).toBe(false)
  statistics.last().answer(postingFigures)
  await arrived()
  expect(isOpen()).toBe(true)
})

test('a page opens without applicants and figures that cannot be read, and stays open while they are read again', async () => {
  const { statistics, due, isOpen, page, read } = start()
  due.last().fail(refused)
  statistics.last().fail(refused)
  read.last().answer(published)
  await arrived()
  expect(isOpen()).toBe(true)
  page.getSnapshot().children.due?.send({ type: 'retry' })
  expect(isOpen()).toBe(true)
})

test('A result is shown without reloading the job post, and waiting applicants are reloaded.', async () => {
  const { due, managing, read, send, shown } = await opened()
  managing().send({ type: 'send', event: { type: 'pause' } })
  send.last().answer({ ...paused, revision: 4 })
  await arrived()
  expect(shown()).toMatchObject({ state: 'paused', revision: 4 })
  expect([read.calls.length, due.calls.length]).toEqual([1, 2])
})

test('a posting changed by somebody else is read again, and the next attempt uses its new revision', async () => {
  const { managing, read, send } = await opened()
  managing().send({ type: 'send', event: { type: 'pause' } })
  expect(send.last().input.revision).toBe(published.revision)
  send.last().fail(superseded)
  await arrived()
  read.last().answer({ ...published, revision: 9 })
  await arrived()
  managing().send({ type: 'send', event: { type: 'pause' } })
  expect(send.last().input.revision).toBe(9)
})

test('discarding a draft opens the list', async () => {
  const { emitted, managing, send } = await opened(draft)
  managing().send({ type: 'discard' })
  managing().send({ type: 'send', event: { type: 'discard' } })
  send.last().answer(discarded)
  await arrived()
  expect(emitted).toEqual([{ type: 'navigate', to: paths.postings }])
})

test('a change on the server reads the posting again, and a change of applications also the waiting applicants', async () => {
  const { app, due, read } = await opened()
  app.send({ type: 'live.changed', changes: [{ kind: 'posting', id: published.id }] })
  expect([read.calls.length, due.calls.length]).toEqual([2, 1])
  app.send({ type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] })
  expect([read.calls.length, due.calls.length]).toEqual([3, 2])
})
