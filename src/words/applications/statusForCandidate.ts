import { termsOf } from '../../../contract/applications/events/offer.ts'
import { reasonToCandidate } from '../../../contract/applications/events/reject.ts'
import { isolate } from '../../../contract/isolate.ts'
import type { ApplicationState, OwnApplication } from '../../../contract/applications/calls.ts'
import { namedDay, shortDay } from '../dates.ts'
import { isOpen } from '../job.ts'
import { cannotBeSent } from './next.ts'
import { endNamesToCandidates } from './endNames.ts'
import { turnToCandidate } from './turns.ts'

/** Status of an application: look, title and explanation. */
interface ApplicationStatus {
  readonly look: 'yours' | 'theirs' | 'late' | 'silent' | 'draft' | 'hired' | 'ended'
  readonly title: string
  /** Pay and start date of an offer. */
  readonly terms?: string | undefined
  readonly text: string
}

const WEEK_MS = 7 * 86_400_000

type Facts = Pick<OwnApplication, 'can' | 'posting' | 'request' | 'stage' | 'state' | 'timeline' | 'turn'>

/** Status of an application, as shown to its candidate. */
export function statusForCandidate(application: Facts, now: number): ApplicationStatus {
  const { posting, state, turn } = application
  const employer = isolate(posting.company.name)
  if (state === 'draft') {
    return {
      look: 'draft',
      title: 'Not sent yet',
      text: cannotBeSent(application)
        ? 'This job isn’t taking applications right now. Your draft is kept in case it opens again.'
        : `${employer} won’t see this until you send it.`,
    }
  }
  if (turn === null || state !== 'active') return endOf(application, state === 'active' ? 'lapsed' : state)
  const title = turnToCandidate({ turn, name: posting.company.name, now })
  if (turn.side === 'candidate') return yours(application, turn, title)
  const { dueAt, lateness } = turn
  if (lateness === 'onTime') {
    return { look: 'theirs', title, text: 'Nothing to do for now. We’ll email you when they reply.' }
  }
  if (lateness === 'overdue') {
    const last = shortDay(Date.parse(dueAt) + WEEK_MS, now)
    return {
      look: 'late',
      title,
      text: `${employer} promised a reply by ${namedDay(dueAt)}. If there’s none by ${last}, you can stop waiting.`,
    }
  }
  return {
    look: 'silent',
    title,
    text: `${employer} promised a reply by ${namedDay(dueAt)}. You can stop waiting whenever you like.`,
  }
}

function yours(
  { can, posting, request }: Facts,
  { dueAt, lateness }: NonNullable<Facts['turn']>,
  overdue: string,
): ApplicationStatus {
  const employer = isolate(posting.company.name)
  const isOffer = request?.type === 'offer'
  const title = isOffer ? `You have an offer from ${employer}` : `${employer} asked you a question`
  const terms = isOffer ? termsOf(request) : undefined
  if (isOffer && !can.includes('accept')) {
    return {
      look: 'yours',
      title,
      terms,
      text: `All openings have been filled, so this offer can’t be accepted anymore. Ask ${employer} about other openings, or decline.`,
    }
  }
  if (lateness !== 'onTime') {
    return {
      look: 'late',
      title: overdue,
      terms,
      text: isOffer
        ? `${employer} asked for your decision by ${namedDay(dueAt)}. You can still accept or decline.`
        : `${employer} asked for it by ${namedDay(dueAt)}. You can still send it.`,
    }
  }
  return {
    look: 'yours',
    title,
    terms,
    text: `Reply by ${namedDay(dueAt)}. After that, ${employer} may move on.`,
  }
}

type Ended = Exclude<ApplicationState, 'draft' | 'active'>

/** Explanations of the outcomes. */
const meanings: Readonly<Record<Exclude<Ended, 'rejected' | 'withdrawn'>, (employer: string) => string>> = {
  declined: (employer) => `You declined ${employer}’s offer.`,
  released: (employer) =>
    `${employer} didn’t reply in time, and you stopped waiting. That counts in their reply record.`,
  positionClosed: (employer) => `${employer} closed this job before deciding on your application.`,
  hired: (employer) =>
    `You accepted ${employer}’s offer. They’ll contact you about your first day, and you can write to each other here.`,
  discarded: () => 'You discarded this draft. No one has seen it.',
  lapsed: () => 'The job closed before you sent this. No one has seen it.',
}

function endOf({ posting, request, timeline }: Facts, state: Ended): ApplicationStatus {
  const employer = isolate(posting.company.name)
  const title = endNamesToCandidates[state]
  if (state === 'withdrawn') {
    const again = isOpen(posting.state) ? ' You can apply again while the job is open.' : ''
    return { look: 'ended', title, text: `You withdrew, and we told ${employer}.${again}` }
  }
  if (state === 'hired') {
    return {
      look: 'hired',
      title: `Congratulations, you’re hired at ${employer}`,
      terms: request ? termsOf(request) : undefined,
      text: meanings.hired(employer),
    }
  }
  if (state !== 'rejected') return { look: 'ended', title, text: meanings[state](employer) }
  const reason = timeline.findLast(({ type }) => type === 'reject')?.reason
  return { look: 'ended', title, text: reasonToCandidate(reason) ?? `${employer} chose another candidate.` }
}
