import { emailAddressCalls } from '../../../contract/identity/emailAddress.ts'
import type { Role } from '../../../contract/roles.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import type { AddressChange, AddressCommands } from '../../../machines/identity/emailAddress.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'
import { provenByPasskey } from './proof.ts'

/** Loads the pending change of the email address. */
export const readAddressChange = provided(
  async ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<AddressChange> => ({
    pending: await request(emailAddressCalls.readEmailAddressChange, {}, { role, signal }),
  }),
)

/**
 * Requests a change of the email address. Without a password in the form, the person proves their identity
 * with a passkey if required.
 */
export const changeEmailAddress = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) => {
  const of = { role, signal }
  const payload = { emailAddress: form.get('emailAddress'), password: form.get('password') ?? undefined }
  return provenByPasskey(
    (proof) => request(emailAddressCalls.changeEmailAddress, { ...payload, ...proof }, of),
    of,
  )
})

export const addressCommands = commandEffect<AddressCommands>({
  resend: async ({ input: { role }, signal }) => {
    await request(emailAddressCalls.resendEmailAddressChange, {}, { role, signal })
    return {}
  },
  cancel: async ({ input: { role }, signal }) => {
    await request(emailAddressCalls.cancelEmailAddressChange, {}, { role, signal })
    return {}
  },
})

/** Confirms the new address with the code in the form. */
export const confirmEmailAddress = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) =>
  request(emailAddressCalls.confirmEmailAddress, form, { role, signal }),
)

/** Restores the previous address, after which this browser may set a new password. */
export const undoEmailAddress = provided(
  ({ input: { role, code }, signal }: EffectRequest<MailedLink>): Promise<unknown> =>
    request(emailAddressCalls.undoEmailAddress, { code }, { role, signal }),
)
