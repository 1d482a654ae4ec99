import * as v from 'valibot'
import { roles, type Role } from './roles.ts'

/** One call of the API: the last part of its path, what it takes, what its envelope's result is. */
export interface Call<
  Payload extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
> {
  readonly path: string
  readonly payload: Payload
  readonly result: Result
  /** Whose call it is. */
  readonly roles: readonly Role[]
}

export const call = <Payload extends v.GenericSchema, Result extends v.GenericSchema>(
  path: string,
  payload: Payload,
  result: Result,
  by: readonly Role[] = roles,
): Call<Payload, Result> => ({ path, payload, result, roles: by })

/** The payload of a call that takes nothing. */
export const nothing = v.strictObject({})

/** The result of a call whose answer the specification leaves open. */
export const anything = v.unknown()
