import { assign, fromCallback, setup, type ActorRefFrom, type EventObject } from 'xstate'
import { providerPaths } from '../../contract/identity/paths.ts'
import type { SignInRefusal } from '../../contract/identity/offered.ts'
import { withNext } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'

interface Choosing {
  readonly event: { readonly type: 'choose'; readonly provider: string }
}

interface Input {
  readonly role: Role
  /** Page to open after the login. */
  readonly next?: string | undefined
  /** Reason of a sign-in that has just failed. */
  readonly refusal?: SignInRefusal | undefined
  /** True in the settings: the provider is connected to the account that is signed in. */
  readonly connects?: boolean
}

const choose = {
  target: 'redirecting',
  actions: [
    { type: 'remember', params: ({ event }: Choosing) => event.provider },
    { type: 'leave', params: ({ event }: Choosing) => event.provider },
  ],
} as const

/**
 * Sign-in with a provider, on the pages where it begins. The person leaves for the provider, and comes back signed in, to
 * a page that asks for what is missing, or here, refused.
 */
export const providerSignInMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { readonly provider: string | undefined },
    events: {} as { type: 'choose'; provider: string } | { type: 'returned' },
    emitted: {} as NavigateEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports that the page was restored from the back/forward cache, or was never left. */
    watchReturn: fromCallback<EventObject>(() => undefined),
  },
  actions: {
    remember: assign((_, provider: string) => ({ provider, refusal: undefined })),
    forget: assign({ provider: undefined }),
    // The server answers with the address of the provider.
    leave: navigate(({ context: { connects, next, role } }, provider: string) => ({
      to: connects
        ? providerPaths.startConnecting(role, provider)
        : withNext(providerPaths.startSignIn(role, provider), next),
      by: 'load' as const,
    })),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== undefined,
  },
}).createMachine({
  id: 'providerSignIn',
  context: ({ input }) => ({ ...input, provider: undefined }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The providers are offered.',
      always: { guard: 'isRefused', target: 'refused' },
      on: { choose },
    },
    refused: {
      description: 'The person is back without being signed in, and is told why. They can try again.',
      on: { choose },
    },
    redirecting: {
      description:
        'The browser loads the page of the provider. It comes back here when the person presses Back or Stop.',
      tags: ['busy'],
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: { returned: { target: 'choosing', actions: 'forget' } },
    },
  },
})

export type ProviderSignInFlow = ActorRefFrom<typeof providerSignInMachine>
