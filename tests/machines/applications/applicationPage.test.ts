import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { CandidateApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import {
  applicationPageMachine,
  ownApplicationDeciding,
  ownApplicationReading,
} from '../../../machines/applications/applicationPage.ts'
import type { SentAction } from '../../../machines/applications/deciding.ts'
import { resumeDownload, type SentResume } from '../../../machines/applications/resumeDownload.ts'
import { newsNotice, notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { applications } from '../../../stories/support/applications.ts'
import { notThere, superseded, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

const application: OwnApplication = { ...applications.sent, revision: 3 }
const next = (revision: number, more: Partial<OwnApplication> = {}) => ({ ...application, ...more, revision })
const news = (revision: number) => newsNotice(`Revision ${revision}`)

/** Starts the page and answers the read of its application. */
async function opened() {
  const read = held<OwnApplication, object>()
  const saved = held<object, SentResume>()
  const act = held<OwnApplication, SentAction<CandidateApplicationEvent>>()
  const page = createActor(
    applicationPageMachine.provide({
      actors: {
        reading: ownApplicationReading.provide({ actors: { read: read.logic } }),
        deciding: ownApplicationDeciding.provide({ actors: { applicationEvent: act.logic } }),
        download: resumeDownload.provide({ actors: { read: saved.logic } }),
      },
      actions: { tellNews: notify((_, { revision }: OwnApplication) => news(revision)) },
    }),
    { input: { reference: application.reference } },
  )
  const emitted = emittedBy(page)
  page.start()
  expect(page.getSnapshot().value).toBe('opening')
  expect(read.calls.map(({ input }) => input)).toEqual([{ reference: application.reference }])
  read.last().answer(application)
  await arrived()
  expect(page.getSnapshot().value).toBe('open')
  const { deciding, reading } = page.getSnapshot().children
  const refresh = async (data: OwnApplication) => {
    required(reading).send({ type: 'refresh' })
    read.last().answer(data)
    await arrived()
  }
  return {
    page,
    saved,
    emitted,
    read,
    act,
    refresh,
    deciding: required(deciding),
    shown: () => required(reading).getSnapshot().context.data,
  }
}

const tell = { type: 'send', event: { type: 'tell', message: 'Hello.' } } as const

test('the response to an own event is shown without another read, and is no news', async () => {
  const { act, deciding, emitted, read, refresh, shown } = await opened()
  deciding.send(tell)
  expect(act.last().input).toEqual({ id: application.id, revision: 3, event: tell.event })
  act.last().answer(next(4))
  await arrived()
  expect(shown()).toEqual(next(4))
  expect(read.calls).toHaveLength(1)
  await refresh(next(4))
  expect(emitted).toEqual([])
})

test('an own event that is read before its response arrives is no news', async () => {
  const { act, deciding, emitted, refresh } = await opened()
  deciding.send(tell)
  await refresh(next(4))
  act.last().answer(next(4))
  await arrived()
  expect(emitted).toEqual([])
})

test('a change by somebody else is news, once', async () => {
  const { deciding, emitted, refresh } = await opened()
  await refresh(application)
  await refresh(next(4))
  await refresh(next(4))
  expect(emitted).toEqual([news(4)])
  expect(deciding.getSnapshot().context.revision).toBe(4)
})

test('a superseded event reads the application again, and the page shows the earlier event', async () => {
  const { act, deciding, emitted, read, shown } = await opened()
  deciding.send(tell)
  act.last().fail(superseded)
  await arrived()
  expect(read.calls).toHaveLength(2)
  read.last().answer(next(4))
  await arrived()
  expect([shown(), emitted]).toEqual([next(4), []])
  deciding.send(tell)
  expect(act.last().input.revision).toBe(4)
})

test('a dialog made pointless by a change is closed, and the change is news', async () => {
  const { deciding, emitted, refresh } = await opened()
  deciding.send({ type: 'consider', action: 'withdraw' })
  await refresh(next(4))
  expect(deciding.getSnapshot().value).toBe('asking')
  // With an offer, candidates decline instead of withdrawing.
  await refresh(next(5, { can: ['accept', 'decline', 'withdraw'] }))
  expect(deciding.getSnapshot()).toMatchObject({
    value: { idle: 'calm' },
    context: { considered: undefined },
  })
  expect(emitted).toEqual([news(4), news(5)])
})

test('a dialog made pointless by a change while it is sent does not open again after a refusal', async () => {
  const { act, deciding, refresh } = await opened()
  deciding.send({ type: 'consider', action: 'withdraw' })
  deciding.send({ type: 'send', event: { type: 'withdraw' } })
  await refresh(next(4, { can: [] }))
  act.last().fail(refused)
  await arrived()
  expect(deciding.getSnapshot()).toMatchObject({
    value: { idle: 'calm' },
    context: { considered: undefined, failure: refused },
  })
})

test('a resume is downloaded on request, and again after a failure', async () => {
  const { page, saved } = await opened()
  const resume = { id: application.id, fileId: 'f1', name: 'Resume.pdf' }
  const at = () => page.getSnapshot().children.download?.getSnapshot().value
  expect(at()).toBeUndefined()
  page.send({ type: 'download', resume })
  expect(at()).toEqual({ reading: 'waiting' })
  saved.last().fail(notThere)
  await arrived()
  expect(at()).toBe('notThere')
  page.send({ type: 'download', resume })
  saved.last().answer({})
  await arrived()
  expect([at(), saved.calls.map(({ input }) => input)]).toEqual(['shown', [resume, resume]])
})

test('the application is read again when it changes elsewhere, and not when another one does', async () => {
  const { page, read } = await opened()
  const changed = (about: string) =>
    page.send({ type: 'live.changed', changes: [{ kind: 'application', reference: about }] })
  changed('another')
  expect(read.calls).toHaveLength(1)
  changed(application.reference)
  expect(read.calls).toHaveLength(2)
})
