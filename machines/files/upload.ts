import {
  assertEvent,
  assign,
  enqueueActions,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
} from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { clearFailure, slowAfterMs, submitting } from '../shared/submission.ts'

/** Uploaded file of a candidate. */
export interface UploadedFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

/** Sent to the parent actor when an upload finishes. */
export interface UploadReport {
  readonly type: 'upload.done'
  readonly file: UploadedFile
}

interface Input {
  readonly parent: ActorRef<Snapshot<unknown>, UploadReport> | undefined
}

/** Uploads chosen files one at a time. */
export const uploadMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { readonly failure: Failure | undefined },
    events: {} as { type: 'choose'; file: File },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    uploadFile: effect<UploadedFile, { readonly file: File }>('uploadFile'),
  },
  actions: {
    clearFailure: clearFailure(),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    reportDone: enqueueActions(({ context: { parent }, enqueue }, file: UploadedFile) => {
      if (parent) enqueue.sendTo(parent, { type: 'upload.done', file })
    }),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'idle',
  states: {
    idle: {
      description: 'A file can be chosen. The page shows the failure of the last one.',
      on: { choose: 'uploading' },
    },
    uploading: {
      ...submitting,
      description: 'The file is being uploaded.',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ event }) => {
          assertEvent(event, 'choose')
          return { file: event.file }
        },
        onDone: { target: 'idle', actions: { type: 'reportDone', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: { type: 'rememberFailure', params: failureIn } },
      },
    },
  },
})

export type UploadFlow = ActorRefFrom<typeof uploadMachine>
