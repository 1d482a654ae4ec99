import type { MailSettings } from '../../contract/notices/calls.ts'
import { aboutMails, canBeStopped, mailKindsOf } from '../../contract/notices/kinds.ts'
import type { Role } from '../../contract/roles.ts'

/** Default choices of emails for a role. */
export const standardChoices = (role: Role): MailSettings['choices'] =>
  Object.fromEntries(
    mailKindsOf(role)
      .filter(canBeStopped)
      .map((kind) => [kind, aboutMails(kind).standard]),
  )
