import type { ApplicantCounts } from '../../../contract/postings/counts.ts'

/** So many people, in words. */
export const peopleInWords = (count: number) => (count === 1 ? '1 person' : `${count} people`)

const late = ({ overdue, waitingForUs }: ApplicantCounts) => {
  if (overdue === 0) return ''
  if (waitingForUs === 1) return ', and it is late'
  return `, ${overdue} of them late`
}

/** Who waits for the employer: "7 people wait for your answer, 2 of them late". */
export function waitingInWords(counts: ApplicantCounts): string {
  const { waitingForUs } = counts
  if (waitingForUs === 0) return 'Everybody has an answer'
  return `${peopleInWords(waitingForUs)} ${waitingForUs === 1 ? 'waits' : 'wait'} for your answer${late(counts)}`
}

/** How many of those who have applied have no end yet. */
export const openIn = ({ leaving, waitingForThem, waitingForUs }: ApplicantCounts) =>
  waitingForUs + waitingForThem + leaving

/** How far a posting that closes has come: "5 of 12 people have their answer". */
export function answeredInWords(counts: ApplicantCounts): string {
  const answered = counts.total - openIn(counts)
  return `${answered} of ${peopleInWords(counts.total)} ${counts.total === 1 ? 'has' : 'have'} their answer`
}

/** The figures of a posting in a line of a list: "3 wait, 1 late · 12 applied". */
export const countsInShort = ({ overdue, total, waitingForUs }: ApplicantCounts): readonly string[] => [
  ...(waitingForUs > 0
    ? [`${waitingForUs} ${waitingForUs === 1 ? 'waits' : 'wait'}${overdue > 0 ? `, ${overdue} late` : ''}`]
    : []),
  ...(total > 0 ? [`${total} applied`] : []),
]

/** Who of a posting that closes still waits: "7 wait for you, 2 of them late. 1 owes you an answer." */
export function stillOpenInWords(counts: ApplicantCounts): string {
  const { leaving, waitingForThem, waitingForUs } = counts
  const parts = [
    waitingForUs > 0 && `${waitingForUs} ${waitingForUs === 1 ? 'waits' : 'wait'} for you${late(counts)}.`,
    waitingForThem > 0 && `${waitingForThem} ${waitingForThem === 1 ? 'owes' : 'owe'} you an answer.`,
    leaving > 0 && `${leaving} ${leaving === 1 ? 'rejection is' : 'rejections are'} about to leave.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}
