import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Applicant } from '../../../contract/applications/calls.ts'
import type { ResumeText } from '../../../contract/resumes/shared.ts'
import type { EmployerApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import {
  applicantDeciding,
  applicantPageMachine,
  applicantReading,
  applicantText,
} from '../../../machines/applications/applicantPage.ts'
import { applicantsReading, type ApplicantsPart } from '../../../machines/applications/applicantsReading.ts'
import type { SentAction } from '../../../machines/applications/deciding.ts'
import { newsNotice, notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { applicantOf, hidden } from '../../../stories/applications/applicants.ts'
import { applications } from '../../../stories/support/applications.ts'
import { superseded } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

const applicant = applicantOf(applications.sent, { revision: 3 })
const next = (revision: number): Applicant => ({ ...applicant, revision })
const news = (revision: number) => newsNotice(`Revision ${revision}`)

/** Starts the page and answers the read of its applicant. */
async function opened(first = applicant) {
  const read = held<Applicant, object>()
  const due = held<ApplicantsPart, object>()
  const text = held<ResumeText, { id: string }>()
  const act = held<Applicant, SentAction<EmployerApplicationEvent>>()
  const page = createActor(
    applicantPageMachine.provide({
      actors: {
        reading: applicantReading.provide({ actors: { read: read.logic } }),
        text: applicantText.provide({ actors: { read: text.logic } }),
        due: applicantsReading.provide({ actors: { read: due.logic } }),
        deciding: applicantDeciding.provide({ actors: { applicationEvent: act.logic } }),
      },
      actions: { tellNews: notify((_, { revision }: Applicant) => news(revision)) },
    }),
    { input: { reference: applicant.reference } },
  )
  const emitted = emittedBy(page)
  page.start()
  expect(page.getSnapshot().value).toBe('opening')
  read.last().answer(first)
  await arrived()
  expect(due.calls.map(({ input }) => input)).toEqual([{ turn: 'employer', limit: 50 }])
  const { deciding, reading } = page.getSnapshot().children
  const send = async (event: EmployerApplicationEvent, answer: Applicant) => {
    required(deciding).send({ type: 'send', event })
    act.last().answer(answer)
    await arrived()
  }
  const refresh = async (data: Applicant) => {
    required(reading).send({ type: 'refresh' })
    read.last().answer(data)
    await arrived()
  }
  return {
    page,
    emitted,
    due,
    text,
    act,
    read,
    send,
    refresh,
    deciding: required(deciding),
    at: () => {
      const { value, context } = page.getSnapshot()
      return [value, context.decision]
    },
    shown: () => required(reading).getSnapshot().context.data,
  }
}

const offer = { type: 'offer', message: 'We would like you.' } as const
const undecided = [{ open: 'undecided' }, undefined]

test('a decision is confirmed, and the next due applicants are read again', async () => {
  const { at, due, emitted, refresh, send, shown } = await opened()
  expect(at()).toEqual(undecided)
  await send(offer, next(4))
  expect(at()).toEqual([{ open: 'decided' }, 'offer'])
  expect(shown()).toEqual(next(4))
  expect(due.calls).toHaveLength(2)
  await refresh(next(4))
  expect(at()).toEqual([{ open: 'decided' }, 'offer'])
  expect(emitted).toEqual([])
})

test('a confirmation disappears once the other side has acted', async () => {
  const { at, emitted, refresh, send } = await opened()
  await send(offer, next(4))
  await refresh(next(5))
  expect([at(), emitted]).toEqual([undecided, [news(5)]])
})

test('a confirmation disappears after an undo or a message', async () => {
  const { at, due, send } = await opened()
  await send({ type: 'reject', reason: 'skills', message: 'We look for other skills.' }, next(4))
  expect(at()).toEqual([{ open: 'decided' }, 'reject'])
  await send({ type: 'undo' }, next(5))
  expect(at()).toEqual(undecided)
  expect(due.calls).toHaveLength(3)
})

test('a superseded decision reads the applicant again, and is not confirmed', async () => {
  const { act, at, deciding, emitted, read, send } = await opened()
  await send(offer, next(4))
  deciding.send({ type: 'send', event: { type: 'tell', message: 'Monday?' } })
  act.last().fail(superseded)
  await arrived()
  expect(at()).toEqual(undecided)
  read.last().answer(next(5))
  await arrived()
  expect([emitted, deciding.getSnapshot().context.revision]).toEqual([[], 5])
})

const withResume = (fileId: string | null): Applicant => ({
  ...applicant,
  sent: { ...applicant.sent, resume: { ...applicant.sent.resume, fileId } },
})

test('a resume written in the product is read with the application, and again once its name is shown', async () => {
  const { refresh, text } = await opened(hidden(withResume(null)))
  await refresh(hidden(withResume(null)))
  expect(text.calls.map(({ input }) => input)).toEqual([{ id: applicant.id }])
  await refresh({ ...withResume(null), revision: 4 })
  expect(text.calls).toHaveLength(2)
})

test('a resume sent as a file has no text to read', async () => {
  const { page, text } = await opened(withResume('f1'))
  expect([text.calls, page.getSnapshot().children.text]).toEqual([[], undefined])
})

test('any application changed elsewhere reloads the due applicants, and the open one reloads itself', async () => {
  const { due, page, read } = await opened()
  const changed = (about: string) =>
    page.send({ type: 'live.changed', changes: [{ kind: 'application', reference: about }] })
  changed('another')
  expect([read.calls.length, due.calls.length]).toEqual([1, 2])
  changed(applicant.reference)
  expect([read.calls.length, due.calls.length]).toEqual([2, 3])
})

test('another applicant is read and answered, and the queue is not read again', async () => {
  const { at, due, page, read, send } = await opened()
  await send(offer, next(4))
  expect(due.calls).toHaveLength(2)
  page.send({ type: 'show', query: { reference: 'another' } })
  expect(at()).toEqual(['opening', 'offer'])
  expect(read.calls.at(-1)?.input).toEqual({ reference: 'another' })
  read.last().answer({ ...applicant, id: 'a2', reference: 'another' })
  await arrived()
  expect([at(), due.calls.length]).toEqual([undecided, 2])
  expect(page.getSnapshot().children.deciding?.getSnapshot().context.id).toBe('a2')
})

test('the download and the resume of one applicant are removed when another one is opened', async () => {
  const { page, read } = await opened(withResume(null))
  page.send({ type: 'download', resume: { id: applicant.id, fileId: null, name: 'Resume.pdf' } })
  page.send({ type: 'show', query: { reference: 'another' } })
  const { children } = page.getSnapshot()
  expect([children.text, children.download]).toEqual([undefined, undefined])
  read.last().answer({ ...withResume(null), id: 'a2', reference: 'another' })
  await arrived()
  expect(page.getSnapshot().children.text?.getSnapshot().context.query).toEqual({ id: 'a2' })
})
