import type { MailSender } from '../mail/mailSender.ts'
import type { Handlers } from '../work/worker.ts'
import type { AlertLinks } from './alertLinks.ts'
import { writeAlertMail } from './alertMail.ts'
import { alertMailKind } from './alertMailJob.ts'

interface HandlerParts {
  readonly send: MailSender
  readonly alertLinks: AlertLinks
}

/** The jobs that send alerts. */
export const createAlertMailHandlers = ({ alertLinks, send }: HandlerParts): Handlers => ({
  [alertMailKind]: send((transaction, asked) => writeAlertMail(transaction, { ...asked, alertLinks })),
})
