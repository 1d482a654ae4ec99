import { noticeCalls, type MailSettings } from '../../contract/notices/calls.ts'
import type { Role } from '../../contract/roles.ts'
import type { MailCommands } from '../../machines/notices/mailCommands.ts'
import { request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { provided, type Asked } from './shared/provided.ts'

/** Looks which mails come to a member. */
export const readMailSettings = provided(
  ({ input: { role }, signal }: Asked<{ readonly role: Role }>): Promise<MailSettings> =>
    request(noticeCalls.readMailSettings, {}, { role, signal }),
)

export const mailCommands = commandEffect<MailCommands>({
  save: ({ input: { role, choices }, signal }) =>
    request(noticeCalls.saveMailSettings, { choices }, { role, signal }),
})
