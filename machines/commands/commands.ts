import {
  assertEvent,
  assign,
  enqueueActions,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type PromiseActorLogic,
  type Snapshot,
  type Subscribable,
} from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import type { NoticeName } from '../shared/noticeMessage.ts'
import { notify, successNotice, type Notice, type NoticeEvent } from '../shared/notice.ts'
import type { Retyped } from '../shared/retyped.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

interface Command {
  readonly input: object
  readonly output: object
}

/** The commands of a page by their names, such as `{ rename: { input: { id: string }; output: Letter } }`. */
export type CommandTable<Commands> = { readonly [Name in keyof Commands]: Command }

/** One of the commands, with its input. */
export type Run<Commands extends CommandTable<Commands>> = {
  [Name in keyof Commands]: { readonly command: Name; readonly input: Commands[Name]['input'] }
}[keyof Commands]

/** Pending command with the part of its input that is known. */
type Question<Commands extends CommandTable<Commands>> = {
  [Name in keyof Commands]: { readonly command: Name; readonly input: Partial<Commands[Name]['input']> }
}[keyof Commands]

type Done<Commands extends CommandTable<Commands>> = {
  [Name in keyof Commands]: {
    readonly type: 'command.done'
    readonly command: Name
    readonly input: Commands[Name]['input']
    readonly output: Commands[Name]['output']
  }
}[keyof Commands]

type Failed<Commands extends CommandTable<Commands>> = Run<Commands> & {
  readonly type: 'command.failed'
  readonly failure: Failure
}

/** Result of a command: emitted, and sent to the parent, if there is one. */
export type CommandReport<Commands extends CommandTable<Commands>> = Done<Commands> | Failed<Commands>

/** Output of any of the commands. */
export type CommandOutput<Commands extends CommandTable<Commands>> = Commands[keyof Commands]['output']

type Input<Report extends { type: string }> =
  { readonly parent: ActorRef<Snapshot<unknown>, Report> } | undefined

interface Context<Request, Ran, Report extends { type: string }> {
  readonly parent?: ActorRef<Snapshot<unknown>, Report> | undefined
  /** The question that is open, also while the command whose form it is runs. */
  readonly asked: Request | undefined
  /** The command that runs, or ran last. */
  readonly ran: Ran | undefined
  /** The command that was done last: another object each time. */
  readonly done?: Ran | undefined
  readonly failure: Failure | undefined
}

type Event<Request, Ran> =
  ({ readonly type: 'ask' } & Request) | { readonly type: 'cancel' } | ({ readonly type: 'run' } & Ran)

// The machine itself knows its commands by their names alone.
interface AnyRun {
  readonly command: string
  readonly input: object
}
type AnyReport =
  | ({ readonly type: 'command.done'; readonly output: unknown } & AnyRun)
  | ({ readonly type: 'command.failed'; readonly failure: Failure } & AnyRun)

