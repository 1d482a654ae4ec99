import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { DataExport } from '../../contract/privacy/exportCalls.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { sendToSession } from '../session/sendToSession.ts'
import { eventOf } from '../shared/eventOf.ts'
import { isStaleLogin } from '../identity/proof.ts'
import type { Failure } from '../shared/failure.ts'

/** Latest data export of an account; undefined if there is none. */
export interface NewestExport {
  readonly newest: DataExport | undefined
}

export interface ExportQuery {
  readonly role: Role
}

export interface ExportCommands {
  readonly request: { readonly input: ExportQuery; readonly output: DataExport }
  readonly download: { readonly input: ExportQuery & { readonly id: string }; readonly output: object }
}

export type ExportCommandsFlow = CommandsFlow<ExportCommands>

export const exportCommandsMachine = createCommands<ExportCommands>({
  notice: { request: null, download: null },
})

const exportReading = createReading<ExportQuery, NewestExport>()

const POLL_MS = 1_500
const MAX_POLL_MS = 10_000

/**
 * Export of a person's own data. Polls the progress until the export is ready for download. A download
 * requires a recent login, so an old one has to be renewed.
 */
export const dataExportMachine = setup({
  types: {
    input: {} as ExportQuery,
    context: {} as ExportQuery,
    events: {} as
      CommandReport<ExportCommands> | ReadingReport<NewestExport> | { readonly type: 'logInAgain' },
    children: {} as { reading: 'reading'; commands: 'commands' },
  },
  actors: { reading: exportReading, commands: exportCommandsMachine },
  actions: {
    refresh: sendTo('reading', eventOf(exportReading, { type: 'refresh' })),
    logInAgain: sendToSession(({ context: { role } }) => ({ type: 'logInAgain', role })),
  },
  guards: {
    isOpen: (_, { newest }: NewestExport) => newest?.state === 'waiting' || newest?.state === 'running',
    isStale: (_, failure: Failure) => isStaleLogin(failure),
  },
  delays: { poll: POLL_MS, slowAfterMs: MAX_POLL_MS },
}).createMachine({
  id: 'dataExport',
  context: ({ input }) => input,
  invoke: [
    { id: 'reading', src: 'reading', input: ({ context, self }) => ({ query: context, parent: self }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  type: 'parallel',
  states: {
    progress: {
      initial: 'resting',
      on: { 'command.done': { actions: 'refresh' } },
      states: {
        resting: {
          description: 'No export is in progress.',
          on: {
            'reading.known': {
              guard: { type: 'isOpen', params: ({ event }) => event.data },
              target: 'polling',
            },
          },
        },
        polling: {
          description: 'An export is in progress. Its progress is loaded again after a delay.',
          after: { poll: 'refreshing' },
          on: {
            'reading.known': [
              {
                guard: { type: 'isOpen', params: ({ event }) => event.data },
                target: 'polling',
                reenter: true,
              },
              { target: 'resting' },
            ],
          },
        },
        refreshing: {
          description: 'The progress is loading. A failed request is retried later.',
          entry: 'refresh',
          after: { slowAfterMs: 'polling' },
          on: {
            'reading.known': [
              { guard: { type: 'isOpen', params: ({ event }) => event.data }, target: 'polling' },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    login: {
      initial: 'recent',
      states: {
        recent: {
          description: 'The login is recent enough for a download, as far as the page knows.',
          on: {
            'command.failed': {
              guard: { type: 'isStale', params: ({ event }) => event.failure },
              target: 'old',
            },
          },
        },
        old: {
          description: 'The download requires a new login, which returns to this page.',
          on: {
            logInAgain: { target: 'recent', actions: 'logInAgain' },
          },
        },
      },
    },
  },
})

export type DataExportFlow = ActorRefFrom<typeof dataExportMachine>
