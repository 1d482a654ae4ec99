import { failureOf, type Failure, type FailureCode } from '../../machines/shared/failure.ts'
import { failureWords } from '../words/failures.ts'

export const failure = (code: FailureCode): Failure => ({ code, message: failureWords[code] })

/** Failure of a rejected call, with a message for the person. */
export const refusedFailure = (message: string): Failure => ({ code: 'refused', message })

/** Converts any error of a request into a failure. */
export function toFailure(error: unknown): Failure {
  if (error instanceof SyntaxError) return failure('unreadable')
  if (error instanceof DOMException && error.name === 'TimeoutError') return failure('timeout')
  if (error instanceof TypeError) return failure(navigator.onLine ? 'unreachable' : 'offline')
  const known = failureOf(error)
  return known.code === 'unexpected' ? failure('unexpected') : known
}
