import { setImmediate as heard } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { emptyApplication, typedOf } from '../../../contract/applications/typed.ts'
import { applicationDraft, applicationSent, file } from '../../../stories/support/applying.ts'
import { notAllowed, overtaken, refused } from '../support/events.ts'
import { openApplication, question } from '../support/openApplication.ts'

const written = (letter: string, answers: Record<string, string> = {}) => ({
  before: emptyApplication,
  typed: { ...typedOf(emptyApplication), hasLetter: true, letter, answers },
})

describe('an application', () => {
  test('has the newest resume chosen, and what was answered before filled in', async () => {
    const { begun, clock, context, save, state } = openApplication(undefined, [question])
    await begun({ earlier: { why: 'Wood.' } })
    expect(context().typed).toMatchObject({ resume: file.id, answers: { why: 'Wood.' } })
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ resume: { fileId: file.id }, answers: { why: 'Wood.' } })
  })

  test('is sent as it stands once everything is saved, and once only', async () => {
    const { begun, flow, save, saved, send, state, type } = openApplication()
    await begun()
    type({ hasLetter: true, letter: 'Dear team' })
    flow.send({ type: 'send' })
    flow.send({ type: 'send' })
    await saved(2)
    expect(save.calls).toHaveLength(1)
    expect(state()).toEqual({ sending: 'waiting' })
    flow.send({ type: 'send' })
    expect(send.calls.map(({ input }) => input)).toEqual([
      { id: 'a1', revision: 2, event: { type: 'submit' } },
    ])
    send.last().answer(applicationSent)
    await heard()
    expect([state(), flow.getSnapshot().output]).toEqual(['sent', { application: applicationSent }])
  })

  test('is not sent when it is changed while it is saved', async () => {
    const { begun, clock, flow, saved, send, state, type } = openApplication()
    await begun()
    flow.send({ type: 'send' })
    type({ hasLetter: true, letter: 'Wait' })
    await saved(2)
    expect([state(), send.calls.length]).toEqual(['dirty', 0])
    // Nor when that is saved, too.
    clock.increment(1_000)
    await saved(3)
    expect([state(), send.calls.length]).toEqual(['clean', 0])
  })

  test('is not sent by itself once another window was first while it was saved', async () => {
    const { begun, clock, flow, read, save, saved, send, state, type } = openApplication()
    await begun()
    type({ hasLetter: true, letter: 'Dear team' })
    flow.send({ type: 'send' })
    save.last().fail(overtaken)
    await heard()
    expect(state()).toBe('comparing')
    read.last().answer({ ...applicationDraft, revision: 5 })
    await heard()
    clock.increment(1_000)
    await saved(6)
    expect([state(), send.calls.length]).toEqual(['clean', 0])
  })

  test('says what is missing, each at its place, and no more once it is there', async () => {
    const { begun, context, flow, state, type } = openApplication(undefined, [question])
    await begun({}, [])
    type({ hasLetter: true })
    flow.send({ type: 'send' })
    expect(context().problems).toEqual({
      resume: 'Choose a resume.',
      letter: 'Write the letter, or choose none.',
      'answers.why': 'Answer this question.',
    })
    type({ answers: { why: 'Wood.' } })
    expect(Object.keys(context().problems)).toEqual(['resume', 'letter'])
    expect(state()).toEqual('dirty')
  })
})

test('the newest resume that was written here is chosen, as long as nothing else was', async () => {
  const resumes = [
    { id: 'r2', title: 'Newer' },
    { id: 'r1', title: 'Older' },
  ]
  const first = openApplication()
  await first.begun({}, [file], resumes)
  first.clock.increment(1_000)
  expect(first.save.last().input).toMatchObject({ resume: { resumeId: 'r2' } })
  first.type({ resume: file.id, resumeId: '' })
  await first.saved(2)
  first.clock.increment(1_000)
  expect(first.save.last().input).toMatchObject({ resume: { fileId: file.id } })

  for (const resume of [{ resumeId: 'r1' }, { fileId: file.id }]) {
    const second = openApplication()
    await second.begun({ resume }, [file], resumes)
    expect(second.state()).toEqual('clean')
  }
})

describe('what a guest has written', () => {
  test('is asked to be sent by a login, and is there after it', async () => {
    const kept = { ...written('Dear team'), typed: { ...written('Dear team').typed, resume: 'device' } }
    const { begun, context, flow, state } = openApplication(kept)
    flow.send({ type: 'send' })
    expect(state()).toEqual({ guest: 'asked' })
    await begun()
    // The file on the device is none that the server has.
    expect(context().typed).toMatchObject({ letter: 'Dear team', resume: file.id })
  })

  test('stands beside another text that was saved elsewhere, until they have chosen', async () => {
    const theirs = { letter: { text: 'Theirs' } }
    const first = openApplication(written('Mine'))
    await first.begun(theirs)
    expect(first.state()).toBe('conflict')
    first.flow.send({ type: 'takeTheirs' })
    expect(first.context().typed.letter).toBe('Theirs')

    const second = openApplication(written('Mine'))
    await second.begun(theirs)
    second.flow.send({ type: 'keepMine' })
    second.clock.increment(1_000)
    expect(second.save.last().input).toMatchObject({ letter: { text: 'Mine' } })
  })
})

