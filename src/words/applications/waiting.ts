import type { ApplicantCounts } from '../../../contract/postings/counts.ts'
import { counted, number } from '../../../contract/words/counted.ts'

/** Number of applicants, such as "2 applicants". */
export const applicantsInWords = (count: number) => counted(count, 'applicant', 'applicants')

const are = (count: number) => counted(count, 'is', 'are')

/**
 * Number of applicants who wait for the employer, such as "17 applicants are waiting for a reply. 5 are
 * overdue".
 */
export function waitingInWords({ overdue, waitingForUs }: ApplicantCounts): string {
  if (waitingForUs === 0) return 'Everyone has a reply'
  const waiting = `${counted(waitingForUs, 'applicant is', 'applicants are')} waiting for a reply`
  return overdue === 0 ? waiting : `${waiting}. ${are(overdue)} overdue`
}

/** Number of applications that have not ended. */
export const openIn = ({ leaving, waitingForThem, waitingForUs }: ApplicantCounts) =>
  waitingForUs + waitingForThem + leaving

/** Progress of a closing job post, such as "5 of 12 applicants have a reply". */
export function answeredInWords(counts: ApplicantCounts): string {
  const answered = number.format(counts.total - openIn(counts))
  return `${answered} of ${counted(counts.total, 'applicant has', 'applicants have')} a reply`
}

const overdueOf = (count: number) => (count > 0 ? `, ${number.format(count)} overdue` : '')

/** Open applications of a closing job post, such as "7 are waiting on you, 2 overdue. 1 owes you a reply." */
export function stillOpenInWords({
  leaving,
  overdue,
  waitingForThem,
  waitingForUs,
}: ApplicantCounts): string {
  const parts = [
    waitingForUs > 0 && `${are(waitingForUs)} waiting on you${overdueOf(overdue)}.`,
    waitingForThem > 0 && `${counted(waitingForThem, 'owes', 'owe')} you a reply.`,
    leaving > 0 && `${counted(leaving, 'rejection goes', 'rejections go')} out soon.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}

/** Texts about a closing job post. */
export const closingWords = {
  nextDue: (day: string) => `Next reply due: ${day}.`,
  end: 'The job post closes after the last reply.',
} as const
