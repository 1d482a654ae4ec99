import { noticeCalls, type MailSettings } from '../../contract/notices/calls.ts'
import type { Role } from '../../contract/roles.ts'
import type { MailsToSave } from '../../machines/notices/mailPreferences.ts'
import { request } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Loads the email preferences of a member. */
export const readMailSettings = provided(
  ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<MailSettings> =>
    request(noticeCalls.readMailSettings, {}, { role, signal }),
)

export const saveMailSettings = provided(
  ({ input: { role, choices }, signal }: EffectRequest<MailsToSave>): Promise<MailSettings> =>
    request(noticeCalls.saveMailSettings, { choices }, { role, signal }),
)
