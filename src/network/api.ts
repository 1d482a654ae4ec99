import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'
import { calls, type CallName, type ResultOf } from '../../contract/calls.ts'
import { envelopeSchema } from '../../contract/envelope.ts'
import { fieldMessages } from '../../contract/fieldMessages.ts'
import type { Role } from '../../contract/roles.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { base } from './base.ts'
import { failure, toFailure } from './failure.ts'
import { failureWords } from '../words/failures.ts'

/**
 * Makes one call of the table that every page shares (specification, 7), by its name. What it takes, gives and throws is
 * that of `ask`.
 */
export const call = <Name extends CallName>(
  role: Role,
  name: Name,
  values: unknown,
  signal: AbortSignal,
): Promise<ResultOf<Name>> => ask<(typeof calls)[Name]['result']>(calls[name], role, values, signal)

/**
 * Makes one call of the API (specification, 7): parses the values in, sends them as JSON, parses the answer out.
 *
 * @param role whose call it is; `public` where it is made in none
 * @param values what the call takes, unchecked: a form's fields as they were typed, or an object
 * @param signal ends the call: when the person leaves or cancels, or with a `TimeoutError` when it took too long
 * @returns the envelope's result, parsed
 * @throws {Failure} `invalid` when the values break a rule (nothing is sent), `refused` with the server's message and
 *   its reason, `unreadable` for an answer that is none of the contract's. What is answered with 404, in whatever words,
 *   has the reason `notFound`
 * @throws what `fetch` and `json` throw on the way; `toFailure` knows each
 */
export async function ask<Result extends v.GenericSchema>(
  asked: Pick<Call<v.GenericSchema, Result>, 'path' | 'payload' | 'result'>,
  role: Role | 'public',
  values: unknown,
  signal: AbortSignal,
): Promise<v.InferOutput<Result>> {
  const response = await post(asked, role, values, signal)
  const answered = response.json().then((answer: unknown) => read(asked.result, answer))
  return response.status === 404 ? answered.catch(throwNotFound) : answered
}

/**
 * Makes one call whose answer is a file. What it takes and throws is that of `ask`.
 *
 * @returns the bytes, as they came
 */
export async function askForFile(
  asked: Pick<Call, 'path' | 'payload'>,
  role: Role,
  values: unknown,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await post(asked, role, values, signal)
  if (response.ok) return response.blob()
  const refused = response.json().then((answer: unknown) => read(v.never(), answer))
  return response.status === 404 ? refused.catch(throwNotFound) : refused
}

async function post(
  { path, payload: rules }: Pick<Call, 'path' | 'payload'>,
  role: Role | 'public',
  values: unknown,
  signal: AbortSignal,
): Promise<Response> {
  const payload = v.safeParse(rules, values)
  if (!payload.success) throw brokenRules(payload.issues)
  return fetch(`${base}/${role}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload.output),
    redirect: 'error',
    signal,
  })
}

/**
 * The only place where an answer of the server is believed: what is no envelope, or holds no such result, is not.
 *
 * @returns the envelope's result, parsed
 * @throws {Failure} `refused` with the server's message and its reason; `unreadable` for an answer that is none
 */
export function read<Result extends v.GenericSchema>(schema: Result, answer: unknown): v.InferOutput<Result> {
  const envelope = v.safeParse(envelopeSchema, answer)
  if (!envelope.success) throw failure('unreadable')
  if (!envelope.output.status) {
    const { message, fields, reason } = envelope.output.error
    throw { code: 'refused', message: message || failureWords.refused, fields, reason } satisfies Failure
  }
  const result = v.safeParse(schema, envelope.output.result)
  if (!result.success) throw failure('unreadable')
  return result.output
}

function throwNotFound(error: unknown): never {
  throw { ...toFailure(error), reason: { code: 'notFound' } } satisfies Failure
}

/** The failure `invalid` of values that break rules: at each field, the words of the first rule that it breaks. */
export const brokenRules = (issues: readonly v.BaseIssue<unknown>[]): Failure => ({
  ...failure('invalid'),
  fields: fieldMessages(issues),
})
