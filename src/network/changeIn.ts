import * as v from 'valibot'
import { changeSchema, type Change } from '../../contract/changes.ts'

/** Reads a change. One of a kind that this version does not know may be anything. */
export function changeIn(payload: unknown): Change {
  const change = v.safeParse(changeSchema, payload)
  return change.success ? change.output : { kind: 'everything' }
}
