import { setImmediate as heard } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { emptyApplication, typedOf } from '../../../contract/applications/typed.ts'
import { savedApplicationOf } from '../../../machines/applications/applicationDraft.ts'
import { applicationDraft, applicationSent, file } from '../../../stories/support/applying.ts'
import { superseded, refused } from '../support/events.ts'
import { openApplication, question } from '../support/openApplication.ts'

const written = (letter: string, answers: Record<string, string> = {}) => ({
  before: emptyApplication,
  typed: { ...typedOf(emptyApplication), hasLetter: true, letter, answers },
})

describe('an application', () => {
  test('has the newest resume selected, and earlier answers filled in', async () => {
    const { begun, clock, context, save, state } = await openApplication(undefined, [question])
    await begun({ earlier: { why: 'Wood.' } })
    expect(context().typed).toMatchObject({ resume: file.id, answers: { why: 'Wood.' } })
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input.content).toMatchObject({
      resume: { fileId: file.id },
      answers: { why: 'Wood.' },
    })
  })

  test('is sent once, after everything is saved', async () => {
    const { begun, commit, draft, save, saved, send, state, type } = await openApplication()
    await begun()
    type({ hasLetter: true, letter: 'Dear team' })
    commit()
    commit()
    expect(draft().getSnapshot().hasTag('saved')).toBe(false)
    await saved(2)
    expect(save.calls).toHaveLength(1)
    // The copy on the device is deleted before the application is sent.
    expect([state(), draft().getSnapshot().hasTag('saved')]).toEqual([{ committing: 'waiting' }, true])
    commit()
    expect(send.calls.map(({ input }) => input)).toEqual([{ id: 'a1', revision: 2 }])
    send.last().answer(savedApplicationOf(applicationSent))
    await heard()
    expect(state()).toBe('committed')
  })

  test('is not sent when it changes during the save', async () => {
    const { begun, clock, commit, saved, send, state, type } = await openApplication()
    await begun()
    commit()
    type({ hasLetter: true, letter: 'Wait' })
    await saved(2)
    expect([state(), send.calls.length]).toEqual(['dirty', 0])
    // The later save does not send the application either.
    clock.increment(1_000)
    await saved(3)
    expect([state(), send.calls.length]).toEqual(['clean', 0])
  })

  test('is not sent automatically when another window saved first', async () => {
    const { begun, clock, commit, read, save, saved, send, state, type } = await openApplication()
    await begun()
    type({ hasLetter: true, letter: 'Dear team' })
    commit()
    save.last().fail(superseded)
    await heard()
    expect(state()).toBe('comparing')
    read.last().answer(savedApplicationOf({ ...applicationDraft, revision: 5 }))
    await heard()
    clock.increment(1_000)
    await saved(6)
    expect([state(), send.calls.length]).toEqual(['clean', 0])
  })

  test('shows errors only after an attempt to send, each at its field until it is fixed', async () => {
    const { begun, clock, commit, context, save, state, type } = await openApplication(undefined, [question])
    await begun({}, { files: [] })
    type({ hasLetter: true, letter: 'a'.repeat(6_001) })
    clock.increment(1_000)
    expect([state(), save.calls.length, context().problems]).toEqual(['invalid', 0, {}])
    type({ letter: '' })
    commit()
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

test('the newest resume written in the product is selected until the person selects another', async () => {
  const resumes = [
    { id: 'r2', title: 'Newer' },
    { id: 'r1', title: 'Older' },
  ]
  const first = await openApplication()
  await first.begun({}, { resumes })
  first.clock.increment(1_000)
  expect(first.save.last().input.content).toMatchObject({ resume: { resumeId: 'r2' } })
  first.type({ resume: file.id, resumeId: '' })
  await first.saved(2)
  first.clock.increment(1_000)
  expect(first.save.last().input.content).toMatchObject({ resume: { fileId: file.id } })

  for (const resume of [{ resumeId: 'r1' }, { fileId: file.id }]) {
    const second = await openApplication()
    await second.begun({ resume }, { resumes })
    expect(second.state()).toEqual('clean')
  }
})

describe('the text of a guest', () => {
  test('is restored after the login, without a file that only the device has', async () => {
    const { typed, before } = written('Dear team')
    const { begun, context } = await openApplication({ before, typed: { ...typed, resume: 'device' } })
    await begun()
    expect(context().typed).toMatchObject({ letter: 'Dear team', resume: file.id })
  })

  test('is shown next to a different text saved elsewhere, until the person chooses', async () => {
    const theirs = { letter: { text: 'Theirs' } }
    const first = await openApplication(written('Mine'))
    await first.begun(theirs)
    expect(first.state()).toBe('conflict')
    first.draft().send({ type: 'takeTheirs' })
    expect(first.context().typed.letter).toBe('Theirs')

    const second = await openApplication(written('Mine'))
    await second.begun({ ...theirs, resume: { resumeId: 'r1' } })
    second.draft().send({ type: 'keepMine' })
    second.clock.increment(1_000)
    // The own choice of a resume wins too, because a file and a resume cannot be merged.
    expect(second.save.last().input.content).toEqual({
      letter: { text: 'Mine' },
      resume: { fileId: file.id },
      answers: {},
    })
  })

  test('does not conflict with an equal text, whatever else is filled in', async () => {
    const { begun, state } = await openApplication(written('Mine'), [question])
    await begun({ letter: { text: 'Mine' }, earlier: { why: 'Wood.' } })
    expect(state()).toBe('dirty')
  })
})

describe('an application that the server cannot save unchanged', () => {
  const letters = ['l1', 'l2'].map((id) => ({ id, title: 'To all', job: null }))

  test('because its letter was deleted, is saved without it, and asks to choose another one', async () => {
    const { begun, clock, context, page, save, saved, state, type } = await openApplication(undefined, [
      question,
    ])
    await begun({}, { letters })
    type({ hasLetter: true, letterId: 'l1', letter: 'Dear team', answers: { why: 'Wood.' } })
    clock.increment(1_000)
    save.last().fail({ ...refused, fields: { letter: 'Gone.' } })
    await heard()
    expect(context()).toMatchObject({
      typed: { hasLetter: true, letterId: '', letter: 'Dear team' },
      problems: { letter: 'Gone.' },
    })
    expect(page.getSnapshot().context.letters).toMatchObject([{ id: 'l2' }])
    clock.increment(1_000)
    expect(save.last().input.content).toMatchObject({
      letter: { text: 'Dear team' },
      answers: { why: 'Wood.' },
    })
    await saved(2)
    expect(state()).toEqual('clean')
  })

  test('because its letter was deleted, keeps a letter selected meanwhile', async () => {
    const { begun, clock, page, save, type } = await openApplication()
    await begun({}, { letters })
    type({ hasLetter: true, letterId: 'l1' })
    clock.increment(1_000)
    type({ letterId: 'l2' })
    save.last().fail({ ...refused, fields: { letter: 'Gone.' } })
    await heard()
    expect(page.getSnapshot().context.letters).toMatchObject([{ id: 'l2' }])
    clock.increment(1_000)
    expect(save.last().input.content).toMatchObject({ letter: { letterId: 'l2' } })
  })

  test('because of a field, is saved again once the field is changed', async () => {
    const { begun, clock, context, save, state, type } = await openApplication(undefined, [question])
    await begun()
    type({ answers: { why: 'Wood.' } })
    clock.increment(1_000)
    save.last().fail({ ...refused, fields: { 'answers.why': 'No.' } })
    await heard()
    clock.increment(60_000)
    expect([state(), save.calls.length, context().problems]).toEqual(['invalid', 1, { 'answers.why': 'No.' }])
    type({ answers: { why: 'Stone.' } })
    clock.increment(1_000)
    expect([save.calls.length, context().problems]).toEqual([2, {}])
  })

  test('because its file was deleted, has no file selected, and is not sent', async () => {
    const { begun, clock, commit, context, save, send, state } = await openApplication()
    await begun()
    commit()
    save.last().fail({ ...refused, fields: { resume: 'Gone.' } })
    await heard()
    expect(context()).toMatchObject({ typed: { resume: '' }, problems: { resume: 'Gone.' } })
    clock.increment(60_000)
    expect([state(), save.calls.length, send.calls.length]).toEqual(['clean', 1, 0])
  })

  test('because its letter was deleted, is not sent without it', async () => {
    const { begun, clock, commit, context, save, saved, send, type } = await openApplication()
    await begun({ resume: { fileId: file.id } }, { letters })
    type({ hasLetter: true, letterId: 'l1', letter: 'Dear team' })
    commit()
    save.last().fail({ ...refused, fields: { letter: 'Gone.' } })
    await heard()
    expect(context()).toMatchObject({ typed: { letterId: '' }, problems: { letter: 'Gone.' } })
    clock.increment(1_000)
    await saved(2)
    expect(send.calls).toHaveLength(0)
  })
})

test('an application that the server refuses to receive shows the reason, and can be sent again', async () => {
  const { begun, commit, context, saved, send, state } = await openApplication()
  await begun()
  commit()
  await saved(2)
  send.last().fail(refused)
  await heard()
  expect([state(), context().failure]).toEqual(['clean', refused])
  commit()
  expect(send.calls).toHaveLength(2)
})

test('an application sent in another window is locked', async () => {
  const { begun, commit, context, read, saved, send, state } = await openApplication()
  await begun()
  commit()
  await saved(2)
  send.last().fail(superseded)
  await heard()
  expect(state()).toBe('comparing')
  read.last().answer(savedApplicationOf(applicationSent))
  await heard()
  expect([state(), context().saved.application.state]).toEqual(['locked', 'active'])
})
