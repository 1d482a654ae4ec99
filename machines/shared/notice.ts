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

/** Toast. It names its texts, whose words are in `src/words/notices`. */
export interface Notice {
  readonly kind: 'failure' | 'success'
  readonly title: NoticeTitle
  readonly message: NoticeMessage
  /** Page to continue with. */
  readonly link?: { readonly label: NoticeLink; readonly href: string }
}

/** Emitted by a flow with every notice that it shows. */
export interface NoticeEvent {
  readonly type: 'notice'
  readonly notice: Notice
}

/** The red notification of something that did not work (specification, 8). */
export const errorNotice = (message: NoticeMessage, title: NoticeTitle = 'error'): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'failure', title, message },
})

/** The notice of a failed call. Registration has a title of its own. */
export const failureNotice = ({ message }: Failure, title?: NoticeTitle): NoticeEvent =>
  errorNotice({ name: 'text', text: message }, title)

/** The notification of a call that worked (specification, 8). */
export const successNotice = (message: NoticeMessage, link?: Notice['link']): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'success', title: 'done', message, ...(link && { link }) },
})

/** Notice of a change by another member: a sentence without its period. */
export const newsNotice = (sentence: string): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'success', title: 'news', message: { name: 'changed', sentence } },
})

/** Notice for a person whose session the server has ended. */
export const sessionEndedNotice: NoticeEvent = {
  type: 'notice',
  notice: { kind: 'failure', title: 'sessionEnded', message: 'loginNeeded' },
}

type NotificationsRef = ActorRef<Snapshot<unknown>, { type: 'show'; notice: Notice }>

/**
 * Makes an action that shows a notice: the notifications of the application receive it. It is emitted too, for
 * listeners outside the actor system.
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
