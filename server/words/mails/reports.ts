import * as v from 'valibot'
import { isolate } from '../../../contract/isolate.ts'
import type { MailText } from './mailText.ts'

/** Parameters of emails to a person who reported a job. */
export const reportFacts = v.object({ job: v.string() })

type Words = (facts: v.InferOutput<typeof reportFacts>) => MailText

export const reportMailWords = {
  reportUpheld: ({ job }) => ({
    subject: `We removed a job you reported: ${isolate(job)}`,
    lead: `You reported the job “${isolate(job)}”. We reviewed it and removed it.`,
    action: 'Find jobs',
    rest: 'Thank you for telling us.',
  }),
  reportDismissed: ({ job }) => ({
    subject: `We reviewed a job you reported: ${isolate(job)}`,
    lead: `You reported the job “${isolate(job)}”. We reviewed it, and it stays open.`,
    action: 'View job',
    rest: 'Thank you for telling us. If you know more, report it again.',
  }),
} as const satisfies Readonly<Record<string, Words>>
