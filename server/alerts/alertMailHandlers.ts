import { jobKindOf } from '../mail/kinds.ts'
import type { MailSender } from '../mail/mailSender.ts'
import type { Database } from '../store/schema.ts'
import { PermanentFailure } from '../work/failures.ts'
import type { Handlers } from '../work/worker.ts'
import type { AlertLinks } from './alertLinks.ts'
import { writeAlertMail } from './alertMail.ts'
import { alertMailKind } from './alertMailJob.ts'
import { bounceAlert } from './bounceAlert.ts'
import { savedSearchMailWriter } from './savedSearchMails.ts'

interface HandlerParts {
  readonly db: Database
  readonly send: MailSender
  readonly alertLinks: AlertLinks
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Job handlers that send alerts and emails about saved searches. A mailbox that does not exist stops the
 * alerts.
 */
export function createAlertMailHandlers({ alertLinks, db, now, send }: HandlerParts): Handlers {
  const sendAlert = send((transaction, asked) => writeAlertMail(transaction, { ...asked, alertLinks }))
  return {
    [alertMailKind]: async (job) => {
      try {
        await sendAlert(job)
      } catch (error) {
        if (error instanceof PermanentFailure) await bounceAlert(db, job.payload, now())
        throw error
      }
    },
    [jobKindOf('confirmAlert')]: send(savedSearchMailWriter('confirmAlert', alertLinks)),
    [jobKindOf('keepAlert')]: send(savedSearchMailWriter('keepAlert', alertLinks)),
  }
}
