import { setImmediate as heard } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, type InputFrom } from 'xstate'
import type { ApplicationContent } from '../../../contract/applications/application.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { CandidateApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import { emptyApplication, typedOf } from '../../../contract/applications/typed.ts'
import { applyingMachine } from '../../../machines/applications/applying.ts'
import type { Begun, TypedChange } from '../../../machines/applications/applyingContext.ts'
import { applicationDraft, applicationSent, file } from '../../../stories/support/applying.ts'
import { notAllowed, overtaken, refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

type Input = InputFrom<typeof applyingMachine>

const question: Input['questions'][number] = {
  key: 'why',
  label: 'Why?',
  kind: 'short',
  options: [],
  required: true,
  knockOut: null,
}

const written = (letter: string, answers: Record<string, string> = {}): NonNullable<Input['kept']> => ({
  before: emptyApplication,
  typed: { ...typedOf(emptyApplication), hasLetter: true, letter, answers },
})

function open(kept?: Input['kept'], questions: Input['questions'] = []) {
  const clock = new SimulatedClock()
  const begin = held<Begun, { slug: string }>()
  const save = held<Pick<OwnApplication, 'missing' | 'revision'>, Saving>()
  const send = held<OwnApplication, { id: string; revision: number; event: CandidateApplicationEvent }>()
  const read = held<OwnApplication, { id?: string | undefined; reference?: string | undefined }>()
  const flow = createActor(
    applyingMachine.provide({
      actors: {
        beginApplication: begin.logic,
        saveApplication: save.logic,
        candidateEvent: send.logic,
        readApplication: read.logic,
      },
    }),
    { input: { slug: 'a-job', questions, kept }, clock },
  ).start()
  return {
    flow,
    clock,
    begin,
    save,
    send,
    read,
    state: () => flow.getSnapshot().value,
    context: () => flow.getSnapshot().context,
    type: (change: TypedChange) => flow.send({ type: 'change', change }),
    begun: async (
      more: Partial<Begun['application']> = {},
      files: Begun['files'] = [file],
      resumes: Begun['resumes'] = [],
    ) => {
      flow.send({ type: 'signedIn' })
      begin.last().answer({
        application: { ...applicationDraft, earlier: {}, ...more },
        files,
        resumes,
        letters: [],
      })
      await heard()
    },
    saved: async (revision: number) => {
      save.last().answer({ revision, missing: [] })
      await heard()
    },
  }
}

type Saving = { id: string; revision: number } & ApplicationContent

describe('an application', () => {
  test('has the newest resume chosen, and what was answered before filled in', async () => {
    const { begun, clock, context, save, state } = open(undefined, [question])
    await begun({ earlier: { why: 'Wood.' } })
    expect(context().typed).toMatchObject({ resume: file.id, answers: { why: 'Wood.' } })
    expect(state()).toEqual({ draft: 'dirty' })
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ resume: { fileId: file.id }, answers: { why: 'Wood.' } })
  })

  test('is sent as it stands once everything is saved, and once only', async () => {
    const { begun, flow, save, saved, send, state, type } = open()
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
    const { begun, flow, saved, send, state, type } = open()
    await begun()
    flow.send({ type: 'send' })
    type({ hasLetter: true, letter: 'Wait' })
    await saved(2)
    expect([state(), send.calls.length]).toEqual([{ draft: 'dirty' }, 0])
  })

  test('says what is missing, each at its place, and no more once it is there', async () => {
    const { begun, context, flow, state, type } = open(undefined, [question])
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
    expect(state()).toEqual({ draft: 'dirty' })
  })
})

test('the newest resume that was written here is chosen, as long as nothing else was', async () => {
  const resumes = [
    { id: 'r2', title: 'Newer' },
    { id: 'r1', title: 'Older' },
  ]
  const first = open()
  await first.begun({}, [file], resumes)
  first.clock.increment(1_000)
  expect(first.save.last().input).toMatchObject({ resume: { resumeId: 'r2' } })
  first.type({ resume: file.id, resumeId: '' })
  await first.saved(2)
  first.clock.increment(1_000)
  expect(first.save.last().input).toMatchObject({ resume: { fileId: file.id } })

  for (const resume of [{ resumeId: 'r1' }, { fileId: file.id }]) {
    const second = open()
    await second.begun({ resume }, [file], resumes)
    expect(second.state()).toEqual({ draft: 'clean' })
  }
})

describe('what a guest has written', () => {
  test('is asked to be sent by a login, and is there after it', async () => {
    const kept = { ...written('Dear team'), typed: { ...written('Dear team').typed, resume: 'device' } }
    const { begun, context, flow, state } = open(kept)
    flow.send({ type: 'send' })
    expect(state()).toEqual({ guest: 'asked' })
    await begun()
    // The file on the device is none that the server has.
    expect(context().typed).toMatchObject({ letter: 'Dear team', resume: file.id })
  })

  test('stands beside another text that was saved elsewhere, until they have chosen', async () => {
    const theirs = { letter: { text: 'Theirs' } }
    const first = open(written('Mine'))
    await first.begun(theirs)
    expect(first.state()).toBe('conflict')
    first.flow.send({ type: 'takeTheirs' })
    expect(first.context().typed.letter).toBe('Theirs')

    const second = open(written('Mine'))
    await second.begun(theirs)
    second.flow.send({ type: 'keepMine' })
    second.clock.increment(1_000)
    expect(second.save.last().input).toMatchObject({ letter: { text: 'Mine' } })
  })
})

const sending = async () => {
  const opened = open()
  await opened.begun()
  opened.flow.send({ type: 'send' })
  await opened.saved(2)
  return opened
}

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
    expect([state(), context().failure]).toEqual([{ draft: 'clean' }, refused])
  })

  test('because its file is gone, has none chosen any more', async () => {
    const { begun, context, flow, save } = open()
    await begun()
    flow.send({ type: 'send' })
    save.last().fail({ ...refused, fields: { resume: 'Gone.' } })
    await heard()
    expect(context()).toMatchObject({ typed: { resume: '' }, problems: { resume: 'Gone.' } })
  })
})
