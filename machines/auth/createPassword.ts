import { assertEvent, assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect, failureOf, patience, type Failure, type Submission } from '../shared/effect.ts'
import { failureNotice, type NoticeEvent } from '../shared/notice.ts'

/** What a mailed link carries: whose it is, and the code that proves it. */
export interface MailedLink {
  readonly role: Role
  readonly emailAddress: string
  readonly code: string
}

/** Somebody followed a mailed link and, once its code has been checked, sets a new password. */
export const createPasswordMachine = setup({
  types: {
    input: {} as MailedLink,
    context: {} as {
      role: Role
      emailAddress: string
      /** Until it has been checked. */
      code: string | undefined
      failure: Failure | undefined
    },
    events: {} as { type: 'submit'; form: FormData },
    output: {} as { role: Role; emailAddress: string; outcome: 'saved' | 'refused' },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow' | 'opening',
  },
  actors: {
    checkResetPasswordCode: effect<unknown, MailedLink>('checkResetPasswordCode'),
    createPassword: effect<unknown, Submission>('createPassword'),
  },
  actions: {
    forgetCode: assign({ code: undefined }),
    clearFailure: assign({ failure: undefined }),
    report: enqueueActions(({ enqueue }, failure: Failure) => {
      enqueue.assign({ failure })
      if (failure.code !== 'invalid') enqueue.emit(failureNotice(failure))
    }),
  },
  delays: { patience },
}).createMachine({
  id: 'createPassword',
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The code of the link is checked. It is not used up by that.',
      tags: ['opening'],
      exit: 'forgetCode',
      invoke: {
        id: 'checkResetPasswordCode',
        src: 'checkResetPasswordCode',
        input: ({ context: { role, emailAddress, code = '' } }) => ({ role, emailAddress, code }),
        onDone: 'asking',
        onError: {
          target: 'refused',
          actions: { type: 'report', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    asking: {
      description: 'The form asks for the new password.',
      on: { submit: 'submitting' },
    },
    submitting: {
      description: 'The new password is saved.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'createPassword',
        src: 'createPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, form: event.form }
        },
        onDone: 'saved',
        onError: {
          target: 'asking',
          actions: { type: 'report', params: ({ event }) => failureOf(event.error) },
        },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { patience: 'stillWaiting' } },
        stillWaiting: { tags: ['slow'], description: 'It takes long, and the page says so.' },
      },
    },
    saved: { type: 'final', tags: ['busy'], output: 'saved' },
    refused: { type: 'final', tags: ['opening'], output: 'refused' },
  },
  output: ({ context: { role, emailAddress }, event }) => ({
    role,
    emailAddress,
    outcome: event.output === 'saved' ? 'saved' : 'refused',
  }),
})

export type CreatePasswordFlow = ActorRefFrom<typeof createPasswordMachine>
