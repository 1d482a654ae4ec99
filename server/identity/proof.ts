import { staleLogin } from '../../contract/identity/proof.ts'
import type { AuthenticationResponse } from '../../contract/identity/webAuthn.ts'
import type { Account } from '../auth/accounts.ts'
import { Refused } from '../refused.ts'
import type { CallLimits } from '../security/callLimits.ts'
import { deviceOf } from '../security/devices.ts'
import type { Passwords } from '../security/passwords.ts'
import { identityRefusals } from '../words/identity.ts'
import { isFresh } from './fresh.ts'
import { takeChallenge, type ChallengeContext } from './challenges.ts'
import { notePasskeyUse, passkeysOf, type PasskeyRow } from './passkeys.ts'
import type { RelyingParty } from './relyingParty.ts'
import { hasPassword } from './waysIn.ts'
import { challengeIn, verifyAuthentication } from './webAuthn.ts'

/** Parts of the call context needed to check a password. */
export interface PasswordContext {
  readonly cookies: { read(kind: 'device'): string | undefined }
  readonly keyedHash: (text: string) => string
  readonly limits: CallLimits
  readonly passwords: Passwords
}

/** Parts of the call context needed to check a passkey. */
export interface PasskeyContext extends ChallengeContext {
  readonly limits: CallLimits
  readonly relyingParty: RelyingParty
}

/** Re-authentication fields of a payload. */
export interface Proof {
  readonly password?: string | undefined
  readonly response?: AuthenticationResponse | undefined
}

type ProofContext = PasswordContext & PasskeyContext & LoginContext

/** Parts of the call context needed to check the age of a login. */
interface LoginContext {
  readonly session: { readonly createdAt: number }
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Requires re-authentication by the password or a passkey of the account. Without a password, a login within
 * the last ten minutes is sufficient, because an account may have nothing but a provider.
 *
 * @throws Refused at the field `password` or `response` if the proof is missing or wrong; Refused (403) if
 * the login is too old; RefusedForNow (429) after too many wrong attempts
 */
export async function requireProof(
  context: ProofContext,
  account: Account,
  { password, response }: Proof,
): Promise<void> {
  if (response) return requirePasskey(context, account, response)
  if (password !== undefined) return requirePassword(context, account, password)
  if (hasPassword(account)) throw Refused.field('password', identityRefusals.proofMissing)
  requireRecentLogin(context)
}

/**
 * Requires a login within the last ten minutes.
 *
 * @throws Refused (403)
 */
export function requireRecentLogin(
  { now, session }: LoginContext,
  message: string = identityRefusals.loginIsOld,
): void {
  if (isFresh(session, now)) return
  throw new Refused(message, { status: 403, reason: { code: 'state', state: staleLogin } })
}

/**
 * Requires the password of the signed-in account. A wrong one counts as a failed login, so that a stolen
 * session gives no additional guesses.
 *
 * @param options.field of the payload that contains the password
 * @param options.message of the error
 * @throws Refused at the field if the password is wrong or the account has none; RefusedForNow (429) after
 * too many wrong attempts
 */
export async function requirePassword(
  { cookies, keyedHash, limits, passwords }: PasswordContext,
  account: Account,
  password: string,
  {
    field = 'password',
    message = identityRefusals.wrongPassword,
  }: { readonly field?: string; readonly message?: string } = {},
): Promise<void> {
  // Not counted as a failed attempt, because no input could be right.
  if (!hasPassword(account)) throw Refused.field(field, identityRefusals.noPasswordYet)
  const subject = `${account.role} ${account.email_address}`
  const device = deviceOf(keyedHash, cookies.read('device'), account)
  const lane = device ? passwords.inLane(device) : passwords
  await limits.login(subject, device, async () => {
    const form = await lane.matchingForm(account.password_hash, password)
    if (form === undefined) throw Refused.field(field, message)
  })
}

const wrongPasskey = () => Refused.field('response', identityRefusals.wrongPasskey)

async function requirePasskey(
  context: PasskeyContext,
  account: Account,
  response: AuthenticationResponse,
): Promise<void> {
  await guessPasskey(context, async () => {
    const passkey = await passkeysOf(context.db, account.id)
      .selectAll()
      .where('credential_id', '=', response.id)
      .executeTakeFirst()
    const counter = await checkPasskey(context, passkey, response)
    if (!passkey || counter === undefined) throw wrongPasskey()
    if (!(await notePasskeyUse(context.db, passkey, { counter, now: context.now }))) throw wrongPasskey()
  })
}

/**
 * Runs an attempt with a passkey; only failed attempts count. Rejects with RefusedForNow (429) beyond the
 * limit.
 */
export const guessPasskey = <Value>(
  { limits }: Pick<PasskeyContext, 'limits'>,
  attempt: () => Promise<Value>,
): Promise<Value> => limits.guess('wrongPasskey', '', attempt)

/**
 * Verifies the response of a passkey to a challenge of this browser. The challenge is consumed in any case.
 *
 * @returns the new counter; `undefined` if the passkey is unknown or its response invalid
 */
export async function checkPasskey(
  context: PasskeyContext,
  passkey: PasskeyRow | undefined,
  response: AuthenticationResponse,
): Promise<number | undefined> {
  const challenge = challengeIn(response)
  const isOurs = challenge !== undefined && (await takeChallenge(context, challenge, null))
  if (!passkey || !isOurs) return undefined
  return verifyAuthentication(passkey, response, { challenge, party: context.relyingParty })
}
