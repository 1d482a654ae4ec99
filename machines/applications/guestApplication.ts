import { assign, fromCallback, setup, type ActorRefFrom, type EventObject, type Subscribable } from 'xstate'
import { problemsToSend, type TypedApplication } from '../../contract/applications/typed.ts'
import type { AskedQuestion } from '../../contract/postings/posting.ts'

interface Input {
  readonly slug: string
  readonly questions: readonly AskedQuestion[]
  readonly typed: TypedApplication
}

interface Context extends Input {
  /** Messages by field path, shown from the first attempt to send. */
  readonly problems: Readonly<Record<string, string>>
}

/** Input of the actor that stores the application on the device with every change. */
export interface KeepGuestInput {
  readonly application: Subscribable<unknown> & { readonly getSnapshot: () => { readonly context: Context } }
}

const problemsOf = ({ questions, typed }: Pick<Input, 'questions' | 'typed'>) =>
  problemsToSend(typed, questions)

/** Application of a guest, stored on the device. Sending it requires a login. */
export const guestApplicationMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'change'; change: Partial<TypedApplication> } | { type: 'commit' },
  },
  actors: {
    keepOnDevice: fromCallback<EventObject, KeepGuestInput>(() => undefined),
  },
  actions: {
    change: assign(({ context }, change: Partial<TypedApplication>) => {
      const typed = { ...context.typed, ...change }
      const problems = Object.entries(problemsOf({ questions: context.questions, typed }))
      return { typed, problems: Object.fromEntries(problems.filter(([path]) => path in context.problems)) }
    }),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
  },
  guards: {
    isWhole: ({ context }) => Object.keys(problemsOf(context)).length === 0,
  },
}).createMachine({
  id: 'guestApplication',
  context: ({ input }) => ({ ...input, problems: {} }),
  invoke: { id: 'keepOnDevice', src: 'keepOnDevice', input: ({ self }) => ({ application: self }) },
  initial: 'writing',
  on: {
    change: { target: '.writing', actions: { type: 'change', params: ({ event }) => event.change } },
  },
  states: {
    writing: {
      on: { commit: [{ guard: 'isWhole', target: 'login' }, { actions: 'showProblems' }] },
    },
    login: { description: 'The application is complete. The page asks for the login that sending requires.' },
  },
})

export type GuestApplicationFlow = ActorRefFrom<typeof guestApplicationMachine>