const sending = async () => {
  const opened = openApplication()
  await opened.begun()
  opened.flow.send({ type: 'send' })
  await opened.saved(2)
  return opened
}

describe('an application that the server does not save as it is', () => {
  const letters = ['l1', 'l2'].map((id) => ({ id, title: 'To all', job: null }))

  test('because its letter is gone, is saved without it, and says so where another one is chosen', async () => {
    const { begun, clock, context, save, saved, state, type } = openApplication(undefined, [question])
    await begun({}, [file], [], letters)
    type({ hasLetter: true, letterId: 'l1', letter: 'Dear team', answers: { why: 'Wood.' } })
    clock.increment(1_000)
    save.last().fail({ ...refused, fields: { letter: 'Gone.' } })
    await heard()
    expect(context()).toMatchObject({
      typed: { hasLetter: true, letterId: '', letter: 'Dear team' },
      letters: [{ id: 'l2' }],
      problems: { letter: 'Gone.' },
    })
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ letter: { text: 'Dear team' }, answers: { why: 'Wood.' } })
    await saved(2)
    expect(state()).toEqual('clean')
  })

  test('because its letter is gone, keeps the other one that was chosen meanwhile', async () => {
    const { begun, clock, save, type } = openApplication()
    await begun()
    type({ hasLetter: true, letterId: 'l1' })
    clock.increment(1_000)
    type({ letterId: 'l2' })
    save.last().fail({ ...refused, fields: { letter: 'Gone.' } })
    await heard()
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ letter: { letterId: 'l2' } })
  })

  test('for any other reason, is not sent to it again before a while has passed', async () => {
    const { begun, clock, save, saved, state, type } = openApplication(undefined, [question])
    await begun()
    type({ answers: { why: 'Wood.' } })
    clock.increment(1_000)
    save.last().fail({ ...refused, fields: { 'answers.why': 'No.' } })
    await heard()
    expect(state()).toEqual('unsaved')
    clock.increment(1_999)
    expect(save.calls).toHaveLength(1)
    clock.increment(1)
    expect(save.calls).toHaveLength(2)
    save.last().fail(refused)
    await heard()
    clock.increment(4_999)
    expect(save.calls).toHaveLength(2)
    clock.increment(1)
    expect(save.calls).toHaveLength(3)
    // Once it was saved, the next failure is a first one again.
    await saved(2)
    type({ answers: { why: 'Stone.' } })
    clock.increment(1_000)
    save.last().fail(refused)
    await heard()
    clock.increment(2_000)
    expect(save.calls).toHaveLength(5)
  })
})

describe('an application that cannot be sent', () => {
  test('because the job has closed meanwhile, is kept', async () => {
    const { send, state } = await sending()
    send.last().fail(notAllowed)
    await heard()
    expect(state()).toBe('closed')
  })

  test('because another window was first, is read anew', async () => {
    const { read, send, state } = await sending()
    send.last().fail(overtaken)
    await heard()
    expect(state()).toBe('comparing')
    read.last().answer(applicationSent)
    await heard()
    expect(state()).toBe('over')
  })

  test('because the server says no, says why and stays', async () => {
    const { context, send, state } = await sending()
    send.last().fail(refused)
    await heard()
    expect([state(), context().failure]).toEqual(['clean', refused])
  })

  test('because its file is gone, has none chosen any more', async () => {
    const { begun, context, flow, save } = openApplication()
    await begun()
    flow.send({ type: 'send' })
    save.last().fail({ ...refused, fields: { resume: 'Gone.' } })
    await heard()
    expect(context()).toMatchObject({ typed: { resume: '' }, problems: { resume: 'Gone.' } })
  })
})

test('the device is told that everything is saved before an application is sent', async () => {
  const { begun, flow, saved, state, type } = openApplication()
  await begun()
  type({ hasLetter: true, letter: 'Dear team' })
  flow.send({ type: 'send' })
  expect(flow.getSnapshot().hasTag('saved')).toBe(false)
  await saved(2)
  expect([state(), flow.getSnapshot().hasTag('saved')]).toEqual([{ sending: 'waiting' }, true])
})

test('an application is not sent without a letter that the server has lost', async () => {
  const letters = [{ id: 'l1', title: 'A letter', job: null }]
  const { begun, context, flow, save, send, type } = openApplication()
  await begun({ resume: { fileId: file.id } }, [file], [], letters)
  type({ hasLetter: true, letterId: 'l1' })
  flow.send({ type: 'send' })
  save.last().fail({ ...refused, fields: { letter: 'Gone.' } })
  await heard()
  expect(context()).toMatchObject({ typed: { letterId: '' }, problems: { letter: 'Gone.' } })
  expect([flow.getSnapshot().matches({ draft: { intent: 'none' } }), send.calls.length]).toEqual([true, 0])
})
