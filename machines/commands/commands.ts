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

/** Commands of a page by name, for example `{ rename: { input: { id: string }; output: Letter } }`. */
export type CommandTable<Commands> = { readonly [Name in keyof Commands]: Command }

/** Request to run one command, with its input. */
export type Run<Commands extends CommandTable<Commands>> = {
  [Name in keyof Commands]: { readonly command: Name; readonly input: Commands[Name]['input'] }
}[keyof Commands]

/** Request to open the dialog of a command, with the input known so far. */
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

/** Result of a command: emitted, and sent to the parent actor, if any. */
export type CommandReport<Commands extends CommandTable<Commands>> = Done<Commands> | Failed<Commands>

/** Union of the outputs of all commands. */
export type CommandOutput<Commands extends CommandTable<Commands>> = Commands[keyof Commands]['output']

type Input<Report extends { type: string }> =
  { readonly parent: ActorRef<Snapshot<unknown>, Report> } | undefined

interface Context<Request, Ran, Report extends { type: string }> {
  readonly parent?: ActorRef<Snapshot<unknown>, Report> | undefined
  /** Open dialog. A form stays open while its command runs. */
  readonly asked: Request | undefined
  /** Command that is running, or that ran last. */
  readonly ran: Ran | undefined
  /** Last command that succeeded. A new object each time, so that views can detect repeats. */
  readonly done?: Ran | undefined
  readonly failure: Failure | undefined
}

type Event<Request, Ran> =
  ({ readonly type: 'ask' } & Request) | { readonly type: 'cancel' } | ({ readonly type: 'run' } & Ran)

// The implementation treats commands as names with untyped input and output.
interface AnyRun {
  readonly command: string
  readonly input: object
}
type AnyReport =
  | ({ readonly type: 'command.done'; readonly output: unknown } & AnyRun)
  | ({ readonly type: 'command.failed'; readonly failure: Failure } & AnyRun)

/**
 * Runs one command of a page at a time, each a call to the server. Some open a dialog for confirmation or
 * input first.
 */
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
    /** Provided by `createCommands`, from the notices of the commands. */
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
      description: 'A command can be run. The page shows the failure of the last one.',
      on: {
        ask: {
          target: 'asking',
          actions: ['clearFailure', { type: 'rememberQuestion', params: ({ event }) => event }],
        },
        run: {
          description: 'A command that needs a dialog does not run without it.',
          guard: { type: 'isFree', params: ({ event }) => event },
          target: 'running',
        },
      },
    },
    asking: {
      description: 'A dialog asks for confirmation or for input.',
      on: {
        cancel: { target: 'idle', actions: 'forgetQuestion' },
        run: [
          {
            description: 'The form stays open until the command succeeds.',
            guard: { type: 'isForm', params: ({ event }) => event },
            target: 'running',
          },
          { target: 'running', actions: 'forgetQuestion' },
        ],
      },
    },
    running: {
      ...submitting,
      description: 'The command is sent once.',
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
  /** Commands that require confirmation in a dialog. */
  readonly confirm?: readonly (keyof Commands)[]
  /** Commands with a form in a dialog, which stays open until the command succeeds. */
  readonly form?: readonly (keyof Commands)[]
  /** Success notice by command: none (null), the name of a message, or a function of the output. */
  readonly notice: {
    readonly [Name in keyof Commands]: NoticeName | null | ((output: Commands[Name]['output']) => Notice)
  }
}

/** Creates the machine for the commands of a page. The caller provides its effect `command`. */
export function createCommands<Commands extends CommandTable<Commands>>(
  options: Options<Commands>,
): CommandsMachine<Commands>
// Only the names of commands matter at runtime, so the implementation is loosely typed.
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

/** Structural type of any commands actor, for views that show whether a command is running. */
export interface AnyCommands extends Subscribable<CommandsSnapshot> {
  readonly getSnapshot: () => CommandsSnapshot
}
