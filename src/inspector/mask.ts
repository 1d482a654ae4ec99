import { paths } from '../../contract/paths.ts'
import { roles } from '../../contract/roles.ts'
import type { FailureCode } from '../../machines/shared/failure.ts'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json
}

/** Replacement for secrets. */
export const masked = '••••••'

const deepest = 12

const isSecretName = (name: string) =>
  // The `response` of an authenticator identifies the credential and the account.
  /passw|passcode|secret|token|authorization|cookie|code$|^response$/i.test(name)

const failureCodes: Readonly<Record<string, true>> = {
  invalid: true,
  refused: true,
  offline: true,
  unreachable: true,
  timeout: true,
  unreadable: true,
  unkept: true,
  unexpected: true,
} satisfies Record<FailureCode, true>

/**
 * Copies a value as plain data without secrets, before it leaves the actors. Values under secret names are
 * masked at any depth, also in forms, and so are codes in the URLs of mailed links. Other objects become an
 * object with one key for their type, such as `FormData`, `Error`, or a class name.
 */
export const mask = (value: unknown): Json => copy(value, '', []) ?? null

function copy(value: unknown, name: string, above: readonly object[]): Json | undefined {
  if (value === undefined || value === null) return value
  if (isSecretName(name) && !isFailureCode(value)) return masked
  if (typeof value === 'string') return withoutCodes(value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object') return `(${typeof value})`
  return above.includes(value) || above.length >= deepest ? '…' : copyObject(value, [...above, value])
}

function copyObject(value: object, above: readonly object[]): Json {
  if (Array.isArray(value)) return value.map((each: unknown) => copy(each, '', above) ?? null)
  if (value instanceof FormData) return { FormData: copyEntries([...value], above) }
  if (value instanceof Error) return { Error: withoutCodes(value.message) }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof URL) return withoutCodes(value.href)
  if (value instanceof Map || value instanceof Set)
    return { [value.constructor.name]: copy([...value], '', above) ?? null }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return { [value.constructor.name]: '…' }
  return copyEntries(Object.entries(value), above)
}

function copyEntries(entries: readonly (readonly [string, unknown])[], above: readonly object[]): JsonObject {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const copied = copy(value, name, above)
      return copied === undefined ? [] : [[name, copied]]
    }),
  )
}

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isFailureCode = (value: unknown) => typeof value === 'string' && value in failureCodes

const mailedPages = roles.flatMap((role) => [
  paths.createPassword(role),
  paths.verify(role),
  paths.changeEmail(role),
  paths.undoEmail(role),
])
const beforeCode = [...mailedPages.map((page) => `${page}/[^/\\s?#]+`), paths.invitation].join('|')
const mailedCode = new RegExp(`((?:${beforeCode})/)[^/\\s?#]+`, 'g')

/** Masks codes in URLs: the last path segment of a mailed link, and secret query parameters. */
const withoutCodes = (text: string) =>
  text
    .replaceAll(mailedCode, `$1${masked}`)
    .replaceAll(/([?&#][^=&\s]*(?:code|token|passw)[^=&\s]*=)[^&\s#]+/gi, `$1${masked}`)
