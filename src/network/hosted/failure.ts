import {
  isAuthError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type AuthError,
} from '@supabase/auth-js'
import type { Failure } from '../../../machines/shared/failure.ts'
import { weakPasswordWords } from '../../words/hosted/session.ts'
import { failure, toFailure } from '../failure.ts'

/**
 * Converts an error of the client library into a failure. Its message is shown to the person (specification,
 * 8), except for missing or malformed responses, which have messages of our own.
 */
export function hostedFailure(error: unknown): Failure {
  if (!isAuthError(error)) return toFailure(error)
  if (isAuthRetryableFetchError(error))
    return failure(error.status !== 0 || navigator.onLine ? 'unreachable' : 'offline')
  if (error.name === 'AuthUnknownError') return failure('unreadable')
  return { code: 'refused', message: error.message, fields: fieldsOf(error) }
}

function fieldsOf(error: AuthError): Failure['fields'] {
  if (!isAuthWeakPasswordError(error)) return undefined
  const reasons = error.reasons.flatMap((reason) => weakPasswordWords[reason] ?? [])
  return { password: reasons.length > 0 ? reasons.join(' ') : error.message }
}
