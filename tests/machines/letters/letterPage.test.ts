import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { TypedLetter } from '../../../contract/letters/typed.ts'
import type { CommandOutput, Run } from '../../../machines/commands/commands.ts'
import type { SaveAnswer, Saving } from '../../../machines/draft/draft.ts'
import { letterCommandsMachine, type LetterCommands } from '../../../machines/letters/letterCommands.ts'
import { letterDraft, type SavedLetter } from '../../../machines/letters/letterDraft.ts'
import {
  letterPageMachine,
  type LetterChoices,
  type OpenedLetter,
} from '../../../machines/letters/letterPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { letter, theatre } from '../../../stories/letters/samples.ts'
import { savedLetter } from '../support/draftSamples.ts'
import { superseded, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const one = { id: savedLetter.id }

/** Starts the page and answers the read of its letter. */
async function opened() {
  const read = held<OpenedLetter, { id: string }>()
  const save = held<SaveAnswer, Saving<TypedLetter>>()
  const readAgain = held<SavedLetter, { id: string }>()
  const command = held<CommandOutput<LetterCommands>, Run<LetterCommands>>()
  const choose = held<LetterChoices, object>()
  const page = createActor(
    letterPageMachine.provide({
      actors: {
        letter: readingWith(read.logic),
        draft: letterDraft.provide({ actors: { saveDraft: save.logic, readDraft: readAgain.logic } }),
        commands: letterCommandsMachine.provide({ actors: { command: command.logic } }),
        choices: readingWith(choose.logic),
      },
    }),
    { input: one },
  )
  const emitted = emittedBy(page)
  page.start()
  expect(choose.calls).toEqual([])
  read.last().answer({ letter: { ...letter, job: theatre }, opened: savedLetter, kept: undefined })
  await arrived()
  const { children } = page.getSnapshot()
  return {
    page,
    emitted,
    save,
    readAgain,
    command,
    choose,
    draft: required(children.draft),
    commands: required(children.commands),
    exportPdf: () => page.send({ type: 'exportPdf', fileName: 'Letter.pdf' }),
  }
}

test('a letter that is read can be edited, and its choices are read', async () => {
  const { choose, draft, page } = await opened()
  expect(draft.getSnapshot().context.saved).toEqual(savedLetter)
  expect(page.getSnapshot().context.job).toEqual(theatre)
  expect(choose.calls).toHaveLength(1)
})

test('the typed text is saved before a letter is printed', async () => {
  const { command, draft, exportPdf, save } = await opened()
  draft.send({ type: 'change', change: { body: 'I build boats.' } })
  exportPdf()
  expect(command.calls).toEqual([])
  save.last().answer({ revision: 2 })
  await arrived()
  const input = { ...one, fileName: 'Letter.pdf' }
  expect(command.calls.map((call) => call.input)).toEqual([{ command: 'pdf', input }])
})

test('a letter that cannot be saved is not printed, and this is announced', async () => {
  const { command, draft, emitted, exportPdf, save } = await opened()
  draft.send({ type: 'change', change: { body: 'I build boats.' } })
  exportPdf()
  save.last().fail(refused)
  await arrived()
  expect(command.calls).toEqual([])
  expect(emitted).toEqual([
    { type: 'notice', notice: { kind: 'failure', title: 'error', message: 'letterUnsaved' } },
  ])
})

test('If both texts are kept, editing continues on the other window’s text.', async () => {
  const { command, commands, draft, readAgain, save } = await opened()
  draft.send({ type: 'change', change: { title: 'Mine' } })
  draft.send({ type: 'save' })
  save.last().fail(superseded)
  await arrived()
  readAgain
    .last()
    .answer({ ...savedLetter, revision: 2, content: { ...savedLetter.content, title: 'Theirs' } })
  await arrived()
  commands.send({ type: 'run', command: 'keepBoth', input: { title: 'Mine' } })
  command.last().answer(letter)
  await arrived()
  expect(draft.getSnapshot().context.typed.title).toBe('Theirs')
})

test('leaving a letter opens the requested page', async () => {
  const { draft, emitted } = await opened()
  draft.send({ type: 'leave', to: '/candidate/help' })
  await arrived()
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate/help' }])
})
