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

// Every function here rejects with a `Failure`, or with what `fetch` and `json` throw; `toFailure` knows each.
// - `refused`: the server's message with its fields and its reason. A 404 or 410, whatever its body says, has the reason
//   `notFound`.
// - `unreadable`: a response that is not in the contract.

/** Timeout of a request. */
export const REQUEST_TIMEOUT_MS = 15_000
/** The largest file over a slow connection, and its turn to be read. */
const UPLOAD_TIMEOUT_MS = 120_000

/** A large file over a slow connection. */
export const DOWNLOAD_TIMEOUT_MS = 30 * 60_000

interface Options {
  /** Aborts the request: the person leaves or cancels. */
  readonly signal: AbortSignal
}

interface CallOptions extends Options {
  /** 15 seconds by default. */
  readonly timeoutMs?: number
}

/** A value, or the field of a form as it was typed. */
type Typed<Value> = Value | FormDataEntryValue | null | undefined

/** An object of which each value may be one of a form. */
type Fields<Of> = {
  readonly [Name in keyof Of]: Typed<Of[Name]> | (Of[Name] extends object ? Fields<Of[Name]> : never)
}

/** A payload, made of fields of a form where a person typed it, or a whole form: the schema of the call checks it. */
type Payload<Of extends Call> = Fields<v.InferInput<Of['payload']>> | FormData

/** The result of a call; the file of one that responds with bytes. */
type ResultOf<Of extends Call> = Of['response'] extends 'bytes' ? Blob : v.InferOutput<Of['result']>

/** A call that is open to one role, or needs none: its options name no role. */
export type CallOfOne = Call<
  v.GenericSchema,
  v.GenericSchema,
  Access,
  OwnedKind,
  ResponseKind,
  readonly [] | readonly [Role]
>

/**
 * Makes a call of the API (specification, 7), for at most 15 seconds unless its options say otherwise.
 *
 * @param options its role too, where more than one may make the call
 * @throws {Failure} `invalid` when the payload breaks a rule: nothing is sent
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
 * Makes a read of the API, a public GET, for at most 15 seconds.
 *
 * @param query the parameters, those in the path among them; or those of an address, which the server checks
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

/** Sends a file to the server, as it is, for at most 2 minutes. */
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

/** The failure `invalid` of values that break rules: at each field, the message of the first rule that it breaks. */
export const brokenRules = (issues: readonly v.BaseIssue<unknown>[]): Failure => ({
  ...failure('invalid'),
  fields: fieldMessages(issues),
})

/** Sends a request to the API, or to a hosted backend, which has a function for each of its paths. */
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

/** The only place where a response is believed: one that is no envelope, or holds no such result, is not. */
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
