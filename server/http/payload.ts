import * as v from 'valibot'
import { fieldMessages } from '../../contract/fieldMessages.ts'
import { Refused } from '../refused.ts'

const UNREADABLE = 'The server could not read this call. Reload the page and try again.'

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
  const result = v.safeParse(schema, withAllFields(schema, value), { message: UNREADABLE })
  if (result.success) return result.output
  throw new Refused(result.issues[0].message, { status: 400, fields: fieldMessages(result.issues) })
}

/** What is missing is read as undefined, at any depth, so that the answer is the field's own message. */
function withAllFields(schema: unknown, value: unknown): unknown {
  if (!isObject(schema) || !isObject(value)) return value
  const { entries, item, options, wrapped } = schema
  if (wrapped) return withAllFields(wrapped, value)
  if (Array.isArray(value)) return value.map((each: unknown) => withAllFields(item, each))
  if (schema['type'] === 'variant' && Array.isArray(options)) {
    return withAllFields(optionFor(options, String(schema['key']), value), value)
  }
  if (!isObject(entries)) return value
  return {
    ...Object.fromEntries(Object.keys(entries).map((name) => [name, undefined])),
    ...Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withAllFields(entries[name], inner)]),
    ),
  }
}

/** The one of a variant's schemas that names what the value is. */
const optionFor = (options: readonly unknown[], key: string, value: Fields) =>
  options.find((option) => {
    const named = isObject(option) && isObject(option['entries']) ? option['entries'][key] : undefined
    return isObject(named) && named['literal'] === value[key]
  })

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function parseObject(body: ArrayBuffer): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Answered below, like any other body that is not an object.
  }
  throw new Refused(UNREADABLE, { status: 400 })
}
