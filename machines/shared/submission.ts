import { assign, enqueueActions, type EventObject } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { failureIn, type Failure } from './failure.ts'
import type { NoticeTitle } from './noticeMessage.ts'
import { failureNotice, notify, type NoticeEvent } from './notice.ts'

// Common parts of all forms: a single submission, a hint when the response is slow, and a failure that
// returns to the form.

/** Submitted form. It may include secrets, so it never enters a context. */
export interface Submission {
  readonly role: Role
  readonly form: FormData
}

/** Text of a form field; empty for an unknown field. */
export function textIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** Context with the last failure of a form. */
interface WithFailure {
  readonly failure: Failure | undefined
}

/** Delay before a page shows that it is still waiting, in milliseconds. */
export const slowAfterMs = 8_000

/** Spread into a state that waits for a response: tags it `slow` after a while. */
export const waits = {
  initial: 'waiting',
  states: {
    waiting: { after: { slowAfterMs: 'stillWaiting' } },
    stillWaiting: { tags: ['slow'], description: 'The response is slow, and the page says so.' },
  },
} as const

/** Spread into the state of a submitted form, beside the invocation of its call. */
export const submitting = { tags: ['busy'], entry: 'clearFailure', ...waits } as const

/** Entry for `onError`: passes the failure to the action `report`. */
export const reportError = { type: 'report', params: failureIn } as const

/** Creates the action `clearFailure`, which discards the failure of the previous attempt. */
export const clearFailure = <Context extends WithFailure, Event extends EventObject>() =>
  assign<Context, Event, undefined, Event, never>(() => withFailure<Context>(undefined))

/**
 * Creates the action `report`, which stores the failure for the form. Invalid input appears only at its
 * fields, everything else in a notification too.
 *
 * @param title of the notification, "Error" by default
 */
export const report = <Context extends WithFailure, Event extends EventObject>(title?: NoticeTitle) =>
  enqueueActions<Context, Event, Failure, Event, never, never, never, never, NoticeEvent>(
    ({ enqueue }, failure) => {
      enqueue.assign(() => withFailure<Context>(failure))
      if (failure.code !== 'invalid') enqueue(notify(() => failureNotice(failure, title)))
    },
  )

/** Cast that TypeScript cannot infer: a part of `WithFailure` is a part of each of its subtypes. */
const withFailure = <Context extends WithFailure>(failure: Failure | undefined) =>
  ({ failure }) as Partial<Context>
