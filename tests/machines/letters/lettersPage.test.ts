import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { CommandOutput, Run } from '../../../machines/commands/commands.ts'
import { letterCommandsMachine, type LetterCommands } from '../../../machines/letters/letterCommands.ts'
import { lettersPageMachine, type LettersPart } from '../../../machines/letters/lettersPage.ts'
import type { DocumentsQuery } from '../../../machines/reading/documents.ts'
import { required } from '../../../machines/shared/required.ts'
import { listWith } from '../../../src/effects/shared/listWith.ts'
import { inTrash, letter, letters } from '../../../stories/letters/samples.ts'
import { refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const counts = { kept: 4, trashed: 1 }
const kept: LettersPart = { items: [...letters], next: 'more', counts }

/** Starts the list of letters and answers the read of its first part. */
async function opened() {
  const read = held<LettersPart, DocumentsQuery>()
  const command = held<CommandOutput<LetterCommands>, Run<LetterCommands>>()
  const page = createActor(
    lettersPageMachine.provide({
      actors: {
        list: listWith(read.logic),
        commands: letterCommandsMachine.provide({ actors: { command: command.logic } }),
      },
    }),
    { input: { query: { trashed: false } } },
  )
  const emitted = emittedBy(page)
  page.start()
  expect(list().paging).toBeUndefined()
  read.last().answer(kept)
  await arrived()

  function list() {
    return required(page.getSnapshot().children.list).getSnapshot().children
  }

  return {
    page,
    emitted,
    read,
    command,
    list,
    commands: required(page.getSnapshot().children.commands),
    asked: () => read.calls.map(({ input }) => input),
    shown: () => list().reading?.getSnapshot().context.data,
  }
}

test('a command on a letter reads the list again, with all rows that were added to it', async () => {
  const { asked, command, commands, list, read } = await opened()
  list().paging?.send({ type: 'more' })
  read.last().answer({ items: [{ ...letter, id: 'l9' }], next: null, counts })
  await arrived()
  commands.send({ type: 'run', command: 'trash', input: { id: letter.id } })
  command.last().answer({ id: letter.id })
  await arrived()
  expect(asked().slice(2)).toEqual([{ trashed: false }])
  read.last().answer(kept)
  await arrived()
  expect(asked().slice(3)).toEqual([{ trashed: false, limit: 1, after: 'more' }])
})

test('a refused command reads the list again, because another window may have been first', async () => {
  const { asked, command, commands } = await opened()
  commands.send({ type: 'run', command: 'copy', input: { id: letter.id } })
  command.last().fail(refused)
  await arrived()
  expect(asked()).toHaveLength(2)
})

test('a new letter is opened, and the list is not read again', async () => {
  const { asked, command, commands, emitted } = await opened()
  commands.send({ type: 'run', command: 'write', input: {} })
  command.last().answer({ ...letter, id: 'new' })
  await arrived()
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate/cover-letters/new' }])
  expect(asked()).toHaveLength(1)
})

test('the trash replaces the list, and a running command continues', async () => {
  const { asked, command, commands, list, page, read, shown } = await opened()
  commands.send({ type: 'run', command: 'trash', input: { id: letter.id } })
  page.send({ type: 'show', query: { trashed: true } })
  expect(shown()).toBeUndefined()
  expect(list().paging).toBeUndefined()
  read.last().answer({ items: [...inTrash], next: null, counts })
  await arrived()
  expect(shown()?.items).toEqual(inTrash)
  command.last().answer({ id: letter.id })
  await arrived()
  expect(asked()).toEqual([{ trashed: false }, { trashed: true }, { trashed: true }])
})
