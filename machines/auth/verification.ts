import { assign, setup, type ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { MailedLink } from './mailedLink.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'

/** Verification of an email address by a mailed link. */
export const verificationMachine = setup({
  types: {
    input: {} as MailedLink,
    context: {} as {
      role: Role
      emailAddress: string
      /** Code of the mailed link; undefined once it was verified. */
      code: string | undefined
    },
    output: {} as { role: Role },
    emitted: {} as NoticeEvent,
    tags: {} as 'opening',
  },
  actors: {
    verify: effect<unknown, MailedLink>('verify'),
  },
  actions: {
    forgetCode: assign({ code: undefined }),
    // The specification opens the home page next, so the notice links to the account.
    tellVerified: notify(({ context: { role } }) =>
      successNotice('emailVerified', {
        label: 'backToAccount',
        href: paths.dashboard[role],
      }),
    ),
    tellFailure: notify((_, failure: Failure) => failureNotice(failure)),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => input,
  initial: 'verifying',
  states: {
    verifying: {
      description: 'The link was opened, and the server checks its code.',
      tags: ['opening'],
      exit: 'forgetCode',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context: { role, emailAddress, code } }) => ({ role, emailAddress, code: required(code) }),
        onDone: { target: 'verified', actions: 'tellVerified' },
        onError: {
          target: 'refused',
          actions: { type: 'tellFailure', params: failureIn },
        },
      },
    },
    verified: { type: 'final' },
    refused: { type: 'final' },
  },
  output: ({ context }) => ({ role: context.role }),
})

export type VerificationFlow = ActorRefFrom<typeof verificationMachine>
