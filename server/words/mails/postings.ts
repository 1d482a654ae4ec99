import * as v from 'valibot'
import type { PostingMail } from '../../../contract/postings/events/mails.ts'
import { daysToConfirm } from '../../../contract/postings/lifecycle.ts'
import { isolate } from '../../../contract/isolate.ts'
import { dueDay } from '../dates.ts'
import { counted } from '../../../contract/words/counted.ts'
import type { MailText } from './mailText.ts'

/** Parameters of emails about a job post. */
export const postingFacts = v.object({
  job: v.string(),
  /** Reason in the words of an operator. */
  reason: v.optional(v.string()),
})

export type PostingFacts = v.InferOutput<typeof postingFacts>

/** Parameters of the email about the last day of a job post; times in milliseconds since 1970. */
export const closingFacts = v.object({ job: v.string(), at: v.number(), lastDay: v.number() })

const NOTHING_TO_DO = 'There’s nothing you need to do.'

export const postingMailWords: Readonly<Record<PostingMail, (facts: PostingFacts) => MailText>> = {
  postingHeld: ({ job, reason }) => ({
    subject: `We’re reviewing your job post: ${isolate(job)}`,
    lead: `We’re reviewing your job post “${isolate(job)}”. Until we’re done, candidates can’t find it.`,
    quote: reason,
    action: 'View job post',
    rest: `${NOTHING_TO_DO} We’ll email you when we’re done.`,
  }),
  postingApproved: ({ job }) => ({
    subject: `“${isolate(job)}” is live`,
    lead: `We reviewed your job post “${isolate(job)}”. Candidates can now find it and apply.`,
    action: 'View job post',
    rest: 'In two weeks we’ll ask you to confirm you’re still hiring.',
  }),
  postingRefused: ({ job, reason }) => ({
    subject: `Your job post needs changes: ${isolate(job)}`,
    lead: `We reviewed your job post “${isolate(job)}”. Change this before it goes live:`,
    quote: reason,
    action: 'Edit job post',
    rest: 'Your job post is a draft again. Make the change, then publish it.',
  }),
  postingRemoved: ({ job, reason }) => ({
    subject: `We removed your job post: ${isolate(job)}`,
    lead: `We removed your job post “${isolate(job)}”. The reason:`,
    quote: reason,
    action: 'View job post',
    rest: 'You can’t publish it again. Reply to the applicants who are still waiting.',
  }),
  changesApproved: ({ job }) => ({
    subject: `Your changes are live: ${isolate(job)}`,
    lead: `We reviewed your changes to the job post “${isolate(job)}”. They’re live now.`,
    action: 'View job post',
    rest: NOTHING_TO_DO,
  }),
  changesRefused: ({ job, reason }) => ({
    subject: `Your changes need a correction: ${isolate(job)}`,
    lead: `We reviewed your changes to the job post “${isolate(job)}”. Correct this before they go live:`,
    quote: reason,
    action: 'Edit job post',
    rest: 'Until then, the approved version stays live. Correct your changes and publish them, or withdraw them.',
  }),
  postingStillHiring: ({ job }) => ({
    subject: `Are you still hiring? ${isolate(job)}`,
    lead: `It’s been two weeks since you published or last confirmed “${isolate(job)}”. Are you still hiring?`,
    action: 'View job post',
    rest: `Confirm you’re still hiring, or close the job post. Otherwise we’ll pause it in ${counted(daysToConfirm, 'day', 'days')}, and candidates can’t find it or apply.`,
  }),
}

export const closingSoonWords = ({ at, job, lastDay }: v.InferOutput<typeof closingFacts>): MailText => ({
  subject: `“${isolate(job)}” closes ${dueDay(lastDay, at)}`,
  lead: `Candidates can apply for “${isolate(job)}” until ${dueDay(lastDay, at)}. After that, they can’t find it or apply.`,
  action: 'View job post',
  rest: 'Still hiring then? Extend the job post after it closes. Applicants keep waiting for your reply either way.',
})
