import type { TimelineEvent, Turn } from '../../../contract/applications/turns.ts'
import { definitionOf } from '../../../contract/applications/events/applicationEvents.ts'
import type { InTurn, PastEvent } from '../../../contract/applications/events/eventDefinition.ts'
import { exchange } from '../../../contract/applications/events/past.ts'

/** Adds to each event the side that had the turn before it. A draft is the candidate's turn. */
export function inTurns<Event extends Pick<TimelineEvent, 'type'>>(
  timeline: readonly Event[],
): readonly InTurn<Event>[] {
  let side: Turn['side'] = 'candidate'
  return timeline.map((event) => {
    const inTurn = { ...event, side }
    side = definitionOf(event.type)?.turnTo ?? side
    return inTurn
  })
}

/**
 * Event of an application, as shown to the candidate.
 *
 * @param company name of the company
 */
export const pastEventForCandidate = (event: InTurn<TimelineEvent>, company: string): PastEvent =>
  definitionOf(event.type)?.past.candidate?.(event, company) ?? exchange(event.type)

/**
 * Event of an application, as shown to the employer, such as "Moved to Interview".
 *
 * @param name first name of the candidate
 */
export const pastEventForEmployer = (event: TimelineEvent, name: string): string =>
  definitionOf(event.type)?.past.employer?.(event, name) ?? event.type
