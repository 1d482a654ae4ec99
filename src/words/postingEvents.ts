import type { OwnPosting } from '../../contract/postings/calls.ts'
import type { EmployerPostingEvent } from '../../contract/postings/events.ts'
import { isPostingEvent, postingEvents } from '../../contract/postings/events/postingEvents.ts'
import { maxRenewals } from '../../contract/postings/lifecycle.ts'
import type { TimelineEntry } from '../../contract/postings/timeline.ts'
import { dayInWords } from '../../contract/dayInWords.ts'
import { dayHere } from './dates.ts'
import { fieldInWords } from './postingFields.ts'
import { outcomes } from './postings.ts'
import { heldBecause, reviewReasonWords } from './postings/review.ts'

/** Button label of an event. For a live job post, "withdraw" applies to its changes, so the label differs. */
export function eventLabel(type: EmployerPostingEvent['type'], { state }: Pick<OwnPosting, 'state'>) {
  const { label, labelOfChanges } = postingEvents[type].employer
  return state === 'held' ? label : (labelOfChanges ?? label)
}

const happened = (entry: TimelineEntry) => {
  if (entry.type === 'edited') return 'Changed'
  return isPostingEvent(entry.type) ? postingEvents[entry.type].past(entry) : entry.type
}

/** Event of the timeline as one line, such as "Closed: hired here". */
export function entryInWords(entry: TimelineEntry): string {
  const { changed, outcome, reason, reasons, validThrough } = entry
  const more = [
    outcome && outcomes[outcome],
    validThrough && `until ${dayInWords(validThrough)}`,
    changed?.map(fieldInWords).join(', '),
    // Quoted, because operators write full sentences.
    reason ? `“${reason}”` : reasons?.map((each) => reviewReasonWords[each]).join(', '),
  ].filter(Boolean)
  return [happened(entry), more.join(', ')].filter(Boolean).join(': ')
}

/** Name of the person behind an event; empty for events of the system. */
export const doerOf = ({ actor, name }: TimelineEntry): string =>
  name ??
  { candidate: 'A candidate', employer: 'A colleague', operator: 'Our team', clock: '', system: '' }[actor]

type Explained = (posting: OwnPosting, isVerified: boolean) => string

/** Obstacle to publishing that is outside the job post. */
const hindrance = (isVerified: boolean) =>
  isVerified
    ? 'Your company is suspended, so you can’t publish it.'
    : 'Verify your email address to publish it.'

const explained: Readonly<Record<OwnPosting['state'], Explained>> = {
  draft: ({ can, changesAsked, missing }, isVerified) => {
    if (changesAsked !== null) return `Make this change, then publish again: ${changesAsked}`
    if (missing.length > 0) return 'Only your team can see this draft.'
    if (can.includes('publish')) return 'Your draft is complete. You can publish it.'
    return `Your draft is complete. ${hindrance(isVerified)}`
  },
  held: ({ findings, reviewReasons }) => {
    const why = heldBecause(reviewReasons)
    return findings.length > 0
      ? `${why} To change it, withdraw it from review, edit it, and publish again.`
      : `${why} There’s nothing you need to do.`
  },
  published: () => 'Anyone can find it and apply.',
  unconfirmed: ({ pausesAt }) =>
    pausesAt === null
      ? 'Are you still hiring?'
      : `Are you still hiring? If you don’t confirm, it pauses on ${dayHere(pausesAt)}.`,
  paused: ({ can, timeline }, isVerified) => {
    const why =
      timeline.at(-1)?.type === 'freshnessMissed'
        ? 'It paused because you didn’t confirm you’re hiring. '
        : ''
    const hindered = can.includes('resume') ? '' : ` ${hindrance(isVerified)}`
    return `${why}Candidates can’t find it or apply.${hindered}`
  },
  expired: ({ can, posting: { validThrough }, renewals }, isVerified) => {
    const ended =
      validThrough === null ? 'Its last day is over.' : `Its last day was ${dayInWords(validThrough)}.`
    if (can.includes('renew')) return `${ended} Extend or close it.`
    return renewals < maxRenewals
      ? `${ended} ${hindrance(isVerified)}`
      : `${ended} You can’t extend it again. Close it, or copy it and publish the copy.`
  },
  closing: () => 'It closes once every applicant has a reply.',
  closed: () => 'It has ended. Its page stays up for a while and says so.',
  discarded: () => 'You discarded this draft.',
}

/** Explanation of a state for the employer, with the next step. */
export const stateExplained: Explained = (posting, isVerified) =>
  explained[posting.state](posting, isVerified)
