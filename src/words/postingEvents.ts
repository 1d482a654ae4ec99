import type { OwnPosting } from '../../contract/postings/calls.ts'
import type { EmployerPostingEvent } from '../../contract/postings/events.ts'
import { isPostingEvent, postingEvents } from '../../contract/postings/events/postingEvents.ts'
import { mostRenewals } from '../../contract/postings/lifecycle.ts'
import type { TimelineEntry } from '../../contract/postings/timeline.ts'
import { dayInWords } from '../../contract/dayInWords.ts'
import { dayHere } from './dates.ts'
import { fieldInWords } from './postingFields.ts'
import { outcomes } from './postings.ts'
import { heldBecause, reviewReasonWords } from './postings/review.ts'

/** The button of an event: what is taken back are the changes where the posting itself is published. */
export function eventLabel(type: EmployerPostingEvent['type'], { state }: Pick<OwnPosting, 'state'>) {
  const { label, labelOfChanges } = postingEvents[type].employer
  return state === 'held' ? label : (labelOfChanges ?? label)
}

const happened = (entry: TimelineEntry) => {
  if (entry.type === 'edited') return 'Changed'
  return isPostingEvent(entry.type) ? postingEvents[entry.type].past(entry) : entry.type
}

/** What happened, in a line: "Closed: hired here". */
export function entryInWords(entry: TimelineEntry): string {
  const { changed, outcome, reason, reasons, validThrough } = entry
  const more = [
    outcome && outcomes[outcome],
    validThrough && `until ${dayInWords(validThrough)}`,
    changed?.map(fieldInWords).join(', '),
    // Sentences of whoever decided, so in quotes: the line goes on after their full stop.
    reason ? `“${reason}”` : reasons?.map((each) => reviewReasonWords[each]).join(', '),
  ].filter(Boolean)
  return [happened(entry), more.join(', ')].filter(Boolean).join(': ')
}

/** Who did it: a colleague by name, the time by nobody. */
export const doerOf = ({ actor, name }: TimelineEntry): string =>
  name ?? { candidate: 'A candidate', employer: 'A colleague', operator: 'We', clock: '', system: '' }[actor]

type Explained = (posting: OwnPosting, isVerified: boolean) => string

/** Why nothing can be published although the posting itself would allow it. */
const hindrance = (isVerified: boolean) =>
  isVerified
    ? 'Your company is suspended, so it cannot be published.'
    : 'Verify your email address, then it can be published.'

const explained: Readonly<Record<OwnPosting['state'], Explained>> = {
  draft: ({ can, changesAsked, missing }, isVerified) => {
    if (changesAsked !== null) return `We ask you to change something first: ${changesAsked}`
    if (missing.length > 0) return 'Nobody but you and your colleagues sees it yet.'
    if (can.includes('publish')) return 'Nothing is missing. It can be published.'
    return `Nothing is missing. ${hindrance(isVerified)}`
  },
  held: ({ findings, reviewReasons }) => {
    const why = heldBecause(reviewReasons)
    return findings.length > 0
      ? `${why} To change that, take it back, edit it, and publish it again. Otherwise wait: we look at it.`
      : `${why} You need not do anything.`
  },
  published: () => 'Everybody finds it, and can apply.',
  unconfirmed: ({ pausesAt }) =>
    pausesAt === null
      ? 'Are you still hiring?'
      : `Are you still hiring? If nobody says so, it pauses on ${dayHere(pausesAt)}.`,
  paused: ({ can, timeline }, isVerified) => {
    const why =
      timeline.at(-1)?.type === 'freshnessMissed'
        ? 'It was paused because nobody said that it is still open. '
        : ''
    const hindered = can.includes('resume') ? '' : ` ${hindrance(isVerified)}`
    return `${why}Nobody finds it, and nobody can apply.${hindered}`
  },
  expired: ({ can, posting: { validThrough }, renewals }, isVerified) => {
    const day = validThrough === null ? '' : `, ${dayInWords(validThrough)},`
    if (can.includes('renew')) return `Its last day${day} is over. Renew it, or close it.`
    return renewals < mostRenewals
      ? `Its last day${day} is over. ${hindrance(isVerified)}`
      : `Its last day${day} is over, and it cannot be renewed again. Close it, or copy it and publish the copy.`
  },
  closing: () => 'It closes by itself as soon as everybody who has applied has an answer.',
  closed: () => 'It has ended. Its page stays for a while, and says so.',
  discarded: () => 'This draft was thrown away. A copy of it can be written.',
}

/** What its state means for the employer, and what may be done about it. */
export const stateExplained: Explained = (posting, isVerified) =>
  explained[posting.state](posting, isVerified)
