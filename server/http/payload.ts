import * as v from 'valibot'
import { fieldMessages } from '../../contract/fieldMessages.ts'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

const UNREADABLE = sharedRefusals.unreadable

/**
 * Parses the payload of a call.
 *
 * @throws Refused (400) if it is not UTF-8 or not a JSON object, or violates the schema; then with a message
 * per field, by path (`emailAddress`, `places.0.name`), the first of which is the general message
 */
export function readPayload<Payload extends v.GenericSchema>(
  schema: Payload,
  body: ArrayBuffer,
): v.InferOutput<Payload> {
  return parsed(schema, parseObject(body))
}

/**
 * Parses a value with a schema.
 *
 * @throws Refused (400) with a message for each field, by its path
 */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, value: object): v.InferOutput<Schema> {
  // One issue per field: validation of an overlong text stops there.
  const result = v.safeParse(schema, value, { abortPipeEarly: true, message })
  if (result.success) return result.output
  throw new Refused(result.issues[0].message, { status: 400, fields: fieldMessages(result.issues) })
}

/** Message for an issue without one in the contract. */
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
    // Handled below, like any other body that is not an object.
  }
  throw new Refused(UNREADABLE, { status: 400 })
}
