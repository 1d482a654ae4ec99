import * as v from 'valibot'
import { isolate } from '../../../contract/isolate.ts'
import type { MailText } from './mailText.ts'
import { verifiedName, type NamedCompany } from './names.ts'

/** Parameters of emails to the members of a company about it. */
export const companyFacts = v.object({
  company: v.string(),
  isVerified: v.boolean(),
  /** Reason in the words of an operator. */
  reason: v.optional(v.string()),
})

type CompanyFacts = v.InferOutput<typeof companyFacts>

const inSubject = (facts: NamedCompany) => verifiedName(facts) ?? 'Your company'

export const companyMailWords = {
  companyChanged: (facts) => ({
    subject: `We’re reviewing the job posts of ${verifiedName(facts) ?? 'your company'}`,
    lead: `The name, website, or description of ${isolate(facts.company)} changed. We’re reviewing its live job posts. Until we’re done, candidates can’t find them.`,
    action: 'View job posts',
    rest: 'There’s nothing you need to do. Each job post goes live again once we approve it.',
  }),
  companySuspended: (facts) => ({
    subject: `${inSubject(facts)} is suspended`,
    lead: `We suspended ${isolate(facts.company)}. Candidates can’t find its job posts, and you can’t publish or invite members.`,
    quote: facts.reason,
    action: 'View job posts',
    rest: 'Your job posts and applicants are kept. We’ll email you when the suspension ends.',
  }),
  companyRestored: (facts) => ({
    subject: `${inSubject(facts)} is no longer suspended`,
    lead: `Candidates can find the job posts of ${isolate(facts.company)} again, and you can publish.`,
    quote: facts.reason,
    action: 'View job posts',
    rest: 'There’s nothing you need to do.',
  }),
} as const satisfies Readonly<Record<string, (facts: CompanyFacts) => MailText>>

/** Invitation to a company. The reader may not know the company. */
export function invitationWords(company: NamedCompany, brand: string): MailText {
  const employer = verifiedName(company) ?? 'An employer'
  return {
    subject: `${employer} invited you to its hiring team`,
    lead: `${employer} invited you to its hiring team on ${brand}, to write job posts and reply to applicants. Open this link to accept:`,
    action: 'View invitation',
    rest: 'The link works once, for 7 days, with an employer account for this email address. If you don’t know who sent it, ignore this email.',
  }
}
