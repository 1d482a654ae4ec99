import { isObject, type Json, type JsonObject } from './mask.ts'
import type { EventJson } from './source.ts'

/** Converts a JSON event to a real one: restores forms and errors. */
export const reviveEvent = ({ type, ...payload }: EventJson): EventJson & Record<string, unknown> => ({
  type,
  ...Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, revive(value)])),
})

function revive(json: Json): unknown {
  if (Array.isArray(json)) return json.map(revive)
  if (!isObject(json)) return json
  const { FormData: fields, Error: message } = json
  if (fields !== undefined && isObject(fields)) return formFrom(fields)
  if (typeof message === 'string') return new Error(message)
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, revive(value)]))
}

function formFrom(fields: JsonObject): FormData {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields))
    filled.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return filled
}
