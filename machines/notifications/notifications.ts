import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Notice } from '../shared/notice.ts'

export interface Notification extends Notice {
  readonly id: number
}

/** Messages are plain data. */
const isSame = (one: Notice['message'], other: Notice['message']) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Queue of notifications, until read or dismissed. */
export const notificationsMachine = setup({
  types: {
    context: {} as { notifications: readonly Notification[]; nextId: number },
    events: {} as { type: 'show'; notice: Notice } | { type: 'dismiss'; id: number } | { type: 'attempted' },
  },
  actions: {
    add: assign(({ context: { notifications, nextId } }, notice: Notice) => ({
      notifications: [
        { ...notice, id: nextId },
        ...notifications.filter(({ message }) => !isSame(message, notice.message)),
      ].slice(0, 3),
      nextId: nextId + 1,
    })),
    remove: assign(({ context }, id: number) => ({
      notifications: context.notifications.filter((notification) => notification.id !== id),
    })),
    removeFailures: assign(({ context }) => ({
      notifications: context.notifications.filter(({ kind }) => kind !== 'failure'),
    })),
  },
  guards: {
    isEmpty: ({ context }) => context.notifications.length === 0,
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
        dismiss: { actions: { type: 'remove', params: ({ event }) => event.id } },
        attempted: {
          description: 'A form is sent anew: what went wrong before is outdated.',
          actions: 'removeFailures',
        },
      },
      always: { guard: 'isEmpty', target: 'quiet' },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
