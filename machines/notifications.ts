import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Notice } from './notice.ts'

export interface Notification extends Notice {
  readonly id: number
}

/** Keeps what the person is to be told until it has been read or sent away. */
export const notificationsMachine = setup({
  types: {
    context: {} as { notifications: readonly Notification[]; nextId: number },
    events: {} as { type: 'show'; notice: Notice } | { type: 'dismiss'; id: number },
  },
  actions: {
    add: assign(({ context }, notice: Notice) => ({
      notifications: [{ ...notice, id: context.nextId }, ...context.notifications].slice(0, 3),
      nextId: context.nextId + 1,
    })),
    remove: assign(({ context }, id: number) => ({
      notifications: context.notifications.filter((notification) => notification.id !== id),
    })),
  },
  guards: {
    isLast: ({ context }, id: number) =>
      context.notifications.every((notification) => notification.id === id),
  },
}).createMachine({
  id: 'notifications',
  context: { notifications: [], nextId: 1 },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'There is nothing to tell.',
      on: {
        show: { target: 'showing', actions: { type: 'add', params: ({ event }) => event.notice } },
      },
    },
    showing: {
      description: 'At least one notification stands, the newest first, three at most.',
      on: {
        show: { actions: { type: 'add', params: ({ event }) => event.notice } },
        dismiss: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.id },
            target: 'quiet',
            actions: { type: 'remove', params: ({ event }) => event.id },
          },
          { actions: { type: 'remove', params: ({ event }) => event.id } },
        ],
      },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
