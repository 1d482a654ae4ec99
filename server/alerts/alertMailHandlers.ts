import { jobKindOf } from '../mail/kinds.ts'
import type { MailSender } from '../mail/mailSender.ts'
import type { Handlers } from '../work/worker.ts'
import type { AlertLinks } from './alertLinks.ts'
import { writeAlertMail } from './alertMail.ts'
import { alertMailKind } from './alertMailJob.ts'
import { savedSearchMailWriter } from './savedSearchMails.ts'

interface HandlerParts {
  readonly send: MailSender
  readonly alertLinks: AlertLinks
}

/** The jobs that send alerts, and the mails about saved searches. */
export const createAlertMailHandlers = ({ alertLinks, send }: HandlerParts): Handlers => ({
  [alertMailKind]: send((transaction, asked) => writeAlertMail(transaction, { ...asked, alertLinks })),
  [jobKindOf('confirmAlert')]: send(savedSearchMailWriter('confirmAlert', alertLinks)),
  [jobKindOf('keepAlert')]: send(savedSearchMailWriter('keepAlert', alertLinks)),
})
