import { setup } from 'xstate'
import type { User } from '../../contract/user.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import type { PictureCommands } from '../files/pictureCommands.ts'
import { sendToSession } from '../session/sendToSession.ts'

export type PhotoCommands = PictureCommands<User>

export type PhotoCommandsFlow = CommandsFlow<PhotoCommands>

export const photoCommandsMachine = createCommands<PhotoCommands>({
  notice: { setPicture: 'photoSaved', removePicture: 'photoRemoved' },
})

type Done = Extract<CommandReport<PhotoCommands>, { type: 'command.done' }>

/** Photo of a candidate. The session stores the user, so every page shows a new photo at once. */
export const photoMachine = setup({
  types: {
    events: {} as CommandReport<PhotoCommands>,
    children: {} as { commands: 'commands' },
  },
  actors: { commands: photoCommandsMachine },
  actions: {
    updateSession: sendToSession((_, { output: user }: Done) => ({
      type: 'updated',
      role: 'candidate',
      user,
    })),
  },
}).createMachine({
  id: 'photo',
  invoke: { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  on: { 'command.done': { actions: { type: 'updateSession', params: ({ event }) => event } } },
})