/** A person runs one of the commands of a page, each of which is a call. Before some of them they are asked. */
const machine = setup({
  types: {
    input: {} as Input<AnyReport>,
    context: {} as Context<AnyRun, AnyRun, AnyReport>,
    events: {} as Event<AnyRun, AnyRun>,
    emitted: {} as NoticeEvent | AnyReport,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    command: effect<object, AnyRun>('command'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    rememberQuestion: assign((_, { command, input }: AnyRun) => ({ asked: { command, input } })),
    forgetQuestion: assign({ asked: undefined }),
    rememberRun: assign((_, { command, input }: AnyRun) => ({ ran: { command, input } })),
    rememberDone: assign(({ context: { ran } }) => ({ done: ran })),
    tellDone: enqueueActions(({ context: { parent, ran }, enqueue }, output: object) => {
      if (!ran) return
      const done = { type: 'command.done', ...ran, output } as const
      enqueue.emit(done)
      if (parent) enqueue.sendTo(parent, done)
    }),
    tellFailed: enqueueActions(({ context: { parent, ran }, enqueue }, failure: Failure) => {
      if (!ran) return
      const failed = { type: 'command.failed', ...ran, failure } as const
      enqueue.emit(failed)
      if (parent) enqueue.sendTo(parent, failed)
    }),
    /** Provided with the notices of the commands. */
    notice: notify((_, _output: object): NoticeEvent | undefined => undefined),
  },
  guards: {
    isFree: (_, _run: AnyRun) => true,
    isForm: (_, _run: AnyRun) => true,
    isAsked: ({ context }) => context.asked !== undefined,
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'commands',
  context: ({ input }) => ({ parent: input?.parent, asked: undefined, ran: undefined, failure: undefined }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The commands can be run; the page shows what the last one failed with.',
      on: {
        ask: {
          target: 'asking',
          actions: ['clearFailure', { type: 'rememberQuestion', params: ({ event }) => event }],
        },
        run: {
          description: 'A command that is asked about first does not run without that.',
          guard: { type: 'isFree', params: ({ event }) => event },
          target: 'running',
        },
      },
    },
    asking: {
      description: 'A dialog says what follows, or asks for what is missing.',
      on: {
        cancel: { target: 'idle', actions: 'forgetQuestion' },
        run: [
          {
            description: 'The form stays open until the server has it.',
            guard: { type: 'isForm', params: ({ event }) => event },
            target: 'running',
          },
          { target: 'running', actions: 'forgetQuestion' },
        ],
      },
    },
    running: {
      ...submitting,
      description: 'The server is told, once.',
      on: { cancel: { actions: 'forgetQuestion' } },
      entry: [
        'clearFailure',
        {
          type: 'rememberRun',
          params: ({ event }) => {
            assertEvent(event, 'run')
            return event
          },
        },
      ],
      invoke: {
        id: 'command',
        src: 'command',
        input: ({ event }) => {
          assertEvent(event, 'run')
          const { command, input } = event
          return { command, input }
        },
        onDone: {
          target: 'idle',
          actions: [
            'forgetQuestion',
            'rememberDone',
            { type: 'tellDone', params: ({ event }) => event.output },
            { type: 'notice', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: 'isAsked',
            target: 'asking',
            actions: [reportError, { type: 'tellFailed', params: failureIn }],
          },
          { target: 'idle', actions: [reportError, { type: 'tellFailed', params: failureIn }] },
        ],
      },
    },
  },
})

export type CommandsMachine<Commands extends CommandTable<Commands>> = Retyped<
  typeof machine,
  {
    context: Context<Question<Commands>, Run<Commands>, CommandReport<Commands>>
    event: Event<Question<Commands>, Run<Commands>>
    actor: {
      src: 'command'
      logic: PromiseActorLogic<CommandOutput<Commands>, Run<Commands>>
      id: string | undefined
    }
    input: Input<CommandReport<Commands>>
    emitted: NoticeEvent | CommandReport<Commands>
  }
>

interface Options<Commands extends CommandTable<Commands>> {
  /** The commands that run only once they were asked about. */
  readonly confirm?: readonly (keyof Commands)[]
  /** The commands that are asked about with a form: it stays open until the command is done. */
  readonly form?: readonly (keyof Commands)[]
  /** Notice after a command: none, a message, or a notice made of its output. */
  readonly notice: {
    readonly [Name in keyof Commands]: NoticeName | null | ((output: Commands[Name]['output']) => Notice)
  }
}

/** The commands of a page, each with an input and an output of its own. Their effect is provided outside. */
export function createCommands<Commands extends CommandTable<Commands>>(
  options: Options<Commands>,
): CommandsMachine<Commands>
// At run time only the names of the commands matter, so the implementation is loosely typed.
export function createCommands({ confirm = [], form = [], notice }: AnyOptions): unknown {
  return machine.provide({
    guards: {
      isFree: (_, { command }) => !confirm.includes(command) && !form.includes(command),
      isForm: (_, { command }) => form.includes(command),
    },
    actions: {
      notice: notify(({ context: { ran } }, output) => {
        const told = ran && notice[ran.command]
        if (typeof told === 'string') return successNotice(told)
        return told ? { type: 'notice', notice: told(output) } : undefined
      }),
    },
  })
}

interface AnyOptions {
  readonly confirm?: readonly PropertyKey[]
  readonly form?: readonly PropertyKey[]
  readonly notice: Readonly<Record<string, NoticeName | null | ((output: object) => Notice)>>
}

export type CommandsFlow<Commands extends CommandTable<Commands>> = ActorRefFrom<CommandsMachine<Commands>>

type CommandsSnapshot = Snapshot<unknown> & {
  readonly context: Pick<Context<AnyRun, AnyRun, AnyReport>, 'asked' | 'done' | 'ran' | 'failure'>
  matches(state: 'idle' | 'asking' | 'running'): boolean
  hasTag(tag: 'busy' | 'slow'): boolean
}

/** The commands of any page, for a view that shows whether one of them runs. */
export interface AnyCommands extends Subscribable<CommandsSnapshot> {
  readonly getSnapshot: () => CommandsSnapshot
}
