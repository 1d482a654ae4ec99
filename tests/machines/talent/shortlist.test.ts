import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SavedPerson } from '../../../contract/talent/talentCalls.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import { required } from '../../../machines/shared/required.ts'
import type { NoticeEvent } from '../../../machines/shared/notice.ts'
import {
  shortlistCommandsMachine,
  type ShortlistCommands,
} from '../../../machines/talent/shortlistCommands.ts'
import { shortlistMarksMachine, type ShortlistChange } from '../../../machines/talent/shortlistMarks.ts'
import { shortlistPageMachine, type ShortlistPart } from '../../../machines/talent/shortlistPage.ts'
import { listWith } from '../../../src/effects/shared/listWith.ts'
import { shortlisted } from '../../../stories/talent/results.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const saved = required(shortlisted[0])

test('A mark changes at once, and several changes are sent one after the other.', async () => {
  const change = held<object, ShortlistChange>()
  const marks = createActor(shortlistMarksMachine.provide({ actors: { changeMark: change.logic } })).start()
  marks.send({ type: 'toggle', id: 'p1', isSaved: false })
  marks.send({ type: 'toggle', id: 'p2', isSaved: true })
  expect(marks.getSnapshot().context.shown).toEqual({ p1: true, p2: false })
  expect(marks.getSnapshot().context.change).toEqual({ id: 'p1', isSaved: true })
  change.last().answer({})
  await arrived()
  expect(marks.getSnapshot().context.change).toEqual({ id: 'p2', isSaved: false })
  change.last().answer({})
  await arrived()
  expect(marks.getSnapshot().value).toBe('resting')
})

test('A mark that the server refuses is reset, and the reason is shown.', async () => {
  const change = held<object, ShortlistChange>()
  const marks = createActor(shortlistMarksMachine.provide({ actors: { changeMark: change.logic } }))
  const notices: NoticeEvent[] = []
  marks.on('notice', (event) => notices.push(event))
  marks.start()
  marks.send({ type: 'toggle', id: 'p1', isSaved: false })
  change.last().fail(refused)
  await arrived()
  expect(marks.getSnapshot().context.shown).toEqual({ p1: false })
  expect(notices.map(({ notice }) => notice.kind)).toEqual(['failure'])
})

test('A removed person keeps the row until the removal is undone, with the note.', async () => {
  const read = held<ShortlistPart, object>()
  const command = held<SavedPerson | object, Run<ShortlistCommands>>()
  const page = createActor(
    shortlistPageMachine.provide({
      actors: {
        list: listWith(read.logic),
        commands: shortlistCommandsMachine.provide({ actors: { command: command.logic } }),
      },
    }),
  ).start()
  read.last().answer({ items: shortlisted, next: null })
  await arrived()
  const commands = required(page.getSnapshot().children.commands)
  commands.send({ type: 'run', command: 'remove', input: { id: saved.id } })
  command.last().answer({})
  await arrived()
  expect(page.getSnapshot().context.removed).toEqual([saved.id])
  commands.send({ type: 'run', command: 'restore', input: { id: saved.id, note: saved.note } })
  command.last().answer(saved)
  await arrived()
  expect(page.getSnapshot().context.removed).toEqual([])
})
