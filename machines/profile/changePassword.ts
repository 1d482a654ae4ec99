import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import {
  clearFailure,
  slowAfterMs,
  report,
  reportError,
  submitting,
  type Submission,
} from '../shared/submission.ts'

/** Replaces the password of a logged-in member, who enters the current one and a new one. */
export const changePasswordMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as {
      role: Role
      failure: Failure | undefined
      /** Number of password changes. The form resets after each. */
      changes: number
    },
    events: {} as { type: 'submit'; form: FormData },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    changePassword: effect<unknown, Submission>('changePassword'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    count: assign({ changes: ({ context }) => context.changes + 1 }),
    tellDone: notify(() => successNotice('passwordChanged')),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ role: input.role, failure: undefined, changes: 0 }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The form asks for the current password and a new one.',
      on: { submit: 'submitting' },
    },
    submitting: {
      ...submitting,
      description: 'The new password is being saved. A second submit is ignored.',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, form: event.form }
        },
        onDone: { target: 'asking', actions: ['count', 'tellDone'] },
        onError: { target: 'asking', actions: reportError },
      },
    },
  },
})

export type ChangePasswordFlow = ActorRefFrom<typeof changePasswordMachine>
