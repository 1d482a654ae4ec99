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

/** Parts of a call's context that checking a password takes. */
export interface PasswordContext {
  readonly cookies: { read(kind: 'device'): string | undefined }
  readonly keyedHash: (text: string) => string
  readonly limits: CallLimits
  readonly passwords: Passwords
}

/** Parts of a call's context that checking a passkey takes. */
export interface PasskeyContext extends ChallengeContext {
  readonly limits: CallLimits
  readonly relyingParty: RelyingParty
}

/** The proof in a payload (contract/identity/proof.ts). */
export interface Proof {
  readonly password?: string | undefined
  readonly response?: AuthenticationResponse | undefined
}

type ProofContext = PasswordContext & PasskeyContext & LoginContext

/** Parts of a call's context that checking the age of a login takes. */
interface LoginContext {
  readonly session: { readonly createdAt: number }
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Requires that who is signed in proves once more who they are, by the password or by a passkey of the account. Where it
 * has no password, a login of the last ten minutes is a proof: otherwise somebody with a provider alone could prove
 * nothing.
 *
 * @throws Refused at the field `password` or `response` when there is no proof or a wrong one, 403 when a login would be
 * one and is too old, RefusedForNow (429) after too many wrong ones
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

/** @throws Refused (403) when who is signed in logged in more than ten minutes ago */
export function requireRecentLogin(
  { now, session }: LoginContext,
  message: string = identityRefusals.loginIsOld,
): void {
  if (isFresh(session, now)) return
  throw new Refused(message, { status: 403, reason: { code: 'state', state: staleLogin } })
}

/**
 * Requires the password of an account that is signed in. A wrong one counts as a wrong login: a stolen session gives
 * nobody further guesses.
 *
 * @param options.field of the payload that holds the password
 * @param options.message of the refusal
 * @throws Refused at the field when the password is wrong or there is none, RefusedForNow (429) after too many wrong ones
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
  // No guess is counted: nothing that could be typed is right.
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

/** Lets a client try passkeys; only those that are refused count. Fails with RefusedForNow (429) instead of trying. */
export const guessPasskey = <Value>(
  { limits }: Pick<PasskeyContext, 'limits'>,
  attempt: () => Promise<Value>,
): Promise<Value> => limits.guess('wrongPasskey', '', attempt)

/**
 * Checks the answer of a passkey to a challenge of this browser, which is used up, whatever comes of it.
 *
 * @returns the new counter; `undefined` where the passkey is unknown or its answer wrong
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
