import { isObject, type Json, type JsonObject } from './mask.ts'

/** Parses a typed payload, or returns a message that explains why it cannot be sent. */
export function readPayload(text: string): { payload: JsonObject } | { problem: string } {
  try {
    const payload: unknown = JSON.parse(text)
    if (!isObject(payload)) return { problem: 'Write an object, with braces around it.' }
    return hasEmptyForm(payload)
      ? {
          problem:
            'A form cannot travel as JSON. Give its fields under "FormData", at least one with a value.',
        }
      : { payload }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const hasEmptyForm = (json: Json): boolean =>
  isObject(json) &&
  Object.entries(json).some(([key, value]) =>
    key === 'FormData' ? !isObject(value) || !Object.values(value).some(Boolean) : hasEmptyForm(value),
  )
