import * as v from 'valibot'
import type { Access, Call, OwnedKind, ResponseKind } from '../../contract/call.ts'
import { envelopeSchema } from '../../contract/envelope.ts'
import { fieldMessages } from '../../contract/fieldMessages.ts'
import type { Read } from '../../contract/read.ts'
import type { Role } from '../../contract/roles.ts'
import type { Upload } from '../../contract/upload.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { failureWords } from '../words/failures.ts'
import { base } from './base.ts'
import { failure, toFailure } from './failure.ts'

// All functions reject with a `Failure`, or with an error of `fetch` or `json`, which `toFailure` converts:
// - `refused`: the server's message with its fields and its reason. A 404 or 410, whatever its body, has the
//   reason `notFound`.
// - `unreadable`: a response that does not match the contract.

/** Timeout of a request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 15_000
/** Timeout of an upload in milliseconds: for a large file over a slow connection, plus its processing. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Timeout of a download in milliseconds: for a large file over a slow connection. */
export const DOWNLOAD_TIMEOUT_MS = 30 * 60_000

interface Options {
  /** Aborts the request when the person leaves or cancels. */
  readonly signal: AbortSignal
}

interface CallOptions extends Options {
  /** Timeout in milliseconds; 15 seconds by default. */
  readonly timeoutMs?: number
}

/** Value, or the unparsed text of a form field. */
type Typed<Value> = Value | FormDataEntryValue | null | undefined

/** Object whose values may be unparsed form fields. */
type Fields<Of> = {
  readonly [Name in keyof Of]: Typed<Of[Name]> | (Of[Name] extends object ? Fields<Of[Name]> : never)
}

/** Payload that may contain unparsed form fields, or a whole form. The schema of the call validates it. */
type Payload<Of extends Call> = Fields<v.InferInput<Of['payload']>> | FormData

/** Result of a call; a `Blob` for calls that respond with bytes. */
type ResultOf<Of extends Call> = Of['response'] extends 'bytes' ? Blob : v.InferOutput<Of['result']>

/** Call with at most one role, so that its options need not name the role. */
export type CallOfOne = Call<
  v.GenericSchema,
  v.GenericSchema,
  Access,
  OwnedKind,
  ResponseKind,
  readonly [] | readonly [Role]
>

/**
 * Makes an API call (specification, 7), with a timeout of 15 seconds by default.
 *
 * @param options must name the role, if the call allows several
 * @throws {Failure} `invalid` if the payload breaks a rule; nothing is sent then
 */
export function request<Of extends CallOfOne>(
  call: Of,
  payload: Payload<Of>,
  options: CallOptions,
): Promise<ResultOf<Of>>
export function request<Of extends Call>(
  call: Of,
  payload: Payload<Of>,
  options: CallOptions & { readonly role: Of['roles'][number] },
): Promise<ResultOf<Of>>
export async function request(
  call: Call,
  payload: unknown,
  {
    role = call.roles[0],
    signal,
    timeoutMs = REQUEST_TIMEOUT_MS,
  }: CallOptions & { readonly role?: Role | undefined },
): Promise<unknown> {
  const values = payload instanceof FormData ? Object.fromEntries(payload) : payload
  const checked = v.safeParse(call.payload, values)
  if (!checked.success) throw brokenRules(checked.issues)
  if (import.meta.env.VITE_HOSTED_URL) {
    const { authCall } = await import('./hosted/authCalls.ts')
    const act = authCall(call, role, checked.output, within(timeoutMs, signal))
    if (act) return act()
  }
  const response = await send(`${base}/${role ?? 'public'}/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(checked.output),
    redirect: 'error',
    signal: within(timeoutMs, signal),
  })
  if (call.response === 'envelope') return resultIn(response, call.result)
  return response.ok ? response.blob() : resultIn(response, v.never())
}

/**
 * Makes a public GET request, with a timeout of 15 seconds.
 *
 * @param query parameters, including those in the path; or the parameters of an address, which the server
 * validates
 */
export async function read<Result extends v.GenericSchema>(
  { path, result }: Pick<Read<v.GenericSchema, Result>, 'path' | 'result'>,
  query: Readonly<Record<string, string>> | URLSearchParams,
  { signal, ...options }: Options & Pick<RequestInit, 'cache' | 'headers'>,
): Promise<v.InferOutput<Result>> {
  const search = new URLSearchParams(query)
  const named = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = search.get(name) ?? ''
    search.delete(name)
    return encodeURIComponent(value)
  })
  const response = await send(`${base}/${named}${search.size > 0 ? `?${search}` : ''}`, {
    redirect: 'error',
    signal: within(REQUEST_TIMEOUT_MS, signal),
    ...options,
  })
  return resultIn(response, result)
}

/** Loads text from an address of the API, such as the picture of a page. */
export async function readText(address: string, { signal }: Options): Promise<string> {
  const response = await send(address, { redirect: 'error', signal })
  if (!response.ok) throw failure('unexpected')
  return response.text()
}

/** Uploads a file unchanged, with a timeout of 2 minutes. */
export async function upload<Result extends v.GenericSchema>(
  { path, result, role, type }: Upload<Result>,
  file: File,
  { signal }: Options,
): Promise<v.InferOutput<Result>> {
  const response = await send(`${base}/${role}/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-file-name': encodeURIComponent(file.name) },
    body: file,
    redirect: 'error',
    signal: within(UPLOAD_TIMEOUT_MS, signal),
  })
  return resultIn(response, result)
}

/** Failure `invalid` for values that break rules, with one message per field. */
export const brokenRules = (issues: readonly v.BaseIssue<unknown>[]): Failure => ({
  ...failure('invalid'),
  fields: fieldMessages(issues),
})

/** Sends a request to the API, or to the function for its path on a hosted backend. */
async function send(address: string, init: RequestInit): Promise<Response> {
  if (import.meta.env.VITE_HOSTED_URL) {
    const { sendHosted } = await import('./hosted/send.ts')
    return sendHosted(address, init)
  }
  return fetch(address, init)
}

const within = (milliseconds: number, signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])

async function resultIn<Result extends v.GenericSchema>(
  response: Response,
  schema: Result,
): Promise<v.InferOutput<Result>> {
  try {
    return parseResult(schema, await response.json())
  } catch (error) {
    if (response.status !== 404 && response.status !== 410) throw error
    throw { ...toFailure(error), reason: { code: 'notFound' } } satisfies Failure
  }
}

/**
 * Validates a response against the envelope and the schema of its result: the only place where a response is
 * trusted.
 */
function parseResult<Result extends v.GenericSchema>(schema: Result, body: unknown): v.InferOutput<Result> {
  const envelope = v.safeParse(envelopeSchema, body)
  if (!envelope.success) throw failure('unreadable')
  if (!envelope.output.status) {
    const { message, fields, reason } = envelope.output.error
    throw { code: 'refused', message: message || failureWords.refused, fields, reason } satisfies Failure
  }
  const result = v.safeParse(schema, envelope.output.result)
  if (!result.success) throw failure('unreadable')
  return result.output
}
