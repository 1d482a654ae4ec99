import { setImmediate as heard } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { savedApplicationOf } from '../../../machines/applications/applicationDraft.ts'
import { required } from '../../../machines/shared/required.ts'
import { letter } from '../../../stories/letters/samples.ts'
import { applicationKept, applicationSent, file, otherFile } from '../../../stories/support/applying.ts'
import { notAllowed, notThere, refused } from '../support/events.ts'
import { openApplication, openPage, question } from '../support/openApplication.ts'

const pdf = new File(['%PDF'], otherFile.name, { type: 'application/pdf' })

const sending = async () => {
  const opened = await openApplication()
  await opened.begun()
  opened.commit()
  await opened.saved(2)
  return opened
}

test('Nothing starts before the session is known.', async () => {
  const { begin, know, page } = await openPage()
  expect([page.getSnapshot().value, begin.calls.length]).toEqual(['loading', 0])
  await know('c1')
  expect([page.getSnapshot().value, begin.calls[0]?.input]).toEqual([
    { member: { opening: 'waiting' } },
    { slug: 'stage-carpenter', userId: 'c1', questions: [] },
  ])
})

test('a guest writes on the device, sees what is missing, and is asked to log in once it is complete', async () => {
  const { know, page, upload } = await openPage([question], applicationKept.typed)
  await know(undefined)
  const { guestApplication, keepFile } = page.getSnapshot().children
  const guest = required(guestApplication)
  expect(guest.getSnapshot().context.typed).toEqual(applicationKept.typed)
  guest.send({ type: 'commit' })
  expect(guest.getSnapshot().context.problems).toEqual({ 'answers.why': 'Answer this question.' })
  guest.send({ type: 'change', change: { answers: { why: 'Wood.' } } })
  expect(guest.getSnapshot().context.problems).toEqual({})

  required(keepFile).send({ type: 'choose', file: pdf })
  upload.last().answer(otherFile)
  await heard()
  expect(guest.getSnapshot().context.typed).toMatchObject({ resume: otherFile.id, resumeId: '' })
  expect(page.getSnapshot().context.files).toEqual([otherFile])
  guest.send({ type: 'commit' })
  expect(guest.getSnapshot().value).toBe('login')
})

test('a guest who logs in continues as a member, and leaves no data for the next guest', async () => {
  const { begin, know, page, upload } = await openPage()
  await know(undefined)
  required(page.getSnapshot().children.keepFile).send({ type: 'choose', file: pdf })
  upload.last().answer(otherFile)
  await heard()
  await know('c1')
  expect(page.getSnapshot().matches({ member: 'opening' })).toBe(true)
  expect(page.getSnapshot().children.guestApplication).toBeUndefined()
  await know(undefined)
  expect(begin.last().signal.aborted).toBe(true)
  expect(page.getSnapshot()).toMatchObject({ value: { guest: 'writing' }, context: { files: [] } })
})

test('a file chosen as a guest is uploaded, selected, and deleted from the device', async () => {
  const { begun, context, forgotten, page, upload } = await openApplication()
  await begun({}, { files: [file] }, pdf)
  expect([upload.last().input.file, context().typed.resume, forgotten]).toEqual([pdf, file.id, []])
  upload.last().answer(otherFile)
  await heard()
  expect([context().typed.resume, forgotten.length]).toEqual([otherFile.id, 1])
  expect(page.getSnapshot().context.files).toEqual([otherFile, file])
})

test('a file that the server refuses is neither selected nor deleted', async () => {
  const { begun, context, forgotten, page, upload } = await openApplication()
  await begun({}, { files: [file] }, pdf)
  upload.last().fail(refused)
  await heard()
  expect([context().typed.resume, forgotten]).toEqual([file.id, []])
  expect(page.getSnapshot().children.uploadFile?.getSnapshot().context.failure).toEqual(refused)
})

test('a letter that is kept is selected, and can be selected again', async () => {
  const { begun, context, page } = await openApplication()
  await begun()
  const input = { title: letter.title, body: letter.body }
  required(page.getSnapshot().context.keepLetter).send({ type: 'run', command: 'keep', input })
  await heard()
  expect(context().typed.letterId).toBe(letter.id)
  expect(page.getSnapshot().context.letters).toEqual([letter])
})

test('a sent application is opened, and stays on the page until the page is left', async () => {
  const { draft, emitted, page, send } = await sending()
  send.last().answer(savedApplicationOf(applicationSent))
  await heard()
  expect(emitted).toEqual([{ type: 'navigate', to: `/candidate/applications/${applicationSent.reference}` }])
  expect(page.getSnapshot().value).toEqual({ member: { opened: 'sent' } })
  expect(draft().getSnapshot().matches('committed')).toBe(true)
})

test('an application for a job that closed meanwhile is kept', async () => {
  const { page, send } = await sending()
  send.last().fail(notAllowed)
  await heard()
  expect(page.getSnapshot()).toMatchObject({ value: { closed: 'onServer' }, context: { draft: undefined } })
})

test('a draft that cannot be started can be retried, unless the job accepts no more applications', async () => {
  const { begin, page } = await openApplication()
  begin.last().fail(refused)
  await heard()
  expect(page.getSnapshot()).toMatchObject({ value: { member: 'notOpened' }, context: { failure: refused } })
  page.send({ type: 'retry' })
  expect(page.getSnapshot()).toMatchObject({ context: { failure: undefined } })
  begin.last().fail(notThere)
  await heard()
  expect(page.getSnapshot().value).toEqual({ closed: 'onDevice' })
})
