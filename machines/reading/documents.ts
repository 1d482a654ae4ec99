import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import {
  createCommands,
  type CommandReport,
  type CommandsFlow,
  type CommandsMachine,
  type CommandTable,
} from '../commands/commands.ts'
import { eventOf } from '../shared/eventOf.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import type { Retyped } from '../shared/retyped.ts'
import { createList, type ListFlow, type ListMachine } from './list.ts'
import type { ListPart } from './paging.ts'

/** Query for one page of a list of documents, or of the trash. */
export interface DocumentsQuery {
  readonly trashed?: boolean | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

interface Context {
  readonly query: DocumentsQuery
}

type Show = { readonly type: 'show' } & Context

interface One {
  readonly id: string
}

interface AnyCommand {
  readonly input: object
  readonly output: One
}

type AnyCommands = Readonly<Record<string, AnyCommand>>

const list = createList<DocumentsQuery, ListPart<object>>()

/** Page that lists a candidate's documents, with commands on each. */
const machine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as Show | CommandReport<AnyCommands>,
    emitted: {} as NavigateEvent,
    children: {} as { list: 'list'; commands: 'commands' },
  },
  actors: { list, commands: createCommands<AnyCommands>({ notice: {} }) },
  actions: {
    setQuery: assign((_, query: DocumentsQuery) => ({ query })),
    refresh: sendTo('list', eventOf(list, { type: 'refresh' })),
    /** Provided by `createDocuments`, with the path of a document. */
    open: navigate((_, _begun: One): { readonly to: string } | undefined => undefined),
  },
  guards: {
    /** Provided by `createDocuments`: true for commands that create a document. */
    isBegun: (_, _command: string) => false,
  },
}).createMachine({
  id: 'documents',
  context: ({ input }) => input,
  invoke: { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  initial: 'listing',
  states: {
    listing: {
      invoke: { id: 'list', src: 'list', input: ({ context: { query } }) => ({ query }) },
      on: {
        show: {
          description: 'The other list is loaded. A running command continues.',
          target: 'listing',
          reenter: true,
          actions: { type: 'setQuery', params: ({ event }) => event.query },
        },
        'command.done': [
          {
            guard: { type: 'isBegun', params: ({ event }) => event.command },
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { actions: 'refresh' },
        ],
        'command.failed': {
          description: 'Another window may have changed the document first.',
          actions: 'refresh',
        },
      },
    },
  },
})

type DocumentsMachine<Part extends ListPart<object>, Commands extends CommandTable<Commands>> = Retyped<
  typeof machine,
  {
    context: Context
    event: Show | CommandReport<Commands>
    actor:
      | { src: 'list'; logic: ListMachine<DocumentsQuery, Part>; id: string | undefined }
      | { src: 'commands'; logic: CommandsMachine<Commands>; id: string | undefined }
    input: Context
    emitted: NavigateEvent
    children: {
      readonly list?: ListFlow<DocumentsQuery, Part>
      readonly commands?: CommandsFlow<Commands>
    }
  }
>

interface Options<Name extends PropertyKey> {
  /** Commands that create a document; the page opens it afterwards. */
  readonly begin: readonly Name[]
  /** Path of the page of a document. */
  pathOf(this: void, id: string): string
}

/** Creates a page that lists documents. The caller provides the effects of its list and commands. */
export function createDocuments<Part extends ListPart<object>, Commands extends CommandTable<Commands>>(
  commands: CommandsMachine<Commands>,
  options: Options<keyof Commands>,
): DocumentsMachine<Part, Commands>
// Only the names of commands matter at runtime, so the implementation is loosely typed.
export function createDocuments(
  commands: ReturnType<typeof createCommands<AnyCommands>>,
  { begin, pathOf }: Options<PropertyKey>,
): unknown {
  return machine.provide({
    actors: { commands },
    guards: { isBegun: (_, command) => begin.includes(command) },
    actions: { open: navigate((_, { id }) => ({ to: pathOf(id) })) },
  })
}

export type DocumentsFlow<
  Part extends ListPart<object>,
  Commands extends CommandTable<Commands>,
> = ActorRefFrom<DocumentsMachine<Part, Commands>>
