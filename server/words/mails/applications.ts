import * as v from 'valibot'
import { alertPaths } from '../../../contract/alerts/paths.ts'
import type { ApplicationMail } from '../../../contract/applications/events/mails.ts'
import { reasonToCandidate } from '../../../contract/applications/events/reject.ts'
import { offeredPayInWords, offeredPay } from '../../../contract/applications/offeredPay.ts'
import { stages } from '../../../contract/applications/lifecycle.ts'
import { stageNamesToCandidates } from '../../../contract/applications/stageNames.ts'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import { dueDay } from '../dates.ts'
import type { Fact, MailText } from './mailText.ts'
import { verifiedName } from './names.ts'

/** Parameters of emails about an application, after the event. */
export const applicationFacts = v.object({
  /** Time of the event, in milliseconds since 1970. */
  at: v.number(),
  job: v.string(),
  company: v.string(),
  isVerified: v.boolean(),
  /** Company for the logo; only in emails to candidates, and for a verified company. */
  mark: v.optional(v.object({ slug: v.string(), logo: v.optional(v.string()) })),
  reference: v.string(),
  /** Applicant, as the company may see them; only in emails to the company. */
  applicant: v.optional(v.string()),
  /** Due date of the turn, in milliseconds since 1970; null after the end. */
  replyBy: v.nullable(v.number()),
  /** Message of the other side. */
  said: v.optional(v.string()),
  /** Standard reason of a rejection. */
  reason: v.optional(v.string()),
  /** Search criteria for jobs similar to a closed one. */
  similar: v.optional(v.string()),
  /** Target stage of a move. */
  stage: v.optional(v.picklist(stages)),
  /** Terms of the offer. */
  offer: v.optional(v.object({ pay: v.optional(offeredPay), start: v.optional(v.string()) })),
  /** Contact details of each side for the other, after a hire. */
  contact: v.optional(v.object({ ofCompany: v.string(), emailAddress: v.string() })),
  sent: v.optional(
    v.object({
      resume: v.string(),
      letter: v.nullable(v.string()),
      answers: v.array(
        v.object({ label: v.string(), answer: v.nullable(v.union([v.string(), v.boolean(), v.number()])) }),
      ),
    }),
  ),
})

export type ApplicationFacts = v.InferOutput<typeof applicationFacts>

const SAVED = 'Everything you sent is saved, so you can use it again.'

const due = ({ at, replyBy }: ApplicationFacts) => (replyBy === null ? '' : dueDay(replyBy, at))

/** Job in a subject: "Stage carpenter at Fernhill", or without the company if it is not verified. */
const jobInSubject = (facts: ApplicationFacts) => {
  const employer = verifiedName(facts)
  return employer === undefined ? isolate(facts.job) : `${isolate(facts.job)} at ${employer}`
}

/** Subject about the company. If it is not verified, the job is named instead. */
const subjectBy = (
  facts: ApplicationFacts,
  subject: (employer: string) => string,
  unnamed = 'the employer',
): string => {
  const employer = verifiedName(facts)
  return employer === undefined ? `${subject(unnamed)}: ${isolate(facts.job)}` : subject(employer)
}

/** Pay and first day of the offer, as far as specified. */
const termsIn = ({ offer: { pay, start } = {} }: ApplicationFacts): Fact[] => [
  ...(pay === undefined ? [] : [{ name: 'Pay', text: offeredPayInWords(pay) }]),
  ...(start === undefined ? [] : [{ name: 'First day', text: dayInWords(start) }]),
]

const answerInWords = (answer: string | boolean | number | null): string => {
  if (answer === null || answer === '') return 'Not answered'
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return String(answer)
}

const sentIn = ({ sent }: ApplicationFacts): Fact[] =>
  sent
    ? [
        { name: 'Resume', text: sent.resume },
        { name: 'Cover letter', text: sent.letter ?? 'None' },
        ...sent.answers.map(({ answer, label }) => ({ name: label, text: answerInWords(answer) })),
      ]
    : []

const applicantIn = ({ applicant }: ApplicationFacts) =>
  applicant === undefined ? undefined : isolate(applicant)

type Words = (facts: ApplicationFacts) => MailText

