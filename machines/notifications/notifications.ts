import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Notice } from '../shared/notice.ts'

export interface Notification extends Notice {
  readonly id: number
}

/** Compares messages by their JSON, because they are plain data. */
const isSame = (one: Notice['message'], other: Notice['message']) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Queue of notifications, each shown until it is dismissed. */
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
      description: 'No notification is shown.',
      on: {
        show: { target: 'showing', actions: { type: 'add', params: ({ event }) => event.notice } },
      },
    },
    showing: {
      description: 'One to three notifications are shown, newest first.',
      on: {
        show: { actions: { type: 'add', params: ({ event }) => event.notice } },
        dismiss: { actions: { type: 'remove', params: ({ event }) => event.id } },
        attempted: {
          description: 'A form is submitted again, so earlier failures are outdated.',
          actions: 'removeFailures',
        },
      },
      always: { guard: 'isEmpty', target: 'quiet' },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
