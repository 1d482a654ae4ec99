import * as v from 'valibot'
import { calls, type CallName, type PayloadOf } from '../../contract/calls.ts'
import { Refused } from './refused.ts'

const UNREADABLE = 'The server could not read this call. Please reload the page and try again.'

/**
 * The payload of a call, from the bytes of a request.
 *
 * @throws Refused (400) when it is not UTF-8, not a JSON object, or breaks a rule of the contract; then with a message
 * per field, and the first of them as the message
 */
export function readPayload<Name extends CallName>(name: Name, body: ArrayBuffer): PayloadOf<Name> {
  const { payload } = calls[name]
  const fieldNames: readonly string[] = Object.keys(payload.entries)
  const given = parseObject(body)
  // A missing field is read as undefined, so that the answer is the field's own message.
  const complete = { ...Object.fromEntries(fieldNames.map((field) => [field, undefined])), ...given }
  const parsed = v.safeParse(payload, complete, { message: UNREADABLE })
  if (parsed.success) return parsed.output
  const fields: Record<string, string> = {}
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field && fieldNames.includes(field)) fields[field] ??= issue.message
  }
  throw new Refused(parsed.issues[0].message, { status: 400, fields })
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
