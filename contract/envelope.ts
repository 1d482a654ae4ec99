import * as v from 'valibot'

/**
 * What every call answers (specification, 3 and 7): `status` tells success, `result` holds the answer, `error`
 * the message for the person. `fields` is an extra of our own server: messages by the name of the field.
 */
export const envelopeSchema = v.variant('status', [
  v.object({ status: v.literal(true), result: v.optional(v.unknown()) }),
  v.object({
    status: v.literal(false),
    error: v.fallback(
      v.object({
        message: v.fallback(v.string(), ''),
        fields: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
      }),
      { message: '' },
    ),
  }),
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
  readonly error: { readonly message: string; readonly fields?: FieldMessages }
}

/** The envelope of an answered call. Takes the call's result, any JSON; `null` where there is none. */
export const success = (result: unknown = null): Success => ({ status: true, result, error: null })

/**
 * The envelope of a refused call.
 *
 * @param message a sentence for the person, at most 200 characters, that says what to do next
 * @param fields messages by field name, where the refusal is about what was typed
 */
export const refusal = (message: string, fields?: FieldMessages): Refusal => ({
  status: false,
  result: null,
  error: fields ? { message, fields } : { message },
})
