import { setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, type NoticeEvent } from '../shared/notice.ts'

/** Version of the terms to accept. */
export interface TermsToAccept {
  readonly role: Role
  readonly version: string
}

/**
 * Asks a member to accept a new version of the terms and the privacy policy, without blocking other actions.
 */
export const termsNoticeMachine = setup({
  types: {
    input: {} as TermsToAccept,
    context: {} as TermsToAccept,
    events: {} as { type: 'accept' },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy',
  },
  actors: {
    acceptTerms: effect<object, TermsToAccept>('acceptTerms'),
  },
  actions: {
    tellFailure: notify((_, failure: Failure) => failureNotice(failure)),
  },
}).createMachine({
  id: 'termsNotice',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'The rest of the page can be used meanwhile.',
      on: { accept: 'accepting' },
    },
    accepting: {
      tags: ['busy'],
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => context,
        onDone: 'accepted',
        onError: {
          target: 'asking',
          actions: { type: 'tellFailure', params: failureIn },
        },
      },
    },
    accepted: {
      description: 'The notice stays busy until the reloaded session removes it.',
      tags: ['busy'],
      type: 'final',
    },
  },
})

export type TermsNoticeFlow = ActorRefFrom<typeof termsNoticeMachine>
