import { isolate } from '../../../contract/isolate.ts'
import type { Happened, Turn } from '../../../contract/applications/turns.ts'
import { rejectionReasons } from '../../../contract/applications/lifecycle.ts'
import { dayInWords } from '../dates.ts'
import { stageNamesToCandidates } from './stages.ts'

export type TurnSide = Turn['side']

/** Whose turn it is after each event that gives it to somebody (marketplace, 2). All others leave it where it is. */
const gives: Readonly<Record<string, TurnSide>> = {
  submit: 'employer',
  advance: 'employer',
  reply: 'employer',
  ask: 'candidate',
  offer: 'candidate',
}

/** Something that happened, and whose turn it was until then. */
export type InTurn<Event> = Event & { readonly side: TurnSide }

/** Whose turn it was when each of these happened: a draft is its candidate's. */
export function inTurns<Event extends Pick<Happened, 'type'>>(
  timeline: readonly Event[],
): readonly InTurn<Event>[] {
  let side: TurnSide = 'candidate'
  return timeline.map((event) => {
    const told = { ...event, side }
    side = gives[event.type] ?? side
    return told
  })
}

/** Why somebody is not taken, as they read it. What it means for them stands in the message. */
export const reasonsToCandidates: Readonly<Record<(typeof rejectionReasons)[number], string>> = {
  experience: 'They look for other experience.',
  skills: 'They look for other skills.',
  location: 'The place does not fit.',
  filled: 'Somebody else was chosen.',
  other: 'They have another reason, which their message tells.',
}

const reasonOf = (given: string | undefined) => {
  const reason = rejectionReasons.find((each) => each === given)
  return reason && reasonsToCandidates[reason]
}

/** What happened, in few words, and what else is to be known of it. */
interface HappenedInWords {
  readonly name: string
  readonly note?: string | undefined
  /** It leads on, or ends it: the rest is talk. */
  readonly isStation: boolean
}

const station = (name: string, note?: string): HappenedInWords => ({ name, note, isStation: true })
const between = (name: string, note?: string): HappenedInWords => ({ name, note, isStation: false })

const quoted = (reason: string | undefined) => reason && `“${reason}”`

/**
 * What has happened to an application, to its candidate.
 *
 * @param company by its name
 */
export function happenedToCandidate(event: InTurn<Happened>, company: string): HappenedInWords {
  const { actor, reason, side, to, type } = event
  const name = namesOf(company, to)[type]
  if (type === 'tell') return between(actor === 'candidate' ? 'You wrote' : `${isolate(company)} wrote`)
  if (type === 'turnDue')
    return between(side === 'employer' ? `${isolate(company)} is late` : 'Your answer is late')
  if (type === 'offer') return station(name ?? type, termsOf(event))
  if (type === 'reject') return station(name ?? type, reasonOf(reason))
  if (name === undefined) return between(type)
  return isTalk.has(type) ? between(name) : station(name, quoted(reason))
}

const isTalk: ReadonlySet<string> = new Set(['ask', 'reply', 'turnLate'])

const namesOf = (company: string, to: Happened['to']): Readonly<Record<string, string>> => ({
  submit: 'Sent',
  advance: to ? `Moved to ${stageNamesToCandidates[to]}` : 'Moved on',
  ask: `${isolate(company)} asked you`,
  reply: 'You answered',
  offer: `${isolate(company)} offers you the job`,
  accept: 'You accepted the offer',
  decline: 'You declined the offer',
  reject: 'Not selected',
  withdraw: 'You withdrew',
  release: 'You stopped waiting',
  turnLate: `No answer for a week after it was due`,
  positionClosed: 'The job was closed',
  postingGone: 'The job was closed before this was sent',
  discard: 'You discarded the draft',
})

/** What an offer says besides its message, such as "£38,000 a year, from 4 January 2027". */
export const termsOf = ({ pay, start }: Pick<Happened, 'pay' | 'start'>): string | undefined =>
  [pay, start && `from ${dayInWords(start)}`].filter(Boolean).join(', ') || undefined
