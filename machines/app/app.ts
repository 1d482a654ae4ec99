import {
  assign,
  emit,
  enqueueActions,
  raise,
  setup,
  stopChild,
  type ActorRefFrom,
  type AnyActorRef,
  type ErrorActorEvent,
  type SnapshotFrom,
} from 'xstate'
import type { ChangesEvent } from '../live/followChanges.ts'
import type { Followed, LiveActor, liveMachine } from '../live/live.ts'
import { notificationsMachine } from '../notifications/notifications.ts'
import { watchAttempts } from '../notifications/watchAttempts.ts'
import { sessionMachine } from '../session/session.ts'
import type { Users } from '../session/sessionEvents.ts'
import { effect } from '../shared/effect.ts'
import type { NavigateEvent } from '../shared/navigate.ts'
import { required } from '../shared/required.ts'

/**
 * Root of the actor system. The session and the notifications live as long as the document, the live
 * connection as long as a member is in their area, and the flows of a page as long as that page is open.
 */
export const appMachine = setup({
  types: {
    context: {} as { users: Users; area: Followed | undefined },
    events: {} as
      | { type: 'users'; before: Users; users: Users }
      | { type: 'area.entered'; area: Followed }
      | { type: 'area.left' }
      | { type: 'flow.closed'; flow: AnyActorRef }
      | NavigateEvent
      | ChangesEvent
      | ErrorActorEvent,
    emitted: {} as NavigateEvent | ChangesEvent,
    children: {} as {
      session: 'session'
      notifications: 'notifications'
      loadLive: 'loadLive'
      moveSavedJobs: 'moveSavedJobs'
      watchAttempts: 'watchAttempts'
    },
  },
  actors: {
    session: sessionMachine,
    notifications: notificationsMachine,
    watchAttempts,
    /** Loads the code of the live connection lazily, because only members need it. */
    loadLive: effect<typeof liveMachine>('loadLive'),
    /** Moves the jobs that a guest has saved on this device, if any, into the account. */
    moveSavedJobs: effect<void>('moveSavedJobs'),
  },
  actions: {
    /** Provided by the application: marks the document as logged in or out. */
    markMember: (_, _users: Users) => undefined,
    /** Provided by the application: reports an error that a flow has thrown. */
    reportError: (_, _error: unknown) => undefined,
    setUsers: assign((_, users: Users) => ({ users })),
    setArea: assign((_, area: Followed) => ({ area })),
    publishUsers: raise(({ context: { users: before } }, users: Users) => ({
      type: 'users' as const,
      before,
      users,
    })),
    connect: enqueueActions(({ context, enqueue }, live: typeof liveMachine) => {
      enqueue.spawnChild(live, { systemId: 'live', input: required(context.area) })
    }),
    disconnect: enqueueActions(({ enqueue, system }) => {
      const live = liveIn(system)
      if (live) enqueue.stopChild(live)
    }),
    publish: emit((_, event: NavigateEvent | ChangesEvent) => event),
    stopFlow: stopChild((_, flow: AnyActorRef) => flow),
  },
  guards: {
    knowsOthers: ({ context }, session: SnapshotFrom<typeof sessionMachine>) =>
      !session.hasTag('unknown') && session.context.users !== context.users,
    isMember: (_, { area, users }: { readonly area: Followed | undefined; readonly users: Users }) =>
      area !== undefined && users[area.role] !== undefined,
    isSamePerson: (
      { context: { area } },
      { before, users }: { readonly before: Users; readonly users: Users },
    ) => area !== undefined && users[area.role]?.id === before[area.role]?.id,
    isCandidate: (_, { candidate }: Users) => candidate !== undefined,
  },
  delays: {
    /** Delay before the code of the live connection is requested again, in milliseconds. */
    retryDelay: 60_000,
  },
}).createMachine({
  id: 'app',
  context: { users: {}, area: undefined },
  type: 'parallel',
  invoke: [
    { id: 'notifications', src: 'notifications', systemId: 'notifications' },
    { id: 'watchAttempts', src: 'watchAttempts' },
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      onSnapshot: {
        guard: { type: 'knowsOthers', params: ({ event }) => event.snapshot },
        actions: [
          { type: 'markMember', params: ({ event }) => event.snapshot.context.users },
          { type: 'publishUsers', params: ({ event }) => event.snapshot.context.users },
          { type: 'setUsers', params: ({ event }) => event.snapshot.context.users },
        ],
      },
    },
  ],
  on: {
    'flow.closed': {
      description: 'A page was left, so its flow is stopped.',
      actions: { type: 'stopFlow', params: ({ event }) => event.flow },
    },
    navigate: {
      description: 'A flow opens another page. The router handles the event.',
      actions: { type: 'publish', params: ({ event }) => event },
    },
    'live.changed': {
      description: 'Data has changed on the server. Pages handle the event.',
      actions: { type: 'publish', params: ({ event }) => event },
    },
    'xstate.error.actor.*': {
      description: 'A flow has thrown an error. Its page shows the failure; other flows continue.',
      actions: { type: 'reportError', params: ({ event }: { event: ErrorActorEvent }) => event.error },
    },
  },
  states: {
    area: {
      initial: 'outside',
      states: {
        outside: { description: 'A public page is shown.' },
        visitor: {
          description: 'A page of a member area is shown, but no user of its role is signed in.',
          on: {
            users: {
              guard: {
                type: 'isMember',
                params: ({ context, event }) => ({ area: context.area, users: event.users }),
              },
              target: 'member',
            },
          },
        },
        member: {
          description: 'A member is in their area, with a live connection for its changes.',
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadLive',
                src: 'loadLive',
                onDone: {
                  target: 'following',
                  actions: { type: 'connect', params: ({ event }) => event.output },
                },
                onError: 'unavailable',
              },
            },
            following: { exit: 'disconnect' },
            unavailable: {
              description:
                'The code of the live connection could not be loaded. The page works without live updates.',
              after: { retryDelay: 'loading' },
            },
          },
          on: {
            users: [
              { guard: { type: 'isSamePerson', params: ({ event }) => event } },
              {
                guard: {
                  type: 'isMember',
                  params: ({ context, event }) => ({ area: context.area, users: event.users }),
                },
                target: 'member',
                reenter: true,
              },
              { target: 'visitor' },
            ],
          },
        },
      },
      on: {
        'area.entered': [
          {
            guard: {
              type: 'isMember',
              params: ({ context, event }) => ({ area: event.area, users: context.users }),
            },
            target: '.member',
            reenter: true,
            actions: { type: 'setArea', params: ({ event }) => event.area },
          },
          { target: '.visitor', actions: { type: 'setArea', params: ({ event }) => event.area } },
        ],
        'area.left': '.outside',
      },
    },
    savedJobs: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            users: { guard: { type: 'isCandidate', params: ({ event }) => event.users }, target: 'moving' },
          },
        },
        moving: {
          description:
            'Jobs saved as a guest are moved into the account. A job that cannot be moved stays on the device.',
          invoke: { id: 'moveSavedJobs', src: 'moveSavedJobs', onDone: 'idle', onError: 'idle' },
        },
      },
    },
  },
})

/** Live connection of an actor system; undefined outside member areas. */
export function liveIn(system: AnyActorRef['system']): LiveActor | undefined {
  const { live }: { readonly live?: LiveActor } = system.getAll()
  return live
}

export type AppActor = ActorRefFrom<typeof appMachine>
