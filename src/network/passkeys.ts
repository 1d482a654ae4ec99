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

// Loaded on demand, with the passkey library and the schemas of the calls.

interface Of {
  readonly role: Role
  readonly signal: AbortSignal
}

/** Logs in with the response of a passkey. */
export const logInByPasskey = (response: AuthenticationResponse, of: Of): Promise<User> =>
  request(passkeyCalls.passkeyLogin, { response }, of)

/** Asks the person to use a passkey. Returns the response, which logs in or proves identity. */
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

/**
 * Asks the person to create a passkey, and adds it to the account.
 *
 * @param proof proof of identity, if the server requires one
 */
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

/** Waits for the browser's passkey dialog, and closes it when the signal aborts. */
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
    // Browsers throw the same error for a cancellation and a timeout.
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

/** Name of the browser's error, which the library wraps. */
function nameOf(error: unknown): string {
  const cause = error instanceof WebAuthnError ? error.cause : error
  return cause instanceof Error || cause instanceof DOMException ? cause.name : ''
}
