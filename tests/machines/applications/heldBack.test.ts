import { setImmediate as heard } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { ApplicationContent } from '../../../contract/applications/application.ts'
import { typedOf } from '../../../contract/applications/typed.ts'
import { savedApplicationOf } from '../../../machines/applications/applicationDraft.ts'
import { applicationDraft, file } from '../../../stories/support/applying.ts'
import { superseded } from '../support/events.ts'
import { openApplication, question } from '../support/openApplication.ts'

const years: typeof question = { ...question, key: 'years', kind: 'number', required: false }
const questions = [question, years]
const before: ApplicationContent = { resume: { fileId: file.id }, letter: null, answers: { why: 'Wood.' } }
const tooLong = 'a'.repeat(6_001)
const typed = {
  ...typedOf(before),
  hasLetter: true,
  letter: tooLong,
  answers: { why: 'Wood.', years: 'about 5' },
}

describe('application text that cannot be saved unchanged', () => {
  test('is restored when the draft is opened again', async () => {
    const { begun, context, state } = await openApplication({ before, typed }, questions)
    await begun(before)
    expect([state(), context().typed]).toEqual(['invalid', typed])
  })

  test('is shown next to the text saved on another device, until the person chooses', async () => {
    const { begun, context, state } = await openApplication({ before, typed }, questions)
    await begun({ ...before, letter: { text: 'Theirs' } })
    expect([state(), context().typed]).toEqual(['conflict', typed])
  })

  test('is shown next to the text saved in another window, until the person chooses', async () => {
    const { begun, clock, context, draft, read, save, state, type } = await openApplication(
      undefined,
      questions,
    )
    await begun(before)
    type({ answers: { why: 'Wheels.' } })
    clock.increment(1_000)
    type({ hasLetter: true, letter: tooLong, answers: { why: 'Wood.' } })
    save.last().fail(superseded)
    await heard()
    read.last().answer(savedApplicationOf({ ...applicationDraft, ...before, letter: { text: 'Theirs' } }))
    await heard()
    expect([state(), context().typed.letter]).toEqual(['conflict', tooLong])
    draft().send({ type: 'takeTheirs' })
    expect(context().typed.letter).toBe('Theirs')
  })

  test('removes nothing that was saved before, while the rest is saved', async () => {
    const saidMore = { ...before, letter: { text: 'Short' }, answers: { why: 'Wood.', years: 5 } }
    const { begun, clock, save, saved, state, type } = await openApplication(
      { before: saidMore, typed },
      questions,
    )
    await begun(saidMore)
    expect(state()).toEqual('invalid')
    type({ answers: { ...typed.answers, why: 'Wheels.' } })
    clock.increment(1_000)
    expect(save.last().input.content).toMatchObject({
      letter: { text: 'Short' },
      answers: { why: 'Wheels.', years: 5 },
    })
    await saved(2)
    expect(state()).toEqual('invalid')
  })
})
