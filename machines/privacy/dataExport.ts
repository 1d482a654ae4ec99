import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { DataExport } from '../../contract/privacy/exportCalls.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { sendToSession } from '../session/sendToSession.ts'
import { eventOf } from '../shared/eventOf.ts'
import { isStaleLogin } from '../identity/proof.ts'
import type { Failure } from '../shared/failure.ts'

/** The newest export of an account. */
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
 * Export of one's own data: it is requested, and downloaded once it is ready. While it is being made, its progress is
 * read again and again. A login that is too old for the download is to be made again.
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
          description: 'No export is being made.',
          on: {
            'reading.known': {
              guard: { type: 'isOpen', params: ({ event }) => event.data },
              target: 'polling',
            },
          },
        },
        polling: {
          description: 'An export is being made, and its progress was read a moment ago.',
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
          description: 'The progress is read. Without an answer it is read again later.',
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
          description: 'As far as the page knows, the login is recent enough for a download.',
          on: {
            'command.failed': {
              guard: { type: 'isStale', params: ({ event }) => event.failure },
              target: 'old',
            },
          },
        },
        old: {
          description: 'The download needs a new login, which leads back to this page.',
          on: {
            logInAgain: { target: 'recent', actions: 'logInAgain' },
          },
        },
      },
    },
  },
})

export type DataExportFlow = ActorRefFrom<typeof dataExportMachine>
