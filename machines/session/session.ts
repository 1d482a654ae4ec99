import { assign, emit, enqueueActions, fromCallback, setup, type ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, sessionEndedNotice, type NoticeEvent } from '../shared/notice.ts'
import {
  changesTo,
  keptBy,
  rolesToClose,
  without,
  type Confirmed,
  type CookieChange,
  type Kept,
  type SessionEvent,
  type Users,
} from './sessionEvents.ts'

/**
 * Session of the application. It watches the cookies `candidate` and `employer`, keeps them in line with the
 * server, and makes every redirect after a login. It is started once, outside the pages.
 */
export const sessionMachine = setup({
  types: {
    /** `kept`: role whose cookie was written last; `closing`: roles whose sessions are being ended. */
    context: {} as { users: Users; kept: Role | undefined; closing: readonly Role[] },
    events: {} as SessionEvent,
    emitted: {} as
      | { type: 'redirect'; to: string }
      | { type: 'loginNeeded'; role: Role }
      | { type: 'signedOut' }
      | NoticeEvent,
    tags: {} as 'unknown' | 'busy',
  },
  actors: {
    watchCookies: fromCallback<SessionEvent>(() => undefined),
    confirm: effect<Confirmed, Users>('confirm'),
    keep: effect<void, Kept>('keep'),
    logout: effect<void, readonly Role[]>('logout'),
  },
  actions: {
    /**
     * Provided by the application: writes the cookies. `watchCookies` then reports what the browser has
     * stored.
     */
    changeCookies: (_, _changes: readonly CookieChange[]) => undefined,
    know: assign((_, users: Users) => ({ users })),
    take: assign(({ context: { users } }, { role, user }: Kept) => ({
      users: { ...users, [role]: user },
      kept: role,
    })),
    knowUser: assign(({ context: { users, closing } }, { role, user }: Kept) => ({
      users: { ...users, [role]: user },
      closing: closing.filter((each) => each !== role),
    })),
    forgetUsers: assign(({ context: { users, closing } }, gone: readonly Role[]) => ({
      users: gone.reduce(without, users),
      closing: [...new Set([...closing, ...gone])],
    })),
    settle: assign({ closing: [] }),
    signOutKept: enqueueActions(({ context: { kept }, enqueue }) => {
      if (kept) enqueue.raise({ type: 'signOut', role: kept })
    }),
    redirect: emit((_, to: string) => ({ type: 'redirect' as const, to })),
    requestLogin: emit((_, role: Role) => ({ type: 'loginNeeded' as const, role })),
    tellFailure: notify((_, failure: Failure) => failureNotice(failure)),
    tellEnded: notify(() => sessionEndedNotice),
    tellSignedOut: emit({ type: 'signedOut' }),
  },
  guards: {
    areSomebody: (_, users: Users) => Object.keys(users).length > 0,
    areOthers: ({ context }, users: Users) => JSON.stringify(users) !== JSON.stringify(context.users),
    areFewer: ({ context }, users: Users) => Object.keys(users).length < Object.keys(context.users).length,
    closesAnother: ({ context }, role: Role) => context.closing.some((each) => each !== role),
    isSignedIn: ({ context }, role: Role) => context.users[role] !== undefined,
  },
}).createMachine({
  id: 'session',
  context: { users: {}, kept: undefined, closing: [] },
  invoke: { id: 'watchCookies', src: 'watchCookies' },
  on: {
    signedIn: {
      description: 'A login or registration has succeeded and has written the cookie.',
      target: '.member',
      actions: [
        { type: 'knowUser', params: ({ event }) => event },
        { type: 'redirect', params: ({ event }) => event.next ?? paths.landing[event.role] },
      ],
    },
    arrived: {
      description: 'A signed-in person opens a login or registration page.',
      guard: { type: 'isSignedIn', params: ({ event }) => event.role },
      actions: { type: 'redirect', params: ({ event }) => event.next ?? paths.landing[event.role] },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The cookies have not been read yet. Prerendered pages are in this state.',
      tags: ['unknown'],
      on: {
        cookiesRead: [
          {
            guard: { type: 'areSomebody', params: ({ event }) => event.users },
            target: 'member.unconfirmed',
            actions: { type: 'know', params: ({ event }) => event.users },
          },
          { target: 'guest' },
        ],
      },
    },
    guest: {
      description: 'No user is signed in.',
      on: {
        signOut: 'closing',
        cookiesRead: {
          description: 'A user has signed in in another tab.',
          guard: { type: 'areOthers', params: ({ event }) => event.users },
          target: 'settling',
          actions: { type: 'know', params: ({ event }) => event.users },
        },
      },
    },
    member: {
      description: 'At least one user is signed in.',
      initial: 'confirmed',
      on: {
        updated: 'keeping',
        signOut: 'closing',
        logInAgain: {
          description: 'A command requires a more recent login, which returns to this page.',
          target: 'closing',
          actions: { type: 'requestLogin', params: ({ event }) => event.role },
        },
        outdated: {
          description: 'The cookie may be outdated, so the session is checked with the server.',
          target: '.unconfirmed',
        },
        cookiesRead: {
          description: 'A user has signed in or out or changed their profile in another tab.',
          guard: { type: 'areOthers', params: ({ event }) => event.users },
          target: 'settling',
          actions: { type: 'know', params: ({ event }) => event.users },
        },
      },
      states: {
        unconfirmed: {
          description:
            'The user in the cookie is confirmed with the server. If the request fails, the cookie is trusted.',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: ({ context }) => context.users,
            onDone: [
              {
                guard: { type: 'areFewer', params: ({ event }) => event.output.known },
                target: '#session.settling',
                actions: [
                  {
                    type: 'changeCookies',
                    params: ({ context, event }) => changesTo(context.users, event.output),
                  },
                  { type: 'know', params: ({ event }) => event.output.known },
                  'tellEnded',
                ],
              },
              {
                target: 'confirmed',
                actions: [
                  {
                    type: 'changeCookies',
                    params: ({ context, event }) => changesTo(context.users, event.output),
                  },
                  { type: 'know', params: ({ event }) => event.output.known },
                ],
              },
            ],
            onError: 'confirmed',
          },
        },
        confirmed: {},
      },
    },
    keeping: {
      description:
        'A changed user is written to the cookie and read back, because a browser may silently drop it.',
      tags: ['busy'],
      entry: { type: 'take', params: ({ event }) => keptBy(event) },
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ event }) => keptBy(event),
        onDone: 'member',
        onError: {
          description: 'The browser has dropped the previous cookie too, so the role is signed out.',
          target: 'settling',
          actions: [{ type: 'tellFailure', params: failureIn }, 'signOutKept'],
        },
      },
    },
    closing: {
      description: 'The cookie is deleted at once, and the server is asked to end the session.',
      tags: ['busy'],
      on: {
        cookiesRead: { actions: { type: 'know', params: ({ event }) => event.users } },
        signOut: {
          description:
            'The other role logs out too. Both are sent again, because the pending request may not have arrived.',
          guard: { type: 'isSignedIn', params: ({ event }) => event.role },
          target: 'closing',
          reenter: true,
        },
        signedIn: {
          description:
            'One role logs in while the other logs out. The logout is sent again, because the pending request may not have arrived.',
          guard: { type: 'closesAnother', params: ({ event }) => event.role },
          target: 'closing',
          reenter: true,
          actions: [
            { type: 'knowUser', params: ({ event }) => event },
            { type: 'redirect', params: ({ event }) => event.next ?? paths.landing[event.role] },
          ],
        },
      },
      entry: [
        {
          type: 'changeCookies',
          params: ({ event }) => rolesToClose(event).map((role) => ({ role, user: undefined })),
        },
        { type: 'forgetUsers', params: ({ event }) => rolesToClose(event) },
      ],
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => context.closing,
        onDone: { target: 'settling', actions: 'tellSignedOut' },
        onError: {
          target: 'settling',
          actions: ['tellSignedOut', { type: 'tellFailure', params: failureIn }],
        },
      },
    },
    settling: {
      description: 'The remaining users determine the next state.',
      entry: 'settle',
      always: [
        { guard: { type: 'areSomebody', params: ({ context }) => context.users }, target: 'member' },
        { target: 'guest' },
      ],
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
