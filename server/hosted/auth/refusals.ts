import { lengthOf } from '../../../contract/text.ts'
import { lengths } from '../../../contract/fields.ts'
import { Refused } from '../../refused.ts'
import { HostedError } from '../hostedError.ts'

interface Unsupported {
  readonly phone?: string | null | undefined
  readonly gotrue_meta_security?: { readonly captcha_token?: string | null | undefined } | undefined
}

/**
 * Refuses payloads with unsupported options.
 *
 * @throws HostedError
 */
export function refuseUnsupported({ gotrue_meta_security: security, phone }: Unsupported): void {
  if (phone) throw new HostedError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (security?.captcha_token) throw new HostedError(400, 'captcha_failed', 'Captchas are not supported')
}

/** Error for a password that violates the rules, with the reasons that the official client knows. */
const weakPassword = (password: string, message: string) =>
  new HostedError(422, 'weak_password', message, {
    details: {
      weak_password: {
        message,
        reasons: lengthOf(password) < lengths.password.min ? ['length'] : ['characters'],
      },
    },
  })

/**
 * Runs work that sets a password, and converts its errors.
 *
 * @throws HostedError with the code of the official client for a refused field
 */
export async function settingPassword<Value>(password: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused) || !error.fields) throw error
    const { currentPassword, emailAddress, password: weak, ...others } = error.fields
    if (currentPassword !== undefined) throw new HostedError(400, 'invalid_credentials', currentPassword)
    if (emailAddress !== undefined && error.status === 200)
      throw new HostedError(422, 'user_already_exists', emailAddress)
    const [other] = Object.values({ ...(emailAddress !== undefined && { emailAddress }), ...others })
    if (other !== undefined) throw new HostedError(400, 'validation_failed', other)
    throw weak === undefined ? error : weakPassword(password, weak)
  }
}
