import * as v from 'valibot'

/**
 * Machine-readable reason of a refused change: a concurrent change (`revision` is the current one), a state
 * that does not allow it (`state`), or a duplicate (`posting` is the id of the existing one).
 */
const reasonSchema = v.variant('code', [
  v.object({ code: v.literal('conflict'), revision: v.number() }),
  v.object({ code: v.literal('state'), state: v.string() }),
  v.object({ code: v.literal('duplicate'), posting: v.string() }),
])

export type RefusalReason = v.InferOutput<typeof reasonSchema>

const errorSchema = v.pipe(
  v.looseObject({
    message: v.fallback(v.string(), ''),
    fields: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
  }),
  v.transform((error) => {
    const reason = v.safeParse(reasonSchema, error)
    const { message, fields } = error
    return { message, fields, ...(reason.success && { reason: reason.output }) }
  }),
)

/**
 * Envelope of every response (specification, 3 and 7): `status` is true for success, `result` has the data,
 * `error` the message for the user. Extensions: `fields` with messages by field, and the details of a refusal
 * (`error.code`, `error.revision`, `error.state`, `error.posting`).
 */
export const envelopeSchema = v.variant('status', [
  v.object({ status: v.literal(true), result: v.optional(v.unknown()) }),
  v.object({ status: v.literal(false), error: v.fallback(errorSchema, { message: '', fields: undefined }) }),
])

export type FieldMessages = Readonly<Record<string, string>>

export interface Success {
  readonly status: true
  readonly result: unknown
  readonly error: null
}

export interface Refusal {
  readonly status: false
  readonly result: null
  readonly error: { readonly message: string; readonly fields?: FieldMessages } & Partial<RefusalReason>
}

/** Envelope of a successful call. Takes the result as JSON value; `null` without one. */
export const success = (result: unknown = null): Success => ({ status: true, result, error: null })

/** Envelope as text, for a result that is serialized already. */
export const successOf = (result: string) => `{"status":true,"result":${result},"error":null}`

/** Maximum bytes of field messages, so that an error response is never larger than its request. */
const mostBytes = 12 * 1024

/** Leading messages that fit into the limit. */
function withRoom(fields: FieldMessages): FieldMessages {
  let room = mostBytes
  return Object.fromEntries(
    Object.entries(fields).filter((field) => {
      const bytes = new TextEncoder().encode(JSON.stringify(field)).length
      if (bytes > room) return false
      room -= bytes
      return true
    }),
  )
}

/**
 * Envelope of a refused call, at most 16 KiB for any input.
 *
 * @param message sentence for the user that says what to do next, at most 200 characters
 * @param fields messages by field name, if the input was invalid
 * @param reason machine-readable reason, if the application can react to it
 */
export const refusal = (message: string, fields?: FieldMessages, reason?: RefusalReason): Refusal => ({
  status: false,
  result: null,
  error: { message: message.slice(0, 500), ...(fields && { fields: withRoom(fields) }), ...reason },
})
