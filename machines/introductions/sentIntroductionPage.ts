import { enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Change } from '../../contract/changes.ts'
import type { SentIntroduction } from '../../contract/introductions/calls.ts'
import type { CommandReport } from '../commands/commands.ts'
import { followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { concernIntroduction } from './concernIntroduction.ts'
import { sentIntroductionCommandsMachine, type SentIntroductionCommands } from './introductionCommands.ts'

interface Input {
  readonly id: string
}

export const sentIntroductionReading = createReading<Input, SentIntroduction>()

interface SharedResume extends Input {
  /** File name of the download. */
  readonly name: string
}

/** Downloads a shared resume and saves it on the device. */
export const sharedResumeDownload = createReading<SharedResume, object>()

/** Page of an invitation that a company has sent: its messages and commands. */
export const sentIntroductionPageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as
      | CommandReport<SentIntroductionCommands>
      | ChangesEvent
      | { readonly type: 'download'; readonly name: string },
    children: {} as {
      reading: 'reading'
      commands: 'commands'
      download: 'download'
      followChanges: 'followChanges'
    },
  },
  actors: {
    reading: sentIntroductionReading,
    commands: sentIntroductionCommandsMachine,
    download: sharedResumeDownload,
    followChanges,
  },
  actions: {
    show: sendTo('reading', (_, data: SentIntroduction) =>
      eventOf(sentIntroductionReading, { type: 'known', data }),
    ),
    readAnew: sendTo('reading', eventOf(sentIntroductionReading, { type: 'refresh' })),
    download: enqueueActions(({ context: { id }, enqueue }, name: string) => {
      enqueue.stopChild('download')
      enqueue.spawnChild('download', { id: 'download', input: { query: { id, name } } })
    }),
  },
  guards: {
    isAboutThis: ({ context: { id } }, changes: readonly Change[]) => concernIntroduction(changes, id),
  },
}).createMachine({
  id: 'sentIntroductionPage',
  context: ({ input: { id } }) => ({ id }),
  invoke: [
    { id: 'reading', src: 'reading', input: ({ context }) => ({ query: context }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    download: {
      description: 'The resume is downloaded to the device, also after a failed download.',
      actions: { type: 'download', params: ({ event }) => event.name },
    },
    'command.done': { actions: { type: 'show', params: ({ event }) => event.output } },
    'command.failed': {
      description: 'The candidate or a colleague may have changed the invitation first.',
      actions: 'readAnew',
    },
    'live.changed': {
      guard: { type: 'isAboutThis', params: ({ event }) => event.changes },
      actions: 'readAnew',
    },
  },
})

export type SentIntroductionPageFlow = ActorRefFrom<typeof sentIntroductionPageMachine>
