import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { passkeyCalls, type Passkey } from '../../contract/identity/passkeys.ts'
import type { AuthenticationResponse } from '../../contract/identity/webAuthn.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { passkeyFailures } from '../words/identity/passkeys.ts'
import { refusedFailure } from './failure.ts'
import { request } from './request.ts'

// Loaded on demand only: the library, and the schemas of the calls.

interface Of {
  readonly role: Role
  readonly signal: AbortSignal
}

/** Logs in with a passkey that the person has used. */
export const logInByPasskey = (response: AuthenticationResponse, of: Of): Promise<User> =>
  request(passkeyCalls.passkeyLogin, { response }, of)

/** Has the person use a passkey of theirs. Returns the answer as a proof for a call. */
export const authenticate = async (
  { role, signal }: Of,
  { isOffer = false } = {},
): Promise<AuthenticationResponse> => {
  requireSupport()
  const options = await request(passkeyCalls.passkeyLoginOptions, {}, { role, signal })
  const { id, rawId, response, type } = await inBrowser(
    signal,
    options.timeout,
    passkeyFailures.canceled,
    () => startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffer }),
  )
  return { id, rawId, type, response: { ...response } }
}

/** Has the person make a passkey, and adds it. Takes their proof, where the server wants one. */
export const addPasskey = async (
  { role, signal }: Of,
  proof: { readonly password?: FormDataEntryValue | null; readonly response?: AuthenticationResponse },
): Promise<Passkey> => {
  requireSupport()
  const options = await request(passkeyCalls.passkeyOptions, proof, { role, signal })
  const { id, rawId, response, type } = await inBrowser(
    signal,
    options.timeout,
    passkeyFailures.notAdded,
    () => startRegistration({ optionsJSON: options }),
  )
  const { attestationObject, clientDataJSON, transports } = response
  const made = { attestationObject, clientDataJSON, ...(transports && { transports }) }
  return request(passkeyCalls.addPasskey, { response: { id, rawId, type, response: made } }, { role, signal })
}

function requireSupport(): void {
  if (!browserSupportsWebAuthn()) throw refusedFailure(passkeyFailures.unsupported)
}

const cancel = () => WebAuthnAbortService.cancelCeremony()

/** Waits for what the browser asks the person, and takes it from the screen when the signal comes. */
async function inBrowser<Answer>(
  signal: AbortSignal,
  timeoutMs: number,
  canceled: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const began = performance.now()
  signal.throwIfAborted()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await ask()
  } catch (error) {
    // Browsers give the same error where the person cancels and where the time is over.
    const isLate = performance.now() - began >= timeoutMs
    throw refusedFailure(
      isLate ? passkeyFailures.timedOut : (sentences[nameOf(error)] ?? canceledOr(error, canceled)),
    )
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

const sentences: Readonly<Record<string, string>> = {
  InvalidStateError: passkeyFailures.known,
  NotSupportedError: passkeyFailures.unsupported,
  ConstraintError: passkeyFailures.unsupported,
  SecurityError: passkeyFailures.unsupported,
}

const canceledOr = (error: unknown, canceled: string) =>
  ['AbortError', 'NotAllowedError'].includes(nameOf(error)) ? canceled : passkeyFailures.failed

/** Name of the error of the browser, which the library wraps. */
function nameOf(error: unknown): string {
  const cause = error instanceof WebAuthnError ? error.cause : error
  return cause instanceof Error || cause instanceof DOMException ? cause.name : ''
}
