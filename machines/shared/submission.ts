import { assign, enqueueActions, type EventObject } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { failureIn, type Failure } from './failure.ts'
import type { NoticeTitle } from './noticeMessage.ts'
import { failureNotice, notify, type NoticeEvent } from './notice.ts'

// Common parts of all forms: submitted once, a note when the response is slow, and a failure that leads back
// to the form.

/** Submitted form, including secrets. */
export interface Submission {
  readonly role: Role
  readonly form: FormData
}

/** Text of a form field; empty for an unknown field. */
export function textIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** Context with the failure of the last call, for the form. */
interface WithFailure {
  readonly failure: Failure | undefined
}

/** Delay before a page says that it is still waiting, in milliseconds. */
export const slowAfterMs = 8_000

/** Spread into a state that waits for an answer: when it takes long, the page says so. */
export const waits = {
  initial: 'waiting',
  states: {
    waiting: { after: { slowAfterMs: 'stillWaiting' } },
    stillWaiting: { tags: ['slow'], description: 'It takes long, and the page says so.' },
  },
} as const

/** Spread into the state in which a form is under way, beside the invocation of its call. */
export const submitting = { tags: ['busy'], entry: 'clearFailure', ...waits } as const

/** Action of `onError`: passes the failure to `report`. */
export const reportError = { type: 'report', params: failureIn } as const

/** Makes the action `clearFailure`: the failure of the attempt before is forgotten. */
export const clearFailure = <Context extends WithFailure, Event extends EventObject>() =>
  assign<Context, Event, undefined, Event, never>(() => withFailure<Context>(undefined))

/**
 * Creates the action `report`: stores the failure for the form. Invalid input shows at its fields only, all
 * else in a notification too.
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

/** TypeScript cannot infer that part of `WithFailure` is part of its subtypes. */
const withFailure = <Context extends WithFailure>(failure: Failure | undefined) =>
  ({ failure }) as Partial<Context>
