import * as v from 'valibot'

/**
 * Why a change is refused, where the application can do something about it: another change came first (`revision` is
 * the current one), the state (`state`) does not allow it, or there is the same already (`posting` is its id).
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
 * Envelope of every response (specification, 3 and 7): `status` for success, `result` with the data, `error`
 * with the message for the person. Our extensions: `fields`, messages by field, and details of a refusal
 * beside the message (`error.code`, `error.revision`, `error.state`, `error.posting`).
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

/** The envelope of an answered call. Takes the call's result, any JSON; `null` where there is none. */
export const success = (result: unknown = null): Success => ({ status: true, result, error: null })

/** Envelope as text, for a result that is JSON already. */
export const successOf = (result: string) => `{"status":true,"result":${result},"error":null}`

/** Most bytes of field messages, so that a refusal is never longer than its request. */
const mostBytes = 12 * 1024

/** The messages for which there is room, the first ones first. */
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
 * The envelope of a refused call. It has at most 16 KiB, whatever was sent.
 *
 * @param message a sentence for the person, at most 200 characters, that says what to do next
 * @param fields messages by field name, where the refusal is about what was typed
 * @param reason why a change was refused, where the application can do something about it
 */
export const refusal = (message: string, fields?: FieldMessages, reason?: RefusalReason): Refusal => ({
  status: false,
  result: null,
  error: { message: message.slice(0, 500), ...(fields && { fields: withRoom(fields) }), ...reason },
})
