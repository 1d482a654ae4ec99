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
  /** Path to open after the login. */
  readonly next?: string | undefined
  /** Reason for the sign-in attempt that has just failed. */
  readonly refusal?: SignInRefusal | undefined
  /** True in the settings, where the provider is connected to the signed-in account. */
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
 * Sign-in with a provider, on the page where it starts. The provider sends the person back signed in, to a
 * page that asks for missing data, or to this page with an error.
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
    /** Reports that the page was restored from the back/forward cache, or that navigation was canceled. */
    watchReturn: fromCallback<EventObject>(() => undefined),
  },
  actions: {
    remember: assign((_, provider: string) => ({ provider, refusal: undefined })),
    forget: assign({ provider: undefined }),
    // The server redirects from this path to the provider.
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
      description: 'The providers are shown.',
      always: { guard: 'isRefused', target: 'refused' },
      on: { choose },
    },
    refused: {
      description: 'The sign-in failed. The page shows the reason, and the person can try again.',
      on: { choose },
    },
    redirecting: {
      description: 'The browser loads the page of the provider. The person can return with Back or Stop.',
      tags: ['busy'],
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: { returned: { target: 'choosing', actions: 'forget' } },
    },
  },
})

export type ProviderSignInFlow = ActorRefFrom<typeof providerSignInMachine>
