import * as v from 'valibot'
import { changeSchema, type Change } from '../../contract/changes.ts'

/** Parses a change. An unknown kind, from a newer server, may affect anything. */
export function changeIn(payload: unknown): Change {
  const change = v.safeParse(changeSchema, payload)
  return change.success ? change.output : { kind: 'everything' }
}
