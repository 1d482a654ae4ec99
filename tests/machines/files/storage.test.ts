import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Run } from '../../../machines/commands/commands.ts'
import { fileCommandsMachine, type FileCommands } from '../../../machines/files/fileCommands.ts'
import { storageMachine, type StorageAndFiles } from '../../../machines/files/storage.ts'
import { required } from '../../../machines/shared/required.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

test('the storage is read again once a file is deleted, and not when the deletion is cancelled', async () => {
  const read = held<StorageAndFiles, object>()
  const command = held<{ id: string }, Run<FileCommands>>()
  const flow = createActor(
    storageMachine.provide({
      actors: {
        usage: readingWith(read.logic),
        commands: fileCommandsMachine.provide({ actors: { command: command.logic } }),
      },
    }),
  ).start()
  const commands = required(flow.getSnapshot().children.commands)
  const remove = () => {
    commands.send({ type: 'ask', command: 'delete', input: { id: 'f1' } })
    commands.send({ type: 'run', command: 'delete', input: { id: 'f1' } })
  }
  remove()
  command.last().fail(refused)
  await arrived()
  expect(read.calls).toHaveLength(1)
  remove()
  command.last().answer({ id: 'f1' })
  await arrived()
  expect(read.calls).toHaveLength(2)
})
