import {
  enqueueActions,
  type ActorRef,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
} from 'xstate'
import type { Failure } from './failure.ts'
import type { NoticeLink, NoticeMessage, NoticeTitle } from './noticeMessage.ts'

/** Toast notification. It names its texts; the words are in the view layer. */
export interface Notice {
  readonly kind: 'failure' | 'success'
  readonly title: NoticeTitle
  readonly message: NoticeMessage
  /** Link to a related page. */
  readonly link?: { readonly label: NoticeLink; readonly href: string }
}

/** Emitted by a flow for each notice it shows. */
export interface NoticeEvent {
  readonly type: 'notice'
  readonly notice: Notice
}

/** Creates an error notification (specification, 8). */
export const errorNotice = (message: NoticeMessage, title: NoticeTitle = 'error'): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'failure', title, message },
})

/** Creates the notification of a failed call, with the title "Error" by default. */
export const failureNotice = ({ message }: Failure, title?: NoticeTitle): NoticeEvent =>
  errorNotice({ name: 'text', text: message }, title)

/** Creates a success notification (specification, 8). */
export const successNotice = (message: NoticeMessage, link?: Notice['link']): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'success', title: 'done', message, ...(link && { link }) },
})

/** Creates a notification of a change by another member. The sentence has no final period. */
export const newsNotice = (sentence: string): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'success', title: 'news', message: { name: 'changed', sentence } },
})

/** Notification that the server has ended the session. */
export const sessionEndedNotice: NoticeEvent = {
  type: 'notice',
  notice: { kind: 'failure', title: 'sessionEnded', message: 'loginNeeded' },
}

type NotificationsRef = ActorRef<Snapshot<unknown>, { type: 'show'; notice: Notice }>

/**
 * Creates an action that shows a notification. The root's notification actor receives it. The event is
 * emitted as well, for listeners outside the actor system.
 */
export const notify = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  noticeOf: (args: { readonly context: Context }, params: Params) => NoticeEvent | undefined,
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, NoticeEvent>(
    ({ context, enqueue, system }, params) => {
      const event = noticeOf({ context }, params)
      if (!event) return
      enqueue.emit(event)
      const { notifications }: { notifications?: NotificationsRef } = system.getAll()
      if (notifications) enqueue.sendTo(notifications, { type: 'show', notice: event.notice })
    },
  )
