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
  // An authenticator's `response` says who signed what.
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
 * A copy as plain data without secrets, to be made before anything leaves the actors. What stands under a secret's
 * name is masked, however deep and in forms too; so is the code in the address of a mailed link. What is no data
 * becomes an object with one key that says what it was: `FormData`, `Error`, or the name of its class.
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

/** The addresses of mailed links end with a code; a query may hold one too. */
const withoutCodes = (text: string) =>
  text
    .replaceAll(mailedCode, `$1${masked}`)
    .replaceAll(/([?&#][^=&\s]*(?:code|token|passw)[^=&\s]*=)[^&\s#]+/gi, `$1${masked}`)
