import * as v from 'valibot'
import { wholeNumber } from './list.ts'

/**
 * Change event for an open page: says what changed, without content; the page reads it again. `everything`:
 * events may have been missed.
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
 * The stream of changes (server-sent events), by GET below a role. An event `change` carries one as JSON; `beat` comes
 * every 20 seconds; `over` says that the stream is not to be opened again until somebody looks at the page anew.
 */
export const changeStream = {
  path: 'changes',
  /** `age`: for how many milliseconds the page has not been told anything. What happened since then is told at once. */
  query: v.object({ age: wholeNumber(0, 999_999_999, WRONG_AGE) }),
  events: { change: 'change', beat: 'beat', over: 'over' },
} as const
