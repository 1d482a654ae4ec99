import type { Failure } from './failure.ts'

/** Something to tell the person beside the page: a toast. */
export interface Notice {
  readonly kind: 'failure' | 'success'
  readonly title: string
  readonly message: string
}

/** What a flow emits when it has something to tell; the page hands it to the notifications. */
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
export const successNotice = (message: string): NoticeEvent => ({
  type: 'notice',
  notice: { kind: 'success', title: 'Done', message },
})

/** What somebody is told whose session the server has ended. */
export const sessionEndedNotice: NoticeEvent = {
  type: 'notice',
  notice: { kind: 'failure', title: 'Session ended', message: 'Log in again to go on.' },
}
