import { emailAddressCalls } from '../../../contract/identity/emailAddress.ts'
import type { Role } from '../../../contract/roles.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import type { AddressChange, AddressCommands } from '../../../machines/identity/emailAddress.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

/** Reads the change that waits for the proof of the new address. */
export const readAddressChange = provided(
  async ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<AddressChange> => ({
    pending: await request(emailAddressCalls.readEmailAddressChange, {}, { role, signal }),
  }),
)

export const changeEmailAddress = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) =>
  request(emailAddressCalls.changeEmailAddress, form, { role, signal }),
)

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
