import * as v from 'valibot'
import { isolate } from '../../../contract/isolate.ts'
import { dueDay } from '../dates.ts'
import type { MailText } from './mailText.ts'
import { verifiedName } from './names.ts'

/** Parameters of emails about an invitation to apply, after the event. */
export const introductionFacts = v.object({
  /** Time of the event, in milliseconds since 1970. */
  at: v.number(),
  job: v.string(),
  company: v.string(),
  isVerified: v.boolean(),
  /** Company for the logo; only in emails to candidates, and for a verified company. */
  mark: v.optional(v.object({ slug: v.string(), logo: v.optional(v.string()) })),
  /** Name that the candidate has revealed; only in emails to the company. */
  person: v.optional(v.string()),
  /** Due date of the turn, in milliseconds since 1970; null after the end. */
  replyBy: v.nullable(v.number()),
  /** Message of the other side. */
  said: v.optional(v.string()),
})

export type IntroductionMailFacts = v.InferOutput<typeof introductionFacts>

type Words = (facts: IntroductionMailFacts) => MailText

const due = ({ at, replyBy }: IntroductionMailFacts) => (replyBy === null ? '' : dueDay(replyBy, at))

const company = (facts: IntroductionMailFacts) => isolate(facts.company)

const inSubject = (facts: IntroductionMailFacts, unnamed: string) => verifiedName(facts) ?? unnamed

const personIn = ({ person }: IntroductionMailFacts) =>
  person === undefined ? 'The person you invited' : isolate(person)

const toCandidates = {
  invited: (facts) => ({
    subject: `${inSubject(facts, 'A company')} invites you to apply: ${isolate(facts.job)}`,
    lead: `${company(facts)} found your profile and invites you to apply for ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'View invitation',
    rest: `Reply by ${due(facts)}. They see only what your profile shows until you accept, and you don’t need a reason to say no.`,
  }),
  inviterAsked: (facts) => ({
    subject: `${inSubject(facts, 'The employer')} wrote to you: ${isolate(facts.job)}`,
    lead: `${company(facts)} wrote to you about ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'Reply',
    rest: `Reply by ${due(facts)}.`,
  }),
  inviterTold: (facts) => ({
    subject: `New message from ${inSubject(facts, 'the employer')}: ${isolate(facts.job)}`,
    lead: `${company(facts)} sent you a message about ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'View invitation',
    rest: 'It needs no reply.',
  }),
  invitationWithdrawn: (facts) => ({
    subject: `Invitation withdrawn: ${isolate(facts.job)}`,
    lead: `${company(facts)} withdrew the invitation to apply for ${isolate(facts.job)}.`,
    action: 'View invitation',
    rest: 'Nothing to do for now.',
  }),
  inviterEnded: (facts) => ({
    subject: `Conversation ended: ${isolate(facts.job)}`,
    lead: `${company(facts)} ended the conversation about ${isolate(facts.job)}.`,
    action: 'View invitation',
    rest: 'You can still apply while the job is open.',
  }),
} as const satisfies Readonly<Record<string, Words>>

const toCompanies = {
  invitationAccepted: (facts) => ({
    subject: `Invitation accepted: ${isolate(facts.job)}`,
    lead: `${personIn(facts)} accepted your invitation to apply for ${isolate(facts.job)}.`,
    action: 'View invitation',
    rest: `Write to them by ${due(facts)}.`,
  }),
  invitationDeclined: (facts) => ({
    subject: `Invitation declined: ${isolate(facts.job)}`,
    lead: `${personIn(facts)} isn’t interested in ${isolate(facts.job)}.`,
    action: 'View invitation',
    rest: 'Nothing to do for now.',
  }),
  invitationExpired: (facts) => ({
    subject: `Invitation expired: ${isolate(facts.job)}`,
    lead: `${personIn(facts)} didn’t reply to your invitation to apply for ${isolate(facts.job)}.`,
    action: 'View invitation',
    rest: 'You can invite someone else.',
  }),
  invitedReplied: (facts) => ({
    subject: `Reply to your invitation: ${isolate(facts.job)}`,
    lead: `${personIn(facts)} wrote to you about ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'Reply',
    rest: `Reply by ${due(facts)}.`,
  }),
  invitedTold: (facts) => ({
    subject: `New message about your invitation: ${isolate(facts.job)}`,
    lead: `${personIn(facts)} sent you a message about ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'View invitation',
    rest: 'It needs no reply.',
  }),
  invitedEnded: (facts) => ({
    subject: `Conversation ended: ${isolate(facts.job)}`,
    lead: `${personIn(facts)} ended the conversation about ${isolate(facts.job)}.`,
    action: 'View invitation',
    rest: 'Nothing to do for now.',
  }),
  inviterOverdue: (facts) => ({
    subject: `Overdue: reply about ${isolate(facts.job)}`,
    lead: `Your reply to ${facts.person === undefined ? 'the person you invited' : isolate(facts.person)} about ${isolate(facts.job)} was due ${due(facts)}.`,
    action: 'Reply',
    rest: 'Without a reply, the conversation ends 30 days after that day.',
  }),
} as const satisfies Readonly<Record<string, Words>>

export type IntroductionMail = keyof typeof toCandidates | keyof typeof toCompanies

export const introductionMailWords: Readonly<Record<IntroductionMail, Words>> = {
  ...toCandidates,
  ...toCompanies,
}
