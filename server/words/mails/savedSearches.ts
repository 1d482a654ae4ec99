import { daysToConfirm, daysToKeep, type AlertFrequency } from '../../../contract/alerts/lifecycle.ts'
import { counted } from '../../../contract/words/counted.ts'
import type { MailText } from './mailText.ts'

const rhythms: Readonly<Record<AlertFrequency, string>> = {
  instant: 'soon after they’re posted',
  daily: 'every morning',
  weekly: 'every Monday morning',
}

interface About {
  readonly brand: string
  /** Title of the search. */
  readonly search: string
  readonly every: AlertFrequency
}

/** Emails about a saved search, other than those with jobs. */
export const savedSearchMailWords = {
  /** Sent to an unconfirmed address, so it must not contain user input. */
  confirmAlert: ({ brand, every }: About): MailText => ({
    subject: 'Confirm your job alert',
    lead: `${brand} was asked to email new jobs to this address, ${rhythms[every]}. If it was you, open this page and start the job alert:`,
    action: 'Confirm job alert',
    rest: `If it wasn’t you, there’s nothing you need to do. Without your confirmation no jobs are sent, and we delete this address after ${counted(daysToConfirm, 'day', 'days')}.`,
  }),
  keepAlert: ({ every, search }: About): MailText => ({
    subject: 'Do you still want new jobs by email?',
    lead: `You’ve been getting new jobs for “${search}” ${rhythms[every]} for a year. Do you still want them? If you don’t reply within ${counted(daysToKeep, 'day', 'days')}, we’ll stop them:`,
    action: 'Keep these emails',
    rest: 'If you found a job, congratulations! There’s nothing you need to do.',
  }),
} as const

/** Title of a saved search without a name whose criteria can no longer be parsed. */
export const unnamedSearch = 'your saved search'
