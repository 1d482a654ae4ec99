import { emailAddressCalls } from '../../../contract/identity/emailAddress.ts'
import type { Role } from '../../../contract/roles.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import type { AddressChange, AddressCommands } from '../../../machines/identity/emailAddress.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'
import { provenByPasskey } from './proof.ts'

/** Reads the change that waits for the proof of the new address. */
export const readAddressChange = provided(
  async ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<AddressChange> => ({
    pending: await request(emailAddressCalls.readEmailAddressChange, {}, { role, signal }),
  }),
)

/** Asks for another address. Without a password in the form, the person uses a passkey where a proof is wanted. */
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

/** Changes the address with the link that its form holds. */
export const confirmEmailAddress = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) =>
  request(emailAddressCalls.confirmEmailAddress, form, { role, signal }),
)

/** Restores the earlier address, after which this browser may set a new password. */
export const undoEmailAddress = provided(
  ({ input: { role, code }, signal }: EffectRequest<MailedLink>): Promise<unknown> =>
    request(emailAddressCalls.undoEmailAddress, { code }, { role, signal }),
)
