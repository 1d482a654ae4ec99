import { sendTo, setup } from 'xstate'
import type { ResultOf } from '../../contract/call.ts'
import type { fileCalls } from '../../contract/files/calls.ts'
import type { Storage } from '../../contract/files/storage.ts'
import type { CommandReport } from '../commands/commands.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { fileCommandsMachine, type FileCommands } from './fileCommands.ts'

/** Storage usage of an account, with the files that can be deleted. */
export interface StorageAndFiles {
  readonly storage: Storage
  readonly files: ResultOf<typeof fileCalls.listFiles>['items']
}

const usageReading = createReading<object, StorageAndFiles>()

/** Storage usage of an account, reloaded after a file is deleted. */
export const storageMachine = setup({
  types: {
    events: {} as CommandReport<FileCommands>,
    children: {} as { usage: 'usage'; commands: 'commands' },
  },
  actors: { usage: usageReading, commands: fileCommandsMachine },
  actions: { refresh: sendTo('usage', eventOf(usageReading, { type: 'refresh' })) },
}).createMachine({
  id: 'storage',
  invoke: [
    { id: 'usage', src: 'usage', input: { query: {} } },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  on: { 'command.done': { actions: 'refresh' } },
})
