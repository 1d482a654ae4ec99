import {
  enqueueActions,
  type ActorRef,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
} from 'xstate'
import type { Failure } from './failure.ts'

/** Toast. */
export interface Notice {
  readonly kind: 'failure' | 'success'
  readonly title: string
  readonly message: string
  /** Page to continue with. */
  readonly link?: { readonly label: string; readonly href: string }
}

/** Emitted by a flow with every notice that it shows. */
export interface NoticeEvent {
  readonly type: 'notice'
  readonly notice: Notice
}

/** The red notification of a failed call (specification, 8). Registration has a title of its own. */
export const failureNotice = (failure: Failure, title = 'Error'): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'failure', title, message: failure.message },
})

/** The notification of a call that worked (specification, 8). */
export const successNotice = (message: string, link?: Notice['link']): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'success', title: 'Done', message, ...(link && { link }) },
})

/** Notice of a change by another member: `happened` is a sentence without its period. */
export const newsNotice = (happened: string): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'success', title: 'New', message: `${happened}.` },
})

/** Notice for a person whose session the server has ended. */
export const sessionEndedNotice: NoticeEvent = {
  type: 'notice',
  notice: { kind: 'failure', title: 'Session ended', message: 'Log in again to continue.' },
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