/** Emails to candidates. */
const toCandidates = {
  applicationSent: (facts) => ({
    subject: `Application sent: ${jobInSubject(facts)}`,
    lead: `You applied for ${isolate(facts.job)} at ${isolate(facts.company)}. They reply by ${due(facts)}.`,
    facts: [
      { name: 'Reference', text: facts.reference },
      { name: `${isolate(facts.company)} replies by`, text: due(facts) },
      ...sentIn(facts),
    ],
    action: 'View application',
    rest: 'We’ll email you when they reply, or if their reply is overdue.',
  }),
  applicationMoved: (facts) => ({
    subject: `You’ve moved forward: ${isolate(facts.job)}`,
    lead: `${isolate(facts.company)} moved your application for ${isolate(facts.job)} ${facts.stage ? `to ${stageNamesToCandidates[facts.stage]}` : 'forward'}.`,
    quote: facts.said,
    action: 'View application',
    rest: `Nothing to do for now. They reply by ${due(facts)}.`,
  }),
  applicationAsked: (facts) => ({
    subject: subjectBy(facts, (employer) => `${employer} has a question for you`, 'The employer'),
    lead: `${isolate(facts.company)} has a question about your application for ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'Reply',
    rest: `Reply by ${due(facts)}.`,
  }),
  applicationTold: (facts) => ({
    subject: subjectBy(facts, (employer) => `New message from ${employer}`),
    lead: `${isolate(facts.company)} sent you a message about your application for ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'View application',
    rest: 'It needs no reply.',
  }),
  applicationOffered: (facts) => ({
    subject: subjectBy(facts, (employer) => `You have an offer from ${employer}`),
    lead: `${isolate(facts.company)} offers you the job: ${isolate(facts.job)}.`,
    quote: facts.said,
    facts: termsIn(facts),
    action: 'View offer',
    rest: `Reply by ${due(facts)}: accept, decline, or ask a question.`,
  }),
  applicationOverdue: (facts) => ({
    subject: subjectBy(facts, (employer) => `${employer}’s reply is overdue`, 'The employer'),
    lead: `${isolate(facts.company)}’s reply to your application for ${isolate(facts.job)} was due ${due(facts)}.`,
    action: 'View application',
    rest: 'Nothing to do for now. If they don’t reply within a week, you can stop waiting.',
  }),
  applicationSilent: (facts) => ({
    subject: subjectBy(facts, (employer) => `Still no reply from ${employer}`),
    lead: `${isolate(facts.company)}’s reply to your application for ${isolate(facts.job)} was due ${due(facts)}, a week ago.`,
    action: 'View application',
    rest: 'You can stop waiting. That closes the application as “No reply” and counts in their record.',
  }),
  applicationRejected: (facts) => ({
    subject: `Update on your application: ${isolate(facts.job)}`,
    lead: `${isolate(facts.company)} isn’t moving forward with your application for ${isolate(facts.job)}.${reasonIn(facts)}`,
    quote: facts.said,
    action: 'View application',
    rest: `Thank you for applying. ${SAVED}`,
  }),
  applicationClosed: (facts) => ({
    subject: `Job closed: ${isolate(facts.job)}`,
    lead: `${isolate(facts.company)} closed the job you applied for: ${isolate(facts.job)}. Their message:`,
    quote: facts.said,
    items:
      facts.similar === undefined
        ? []
        : [{ text: 'Save this search to get similar jobs by email', path: alertPaths.save(facts.similar) }],
    action: 'View application',
    rest: `Thank you for applying. ${SAVED}`,
  }),
  applicationWithdrawn: (facts) => ({
    subject: `You withdrew your application: ${isolate(facts.job)}`,
    lead: `You withdrew your application for ${isolate(facts.job)}, and we told ${isolate(facts.company)}.`,
    action: 'View application',
    rest: 'If you change your mind, you can apply again while the job is open.',
  }),
  applicationDeclined: (facts) => ({
    subject: `You declined the offer: ${isolate(facts.job)}`,
    lead: `You declined the offer for ${isolate(facts.job)}, and we told ${isolate(facts.company)}.`,
    action: 'View application',
    rest: `Your application is closed. ${SAVED}`,
  }),
  applicationReleased: (facts) => ({
    subject: `You stopped waiting: ${isolate(facts.job)}`,
    lead: `You stopped waiting for ${isolate(facts.company)}’s reply to your application for ${isolate(facts.job)}.`,
    action: 'View application',
    rest: `Your application is closed as “No reply”, which counts in their record. ${SAVED}`,
  }),
  applicationHired: (facts) => ({
    subject: `You’re hired: ${jobInSubject(facts)}`,
    lead: `Congratulations. You’re hired as ${isolate(facts.job)} at ${isolate(facts.company)}. We told them that you accepted their offer.`,
    facts: [...termsIn(facts), ...contactIn(facts)],
    action: 'View application',
    rest: `${isolate(facts.company)} will contact you about your first day. Keep this email: it has what you agreed on.`,
  }),
} as const satisfies Partial<Record<ApplicationMail, Words>>

/** Emails to members of the company. */
const toCompanies = {
  applicationReceived: (facts) => ({
    subject: `New applicant for ${isolate(facts.job)}`,
    lead: `${applicantIn(facts) ?? 'A candidate'} applied for ${isolate(facts.job)}.`,
    action: 'View applicant',
    rest: `Reply by ${due(facts)}.`,
  }),
  applicationReplied: (facts) => ({
    subject: `${applicantIn(facts) ?? 'An applicant'} replied`,
    lead: `${applicantIn(facts) ?? 'An applicant'} replied about ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'View applicant',
    rest: `Reply by ${due(facts)}.`,
  }),
  applicationMessaged: (facts) => ({
    subject: `New message from ${applicantIn(facts) ?? 'an applicant'}`,
    lead: `${applicantIn(facts) ?? 'An applicant'} sent you a message about ${isolate(facts.job)}:`,
    quote: facts.said,
    action: 'View applicant',
    rest: 'It needs no reply.',
  }),
  answerOverdue: (facts) => ({
    subject: `Overdue: reply to ${applicantIn(facts) ?? 'an applicant'}`,
    lead: `Your reply to ${applicantIn(facts) ?? 'an applicant'} about ${isolate(facts.job)} was due ${due(facts)}.`,
    action: 'View applicant',
    rest: 'After another week they can stop waiting, which counts in your company’s reply record.',
  }),
} as const satisfies Partial<Record<ApplicationMail, Words>>

export const applicationMailWords: Readonly<Record<ApplicationMail, Words>> = {
  ...toCandidates,
  ...toCompanies,
}

function reasonIn({ reason }: ApplicationFacts): string {
  const said = reasonToCandidate(reason)
  return said === undefined ? '' : ` ${said}`
}

function contactIn({ company, contact }: ApplicationFacts): Fact[] {
  if (!contact) return []
  const text =
    contact.ofCompany === ''
      ? `${isolate(company)} will write to you at ${contact.emailAddress}.`
      : contact.ofCompany
  return [{ name: 'Contact', text }]
}
