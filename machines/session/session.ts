import { assign, emit, fromCallback, setup, type ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { Destination } from '../shared/destination.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, sessionEndedNotice, type NoticeEvent } from '../shared/notice.ts'
import { keptBy, roleToClose, without, type Kept, type SessionEvent, type Users } from './sessionEvents.ts'

/**
 * Knows who is signed in. It owns the cookies `candidate` and `employer`, makes every redirect that follows from
 * signing in or out, and is started once, outside the pages.
 */
export const sessionMachine = setup({
  types: {
    /** `kept` is who is being written to a cookie right now. */
    context: {} as { users: Users; kept: Kept | undefined },
    events: {} as SessionEvent,
    emitted: {} as
      ({ type: 'redirect' } & Destination) | { type: 'unkept' } | { type: 'signedOut' } | NoticeEvent,
    tags: {} as 'unknown' | 'busy',
  },
  actors: {
    watchCookies: fromCallback<SessionEvent>(() => undefined),
    confirm: effect<Users, Users>('confirm'),
    keep: effect<void, Kept>('keep'),
    logout: effect<void, Role>('logout'),
  },
  actions: {
    /** Provided outside, like the effects: takes a role's cookie away. */
    dropCookie: (_, _role: Role) => undefined,
    /** Provided outside: brings the cookies of those whom the server was asked about in line with what it knows. */
    alignCookies: (_, _asked: { about: Users; known: Users }) => undefined,
    take: assign((_, kept: Kept) => ({ kept })),
    know: assign((_, users: Users) => ({ users })),
    knowKept: assign(({ context: { users, kept } }) => ({
      users: kept ? { ...users, [kept.role]: kept.user } : users,
      kept: undefined,
    })),
    loseKept: assign(({ context: { users, kept } }) => ({
      users: kept ? without(users, kept.role) : users,
      kept: undefined,
    })),
    forgetUser: assign(({ context }, role: Role) => ({ users: without(context.users, role) })),
    redirect: emit((_, destination: Destination) => ({ type: 'redirect' as const, ...destination })),
    tellFailure: emit((_, failure: Failure) => failureNotice(failure)),
    tellEnded: emit(sessionEndedNotice),
    tellUnkept: emit({ type: 'unkept' }),
    tellSignedOut: emit({ type: 'signedOut' }),
  },
  guards: {
    areSomebody: (_, users: Users) => Object.keys(users).length > 0,
    areOthers: ({ context }, users: Users) => JSON.stringify(users) !== JSON.stringify(context.users),
    areFewer: ({ context }, users: Users) => Object.keys(users).length < Object.keys(context.users).length,
    isSignedIn: ({ context }, role: Role) => context.users[role] !== undefined,
    leadsOn: ({ context }) => context.kept?.to !== undefined,
  },
}).createMachine({
  id: 'session',
  context: { users: {}, kept: undefined },
  invoke: { id: 'watchCookies', src: 'watchCookies' },
  on: {
    finished: {
      description: 'A flow has ended and leads to another page.',
      actions: { type: 'redirect', params: ({ event: { to, state } }) => ({ to, state }) },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Nobody has looked at the cookies yet. Prerendered pages stand in this state.',
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
      description: 'Nobody is signed in.',
      on: {
        signedIn: 'keeping',
        signOut: 'closing',
        cookiesRead: {
          description: 'Somebody signed in in another tab.',
          guard: { type: 'areOthers', params: ({ event }) => event.users },
          target: 'settling',
          actions: { type: 'know', params: ({ event }) => event.users },
        },
      },
    },
    member: {
      description: 'Somebody is signed in.',
      initial: 'confirmed',
      on: {
        signedIn: 'keeping',
        updated: 'keeping',
        signOut: 'closing',
        arrived: {
          description: 'A signed-in person opens a login or registration page.',
          guard: { type: 'isSignedIn', params: ({ event }) => event.role },
          actions: {
            type: 'redirect',
            params: ({ event }) => ({ to: event.next ?? paths.landing[event.role] }),
          },
        },
        outdated: {
          description: 'The server knows better by now than the cookie.',
          target: '.unconfirmed',
        },
        cookiesRead: {
          description: 'Somebody signed in or out in another tab, or changed their profile there.',
          guard: { type: 'areOthers', params: ({ event }) => event.users },
          target: 'settling',
          actions: { type: 'know', params: ({ event }) => event.users },
        },
      },
      states: {
        unconfirmed: {
          description:
            'The cookie says who it is, and the server is asked. Without an answer the cookie counts.',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: ({ context }) => context.users,
            onDone: [
              {
                guard: { type: 'areFewer', params: ({ event }) => event.output },
                target: '#session.settling',
                actions: [
                  {
                    type: 'alignCookies',
                    params: ({ context, event }) => ({ about: context.users, known: event.output }),
                  },
                  { type: 'know', params: ({ event }) => event.output },
                  'tellEnded',
                ],
              },
              {
                target: 'confirmed',
                actions: [
                  {
                    type: 'alignCookies',
                    params: ({ context, event }) => ({ about: context.users, known: event.output }),
                  },
                  { type: 'know', params: ({ event }) => event.output },
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
      description: 'The user is written to the cookie and read back: a browser may drop it without a word.',
      tags: ['busy'],
      entry: { type: 'take', params: ({ event }) => keptBy(event) },
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ event }) => keptBy(event),
        onDone: [
          {
            guard: 'leadsOn',
            target: 'member',
            actions: [
              { type: 'redirect', params: ({ context }) => ({ to: context.kept?.to ?? paths.home }) },
              'knowKept',
            ],
          },
          { target: 'member', actions: 'knowKept' },
        ],
        onError: {
          target: 'settling',
          actions: ['loseKept', 'tellUnkept', { type: 'tellFailure', params: failureIn }],
        },
      },
    },
    closing: {
      description: 'The cookie goes at once; the server is told to end the session.',
      tags: ['busy'],
      on: {
        signedIn: 'keeping',
        cookiesRead: { actions: { type: 'know', params: ({ event }) => event.users } },
      },
      entry: [
        { type: 'dropCookie', params: ({ event }) => roleToClose(event) },
        { type: 'forgetUser', params: ({ event }) => roleToClose(event) },
      ],
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ event }) => roleToClose(event),
        onDone: { target: 'settling', actions: 'tellSignedOut' },
        onError: {
          target: 'settling',
          actions: ['tellSignedOut', { type: 'tellFailure', params: failureIn }],
        },
      },
    },
    settling: {
      description: 'Whoever is left decides what comes next.',
      always: [
        { guard: { type: 'areSomebody', params: ({ context }) => context.users }, target: 'member' },
        { target: 'guest' },
      ],
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
