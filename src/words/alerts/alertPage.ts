import type { AlertPageContent, LessLikeReason } from '../../../contract/alerts/alertPage.ts'
import { isolate } from '../../../contract/isolate.ts'

type Job = NonNullable<NonNullable<AlertPageContent>['job']>

/** Texts of the page behind the links in job alert emails. */
export const alertPageWords = {
  title: 'Job alert',
  description: 'Confirm, change, or stop a job alert.',
  facts: { search: 'Searches' },
  to: (address: string) => `Emails go to ${isolate(address)}.`,
  confirm: {
    title: (count: number) => (count === 1 ? 'Start this job alert?' : 'Start these job alerts?'),
    text: 'You’ll get an email when new jobs match. Every email has a link that stops it.',
    button: (count: number) => (count === 1 ? 'Start job alert' : 'Start job alerts'),
  },
  active: {
    title: 'Your job alert is on',
    many: 'Your job alerts are on',
    text: 'We’ll email you when new jobs match.',
  },
  paused: { title: 'Your job alert is paused', text: 'Log in and resume it in Preferences.' },
  bouncing: {
    title: 'Our emails don’t arrive',
    text: 'Your mailbox refused the last one. Log in, check your email address, and resume the alert in Preferences.',
  },
  asked: {
    title: 'Do you still want these emails?',
    text: 'You started this job alert a year ago. It stops in two weeks unless you keep it.',
    keep: 'Keep these emails',
  },
  stop: 'Stop these emails',
  ended: {
    title: 'These emails are stopped',
    text: 'To start again, open the search and save it.',
    button: 'Open search',
  },
  logIn: 'Log in',
  less: {
    title: 'Less like this',
    job: (title: string, company: string) => `${isolate(title)} at ${isolate(company)}`,
    legend: 'What doesn’t fit?',
    reasons: {
      company: ({ company }: Job) => `The company, ${isolate(company)}`,
      title: ({ title }: Job) => `The job title, “${isolate(title)}”`,
      place: () => 'The place',
      pay: () => 'The pay, it’s too low',
    } satisfies Readonly<Record<LessLikeReason, (job: Job) => string>>,
    button: 'Show less like this',
    none: 'Nothing about this job can be left out.',
    changed: {
      company: ({ company }: Job) => `You won’t get jobs from ${isolate(company)} anymore.`,
      title: ({ title }: Job) => `Your search now leaves out “${isolate(title)}”.`,
      place: () => 'Your search now leaves out places like this.',
      pay: () => 'Your search now asks for more pay than this.',
    } satisfies Readonly<Record<LessLikeReason, (job: Job) => string>>,
    undo: 'Undo',
    undoNamed: (reason: string) => `Undo: ${reason}`,
  },
  dead: {
    title: 'This link doesn’t work anymore',
    text: 'It’s incomplete, or its job alert was deleted. Nothing was changed. Search for jobs and save the search to get new ones by email.',
    button: 'Find jobs',
  },
} as const
