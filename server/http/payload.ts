import * as v from 'valibot'
import { fieldMessages } from '../../contract/fieldMessages.ts'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

const UNREADABLE = sharedRefusals.unreadable

/**
 * The payload of a call, from the bytes of a request.
 *
 * @throws Refused (400) when it is not UTF-8, not a JSON object, or breaks a rule of the contract; then with a message
 * for each field, by its path (`emailAddress`, `places.0.name`), and the first of them as the message
 */
export function readPayload<Payload extends v.GenericSchema>(
  schema: Payload,
  body: ArrayBuffer,
): v.InferOutput<Payload> {
  return parsed(schema, parseObject(body))
}

/**
 * A value as a schema reads it.
 *
 * @throws Refused (400) with a message for each field, by its path
 */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, value: object): v.InferOutput<Schema> {
  // One issue per field: an overlong text is not checked further.
  const result = v.safeParse(schema, value, { abortPipeEarly: true, message })
  if (result.success) return result.output
  throw new Refused(result.issues[0].message, { status: 400, fields: fieldMessages(result.issues) })
}

/** The words for a mistake for which the contract has none. */
function message({ expected, path, received }: v.BaseIssue<unknown>): string {
  const last = path?.at(-1)
  const isMissing = last !== undefined && received === 'undefined' && expected !== 'never'
  return isMissing ? `“${String(last.key)}” is missing.` : UNREADABLE
}

function parseObject(body: ArrayBuffer): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Answered below, like any other body that is not an object.
  }
  throw new Refused(UNREADABLE, { status: 400 })
}
