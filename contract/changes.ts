import * as v from 'valibot'
import { wholeNumber } from './list.ts'

/**
 * Change event for an open page. It names the changed object without content, so that the page loads it
 * again. `everything`: events may have been missed.
 */
export const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('application'), reference: v.string() }),
  v.object({ kind: v.literal('introduction'), id: v.string() }),
  v.object({ kind: v.literal('savedSearch'), id: v.string() }),
  v.object({ kind: v.literal('posting'), id: v.string() }),
  v.object({ kind: v.literal('company') }),
  v.object({ kind: v.literal('everything') }),
])

export type Change = v.InferOutput<typeof changeSchema>

const WRONG_AGE = 'Send the age of the page in milliseconds.'

/**
 * Stream of changes (server-sent events), by GET below a role. An event `change` carries a change as JSON;
 * `beat` is a heartbeat every 20 seconds; `over` asks the page not to reconnect until somebody uses it again.
 */
export const changeStream = {
  path: 'changes',
  /** `age`: milliseconds since the page last received an event. Changes since then are sent first. */
  query: v.object({ age: wholeNumber(0, 999_999_999, WRONG_AGE) }),
  events: { change: 'change', beat: 'beat', over: 'over' },
} as const
