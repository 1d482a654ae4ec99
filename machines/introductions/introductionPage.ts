import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Change } from '../../contract/changes.ts'
import type { OwnIntroduction } from '../../contract/introductions/calls.ts'
import type { CommandReport } from '../commands/commands.ts'
import { followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { concernIntroduction } from './concernIntroduction.ts'
import { introductionCommandsMachine, type IntroductionCommands } from './introductionCommands.ts'

interface Input {
  readonly id: string
}

export const introductionReading = createReading<Input, OwnIntroduction>()

/** Page of an invitation that a candidate has received: its messages and commands. */
export const introductionPageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as CommandReport<IntroductionCommands> | ChangesEvent,
    children: {} as { reading: 'reading'; commands: 'commands'; followChanges: 'followChanges' },
  },
  actors: { reading: introductionReading, commands: introductionCommandsMachine, followChanges },
  actions: {
    show: sendTo('reading', (_, data: OwnIntroduction) =>
      eventOf(introductionReading, { type: 'known', data }),
    ),
    readAnew: sendTo('reading', eventOf(introductionReading, { type: 'refresh' })),
  },
  guards: {
    isAboutThis: ({ context: { id } }, changes: readonly Change[]) => concernIntroduction(changes, id),
  },
}).createMachine({
  id: 'introductionPage',
  context: ({ input: { id } }) => ({ id }),
  invoke: [
    { id: 'reading', src: 'reading', input: ({ context }) => ({ query: context }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'command.done': { actions: { type: 'show', params: ({ event }) => event.output } },
    'command.failed': {
      description: 'The company, or another window, may have changed the invitation first.',
      actions: 'readAnew',
    },
    'live.changed': {
      guard: { type: 'isAboutThis', params: ({ event }) => event.changes },
      actions: 'readAnew',
    },
  },
})

export type IntroductionPageFlow = ActorRefFrom<typeof introductionPageMachine>
