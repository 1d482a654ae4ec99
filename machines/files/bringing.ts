import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { patience, submitting, clearFailure } from '../shared/submission.ts'

/** A file that somebody has brought, as lists of them tell of it. */
export interface BroughtFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

/** Somebody brings a file, and another one if they like. */
export const bringingMachine = setup({
  types: {
    context: {} as {
      /** What was brought while the page was open, the newest first. */
      files: readonly BroughtFile[]
      failure: Failure | undefined
    },
    /** The form has the file in its field `file`. */
    events: {} as { type: 'choose'; form: FormData },
    emitted: {} as { type: 'brought'; file: BroughtFile },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    bringFile: effect<BroughtFile, { readonly form: FormData }>('bringFile'),
  },
  actions: {
    clearFailure: clearFailure(),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    add: assign(({ context: { files } }, file: BroughtFile) => ({
      files: [file, ...files.filter(({ id }) => id !== file.id)],
    })),
    tellBrought: emit((_, file: BroughtFile) => ({ type: 'brought' as const, file })),
  },
  delays: { patience },
}).createMachine({
  id: 'bringing',
  context: { files: [], failure: undefined },
  initial: 'idle',
  states: {
    idle: {
      description: 'A file can be chosen. What is wrong with the last one stands beside it.',
      on: { choose: 'sending' },
    },
    sending: {
      ...submitting,
      description: 'The file is on its way.',
      invoke: {
        id: 'bringFile',
        src: 'bringFile',
        input: ({ event }) => {
          assertEvent(event, 'choose')
          return { form: event.form }
        },
        onDone: {
          target: 'idle',
          actions: [
            { type: 'add', params: ({ event }) => event.output },
            { type: 'tellBrought', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'idle', actions: { type: 'rememberFailure', params: failureIn } },
      },
    },
  },
})

export type BringingFlow = ActorRefFrom<typeof bringingMachine>
