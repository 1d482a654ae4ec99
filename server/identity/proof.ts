import type { Account } from '../auth/accounts.ts'
import { Refused } from '../refused.ts'
import type { CallLimits } from '../security/callLimits.ts'
import { deviceOf } from '../security/devices.ts'
import type { Passwords } from '../security/passwords.ts'
import { identityRefusals } from '../words/identity.ts'

/** Parts of a call's context that checking a password takes. */
export interface PasswordContext {
  readonly cookies: { read(kind: 'device'): string | undefined }
  readonly keyedHash: (text: string) => string
  readonly limits: CallLimits
  readonly passwords: Passwords
}

/**
 * Requires the password of an account that is signed in. A wrong one counts as a wrong login: a stolen session gives
 * nobody further guesses.
 *
 * @param field of the payload that holds the password
 * @param message of the refusal
 * @throws Refused at the field when the password is wrong, RefusedForNow (429) after too many wrong ones
 */
export async function requirePassword(
  { cookies, keyedHash, limits, passwords }: PasswordContext,
  account: Account,
  password: string,
  { field = 'password', message = identityRefusals.wrongPassword as string } = {},
): Promise<void> {
  const subject = `${account.role} ${account.email_address}`
  const device = deviceOf(keyedHash, cookies.read('device'), account)
  const lane = device ? passwords.inLane(device) : passwords
  await limits.login(subject, device, async () => {
    const form = await lane.matchingForm(account.password_hash, password)
    if (form === undefined) throw Refused.field(field, message)
  })
}
