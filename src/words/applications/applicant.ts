import { definitionOf } from '../../../contract/applications/events/applicationEvents.ts'
import type { Applicant, ApplicantItem } from '../../../contract/applications/calls.ts'
import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'
import { namedDay, shortDay, timeOfDay } from '../dates.ts'
import { daysLate } from './turns.ts'

/** Texts of the page of one applicant. */
export const applicantWords = {
  title: 'Applicant',
  what: 'this application',
  all: 'All applicants',
  notThere: {
    title: 'Application not found',
    text: 'It doesn’t exist, or it belongs to another company.',
    action: 'View your applicants',
  },
  appliedFor: 'Applied for',
  on: (at: string, now: number) => `on ${shortDay(at, now)}`,
  queue: {
    label: 'Applicants waiting for your reply',
    title: 'Your turn',
    place: (index: number, total: number) => `${index + 1} of ${total}`,
    previous: (name: string) => `Previous: ${isolate(name)}`,
    next: (name: string) => `Next: ${isolate(name)}`,
    empty: 'Everyone has a reply.',
    rest: (total: number) => `View all ${counted(total, 'applicant', 'applicants')}`,
  },
  leaves: (at: string) => `Goes out at ${timeOfDay(at)}`,
  facts: 'Summary',
  parts: {
    label: 'Application',
    resume: 'Resume',
    letter: 'Cover letter',
    answers: 'Answers',
    activity: 'Activity',
  },
  fileGone: 'This file no longer exists. Reload the page.',
  theResume: 'the resume',
  loading: 'Loading this application',
  contact: 'Contact',
  contactHidden: 'Shown together with the name.',
  more: 'More',
  keys: 'on this page',
  superseded: {
    byUs: 'A teammate has already replied, so this wasn’t sent again.',
    byOther: 'Someone else was first, so your reply wasn’t sent.',
  },
} as const

/** Keyboard shortcuts of the page: keys, effect, and whether they are single letters. */
export const waitingKeysInWords = [
  ['J, K', 'next applicant, previous applicant', true],
  ['?', 'show these keys', true],
] as const

/** Texts of the card about the next reply. */
interface ReplyWords {
  readonly title: string
  readonly text: string
}

type Replied = Pick<Applicant, 'candidate' | 'leavesAt' | 'state' | 'timeline' | 'turn'>

/** Side that owes a reply and its due date, or the outcome of the application. */
export function replyInWords(
  { candidate, leavesAt, state, timeline, turn }: Replied,
  now: number,
): ReplyWords {
  const name = isolate(candidate.firstName)
  if (leavesAt !== null) {
    return {
      title: 'Rejection scheduled',
      text: `It goes out at ${timeOfDay(leavesAt)}. Until then, ${name} won’t see a change.`,
    }
  }
  if (turn) return owedInWords(turn, name, now)
  const last = timeline.findLast(({ type }) =>
    state === 'hired' ? type === 'accept' : definitionOf(type)?.past.employer,
  )
  const ended = last ? ` on ${namedDay(last.at)}` : ''
  if (state === 'hired') {
    return {
      title: `You hired ${name}`,
      text: `${name} accepted your offer${ended}. Agree on the first day and what to bring.`,
    }
  }
  return { title: endTitles[state] ?? 'Closed', text: `This application ended${ended}.` }
}

const endTitles: { readonly [State in Applicant['state']]?: string } = {
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  declined: 'Offer declined',
  released: 'Closed without a reply',
  positionClosed: 'Job closed',
}

function owedInWords({ dueAt, lateness, side }: NonNullable<Applicant['turn']>, name: string, now: number) {
  const days = counted(daysLate(dueAt, now), 'day', 'days')
  if (side === 'candidate') {
    return {
      title: `Waiting on ${name}`,
      text:
        lateness === 'onTime'
          ? `${name} has until ${namedDay(dueAt)} to reply.`
          : `${name} is ${days} overdue. You don’t have to wait any longer.`,
    }
  }
  const title = `Reply to ${name}`
  if (lateness === 'onTime') return { title, text: `You promised a reply by ${namedDay(dueAt)}.` }
  const owed = `You owe ${name} a reply: ${days} overdue.`
  return { title, text: lateness === 'overdue' ? owed : `${owed} ${name} can close this application now.` }
}

/** Link to the next applicant after a decision, such as "Next: Jonas Brandt, Stage carpenter." */
export const nextInWords = (next: Pick<ApplicantItem, 'title'> | undefined, name: string) =>
  next ? `Next: ${isolate(name)}, ${isolate(next.title)}.` : 'Everyone has a reply.'

export const nextActions = { review: 'Review next applicant', all: 'View your applicants' } as const
