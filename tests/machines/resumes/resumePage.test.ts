import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { ResumeVersion } from '../../../contract/resumes/calls.ts'
import type { CommandOutput, Run } from '../../../machines/commands/commands.ts'
import type { SaveAnswer, Saving } from '../../../machines/draft/draft.ts'
import type { TypedResume } from '../../../contract/resumes/typed.ts'
import { resumeCommandsMachine, type ResumeCommands } from '../../../machines/resumes/resumeCommands.ts'
import { resumeDraft, type SavedResume } from '../../../machines/resumes/resumeDraft.ts'
import {
  resumePageMachine,
  type OpenedResume,
  type PicturedPages,
} from '../../../machines/resumes/resumePage.ts'
import { required } from '../../../machines/shared/required.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { pages, resume } from '../../../stories/resumes/samples.ts'
import { savedResume } from '../support/draftSamples.ts'
import { notThere, superseded, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const one = { id: savedResume.id }

/** Starts the page and answers the read of its resume. */
async function opened(as: Partial<SavedResume> = {}) {
  const read = held<OpenedResume, { id: string }>()
  const save = held<SaveAnswer, Saving<TypedResume>>()
  const readAgain = held<SavedResume, { id: string }>()
  const command = held<CommandOutput<ResumeCommands>, Run<ResumeCommands>>()
  const draw = held<PicturedPages, { id: string }>()
  const list = held<{ versions: ResumeVersion[] }, { id: string }>()
  const clock = new SimulatedClock()
  const page = createActor(
    resumePageMachine.provide({
      actors: {
        resume: readingWith(read.logic),
        draft: resumeDraft.provide({ actors: { saveDraft: save.logic, readDraft: readAgain.logic } }),
        commands: resumeCommandsMachine.provide({ actors: { command: command.logic } }),
        pages: readingWith(draw.logic),
        versions: readingWith(list.logic),
      },
    }),
    { input: one, clock },
  )
  const emitted = emittedBy(page)
  page.start()
  expect(page.getSnapshot().value).toBe('opening')
  read.last().answer({ resume, opened: { ...savedResume, ...as }, kept: undefined })
  await arrived()
  const { children } = page.getSnapshot()
  const draft = required(children.draft)
  return {
    page,
    emitted,
    save,
    readAgain,
    command,
    draw,
    list,
    draft,
    commands: required(children.commands),
    pages: required(children.pages),
    versions: () => page.getSnapshot().children.versions?.getSnapshot().context.data,
    type: (title: string) => draft.send({ type: 'change', change: { title } }),
    pause: () => clock.increment(1_000),
    exportPdf: () => page.send({ type: 'exportPdf', fileName: 'Mina.pdf' }),
  }
}

const pdf = { command: 'pdf', input: { ...one, fileName: 'Mina.pdf' } }

test('the pages of a resume are rendered when it is opened, and after every save', async () => {
  const { draw, draft, pause, save, type } = await opened()
  expect(draw.calls.map(({ input }) => input)).toEqual([one])
  type('For film')
  expect(draw.calls).toHaveLength(1)
  pause()
  save.last().answer({ revision: 2 })
  await arrived()
  expect(draft.getSnapshot().context.saved.revision).toBe(2)
  expect(draw.calls).toHaveLength(2)
  expect(draw.calls[0]?.signal.aborted).toBe(true)
})

test('failed pages are retried once the device is online, and the previous ones stay', async () => {
  const { draw, page, pages: drawing, pause, save, type } = await opened()
  draw.last().answer(pages)
  await arrived()
  type('For film')
  pause()
  save.last().answer({ revision: 2 })
  await arrived()
  draw.last().fail(refused)
  await arrived()
  expect(drawing.getSnapshot().value).toBe('failed')
  expect(drawing.getSnapshot().context.data).toEqual(pages)
  page.send({ type: 'connected' })
  expect(draw.calls).toHaveLength(3)
})

test('a draft that could not be saved is saved once the device is online', async () => {
  const { page, pause, save, type } = await opened()
  type('For film')
  pause()
  save.last().fail(refused)
  await arrived()
  page.send({ type: 'connected' })
  expect(save.calls).toHaveLength(2)
})

test('the versions are read while they are open, and again with each revision', async () => {
  const { list, page, pause, save, type, versions } = await opened()
  expect(list.calls).toEqual([])
  page.send({ type: 'versions.open' })
  list.last().answer({ versions: [] })
  await arrived()
  expect(versions()).toEqual({ versions: [] })
  type('For film')
  pause()
  save.last().answer({ revision: 2 })
  await arrived()
  expect(list.calls).toHaveLength(2)
  page.send({ type: 'versions.close' })
  expect(versions()).toBeUndefined()
  type('For theatres')
  pause()
  save.last().answer({ revision: 3 })
  await arrived()
  expect(list.calls).toHaveLength(2)
})

test('a renamed version is shown without reading the versions again', async () => {
  const { command, commands, list, page, versions } = await opened()
  page.send({ type: 'versions.open' })
  commands.send({ type: 'run', command: 'nameVersion', input: { ...one, revision: 1, name: 'First' } })
  const named = {
    versions: [{ revision: 1, savedAt: '2026-03-02T09:00:00.000Z', name: 'First', wasSent: false }],
  }
  command.last().answer(named)
  await arrived()
  expect(versions()).toEqual(named)
  expect(list.calls).toHaveLength(1)
})

test('the page receives a new link', async () => {
  const { command, commands, page } = await opened()
  commands.send({ type: 'run', command: 'share', input: { ...one, visibility: 'unlisted', expiresOn: '' } })
  command.last().answer({ link: '/resume/x', expiresOn: null })
  await arrived()
  expect(page.getSnapshot().context.sharing).toEqual({ link: '/resume/x', expiresOn: null })
})

test('an unlocked resume is read again, and can be edited', async () => {
  const { command, commands, draft, readAgain } = await opened({ isLocked: true, isLockedByHand: true })
  commands.send({ type: 'run', command: 'unlock', input: one })
  command.last().answer(one)
  await arrived()
  readAgain.last().answer(savedResume)
  await arrived()
  expect(draft.getSnapshot().matches({ open: { saving: 'clean' } })).toBe(true)
})

test('If both texts are kept, editing continues on the other window’s text.', async () => {
  const { command, commands, draft, pause, readAgain, save, type } = await opened()
  type('Mine')
  pause()
  save.last().fail(superseded)
  await arrived()
  const theirs = { ...savedResume, revision: 2, content: { title: 'Theirs', document: {} } }
  readAgain.last().answer(theirs)
  await arrived()
  commands.send({ type: 'run', command: 'keepBoth', input: { title: 'Mine', document: {} } })
  command.last().answer(resume)
  await arrived()
  expect(draft.getSnapshot().context.typed.title).toBe('Theirs')
})

test('a saved resume is printed at once', async () => {
  const { command, exportPdf } = await opened()
  exportPdf()
  expect(command.calls.map(({ input }) => input)).toEqual([pdf])
})

test('a locked resume is printed as saved on the server', async () => {
  const { command, exportPdf } = await opened({ isLocked: true })
  exportPdf()
  expect(command.calls.map(({ input }) => input)).toEqual([pdf])
})

test('typed text is saved before the resume is printed, including text typed meanwhile', async () => {
  const { command, exportPdf, page, save, type } = await opened()
  type('For film')
  exportPdf()
  expect(save.calls).toHaveLength(1)
  type('For films')
  save.last().answer({ revision: 2 })
  await arrived()
  expect(save.last().input.content.title).toBe('For films')
  expect(command.calls).toEqual([])
  save.last().answer({ revision: 3 })
  await arrived()
  expect(command.calls.map(({ input }) => input)).toEqual([pdf])
  expect(page.getSnapshot().matches({ open: { pdf: 'idle' } })).toBe(true)
})

test('a resume that cannot be saved is not printed, and this is announced', async () => {
  const { command, emitted, exportPdf, save, type } = await opened()
  type('For film')
  exportPdf()
  save.last().fail(refused)
  await arrived()
  expect(command.calls).toEqual([])
  expect(emitted).toEqual([
    { type: 'notice', notice: { kind: 'failure', title: 'error', message: 'resumeUnsaved' } },
  ])
})

test('leaving a draft opens the requested page', async () => {
  const { draft, emitted, page, save, type } = await opened()
  type('For film')
  draft.send({ type: 'leave', to: '/candidate/help' })
  save.last().answer({ revision: 2 })
  await arrived()
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate/help' }])
  // The page stays until the router has navigated.
  expect(page.getSnapshot().children.draft).toBe(draft)
})

test('a missing resume is not opened', async () => {
  const read = held<OpenedResume, { id: string }>()
  const page = createActor(resumePageMachine.provide({ actors: { resume: readingWith(read.logic) } }), {
    input: one,
  }).start()
  read.last().fail(notThere)
  await arrived()
  expect(page.getSnapshot().children.resume?.getSnapshot().value).toBe('notThere')
})
