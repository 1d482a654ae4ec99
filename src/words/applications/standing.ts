import { definitionOf } from '../../../contract/applications/events/applicationEvents.ts'
import { termsOf } from '../../../contract/applications/events/offer.ts'
import { reasonToCandidate } from '../../../contract/applications/events/reject.ts'
import { isolate } from '../../../contract/isolate.ts'
import type { ApplicationState, OwnApplication } from '../../../contract/applications/calls.ts'
import { namedDay, shortDay } from '../dates.ts'
import { cannotBeSent } from './next.ts'
import { endNamesToCandidates } from './endNames.ts'
import { turnToCandidate } from './turns.ts'

/** How an application stands: how it looks, what it is, and what that means. */
interface Standing {
  readonly look: 'yours' | 'theirs' | 'late' | 'silent' | 'draft' | 'hired' | 'ended'
  readonly title: string
  readonly text: string
}

const WEEK = 7 * 86_400_000

type Told = Pick<OwnApplication, 'can' | 'posting' | 'stage' | 'state' | 'timeline' | 'turn'>

/** How an application stands, to its candidate. */
export function standingToCandidate(application: Told, now: number): Standing {
  const { posting, state, turn } = application
  const company = posting.company.name
  if (state === 'draft') {
    return {
      look: 'draft',
      title: 'Not sent yet',
      text: cannotBeSent(application)
        ? 'Nobody can apply for this job now. Your draft is kept for as long as it may open again.'
        : `${isolate(company)} sees nothing of it until you send it.`,
    }
  }
  if (turn === null || state !== 'active') return endOf(application, state === 'active' ? 'lapsed' : state)
  const told = turnToCandidate({ turn, name: company, now })
  if (turn.side === 'candidate') return yours(application, turn, company, told)
  const { dueAt, lateness } = turn
  if (lateness === 'onTime') {
    return {
      look: 'theirs',
      title: told,
      text: 'Until then there is nothing to do. You get a mail when they do.',
    }
  }
  if (lateness === 'overdue') {
    const last = new Date(Date.parse(dueAt) + WEEK).toISOString()
    return {
      look: 'late',
      title: told,
      text: `They promised an answer by ${namedDay(dueAt)}. If none comes by ${shortDay(last, now)}, you can stop waiting.`,
    }
  }
  return {
    look: 'silent',
    title: told,
    text: `They promised one by ${namedDay(dueAt)}. You need not wait any longer.`,
  }
}

function yours(
  { can, stage, timeline }: Told,
  { dueAt, lateness }: NonNullable<Told['turn']>,
  company: string,
  told: string,
): Standing {
  const last = timeline.findLast(({ type }) => definitionOf(type)?.turnTo === 'candidate')
  const isOffer = stage === 'offered' && last?.type === 'offer'
  if (isOffer && !can.includes('accept')) {
    return {
      look: 'yours',
      title: `Your turn: ${isolate(company)} offers you the job`,
      text: `But everybody this job had room for is hired by now, so it cannot be accepted. Ask ${isolate(company)} what they can do, or decline.`,
    }
  }
  if (lateness !== 'onTime') {
    return {
      look: 'late',
      title: told,
      text: `${isolate(company)} has waited for your ${isOffer ? 'decision' : 'answer'} since ${namedDay(dueAt)}. You can still give it.`,
    }
  }
  const terms = isOffer && last ? termsOf(last) : undefined
  // Without pay they begin with "from".
  const offered = terms ? `${terms.charAt(0).toUpperCase()}${terms.slice(1)}. Answer by` : 'By'
  return {
    look: 'yours',
    title: isOffer
      ? `Your turn: ${isolate(company)} offers you the job`
      : `Your turn: answer ${isolate(company)}`,
    text: `${offered} ${namedDay(dueAt)}. After that ${isolate(company)} may move on.`,
  }
}

type Ended = Exclude<ApplicationState, 'draft' | 'active'>

/** Why it has ended (M59). */
const meanings: Readonly<Record<Exclude<Ended, 'rejected'>, (company: string) => string>> = {
  withdrawn: (company) => `You took it back, and ${isolate(company)} was told.`,
  declined: (company) => `You declined the offer of ${isolate(company)}.`,
  released: (company) =>
    `${isolate(company)} gave no answer in time, and you stopped waiting. That counts in their record.`,
  positionClosed: (company) => `${isolate(company)} closed the job before it came to a decision about you.`,
  hired: (company) => `You accepted the offer of ${isolate(company)}. They write to you about the first day.`,
  discarded: () => 'You threw this draft away. Nobody has seen it.',
  lapsed: () => 'The job was closed before this was sent. Nobody has seen it.',
}

function endOf({ posting, timeline }: Told, state: Ended): Standing {
  const company = posting.company.name
  const title = endNamesToCandidates[state]
  if (state !== 'rejected') {
    return { look: state === 'hired' ? 'hired' : 'ended', title, text: meanings[state](company) }
  }
  const reason = timeline.findLast(({ type }) => type === 'reject')?.reason
  return {
    look: 'ended',
    title,
    text: reasonToCandidate(reason) ?? `${isolate(company)} has decided for somebody else.`,
  }
}
