import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import {
  clearFailure,
  slowAfterMs,
  report,
  reportError,
  submitting,
  type Submission,
} from '../shared/submission.ts'
import type { MailedLink } from './mailedLink.ts'

/** Sets a new password, after the code of the mailed link was verified. */
export const createPasswordMachine = setup({
  types: {
    input: {} as MailedLink,
    context: {} as {
      role: Role
      emailAddress: string
      /** Code of the mailed link; undefined once it was verified. */
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
    clearFailure: clearFailure(),
    report: report(),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'createPassword',
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The code of the link is checked, which does not use it up.',
      tags: ['opening'],
      exit: 'forgetCode',
      invoke: {
        id: 'checkResetPasswordCode',
        src: 'checkResetPasswordCode',
        input: ({ context: { role, emailAddress, code } }) => ({ role, emailAddress, code: required(code) }),
        onDone: 'asking',
        onError: { target: 'refused', actions: reportError },
      },
    },
    asking: {
      description: 'The form asks for the new password.',
      on: { submit: 'submitting' },
    },
    submitting: {
      ...submitting,
      description: 'The new password is saved.',
      invoke: {
        id: 'createPassword',
        src: 'createPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, form: event.form }
        },
        onDone: 'saved',
        onError: { target: 'asking', actions: reportError },
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
