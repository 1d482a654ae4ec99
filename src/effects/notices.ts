import { noticeCalls, type MailSettings } from '../../contract/notices/calls.ts'
import type { Role } from '../../contract/roles.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import { request } from '../network/request.ts'
import { provided, type Asked } from './shared/provided.ts'

/** Looks which mails come to a member. */
export const readMailSettings = provided(
  ({ input: { role }, signal }: Asked<{ readonly role: Role }>): Promise<MailSettings> =>
    request(noticeCalls.readMailSettings, {}, { role, signal }),
)

/** Saves what a form says of each kind of mail, for whom the act names. Gives what holds for each kind then. */
export const saveMailSettings = provided<object, Acted>(({ input: { act, form = new FormData() }, signal }) =>
  request(
    noticeCalls.saveMailSettings,
    { choices: Object.fromEntries(form) },
    { role: act.of === 'employer' ? 'employer' : 'candidate', signal },
  ),
)
