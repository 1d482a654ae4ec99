import { isolate } from '../../../contract/isolate.ts'
import type { Turn } from '../../../contract/applications/turns.ts'
import { counted } from '../../../contract/words/counted.ts'
import { daysInWords, shortDay } from '../dates.ts'

const DAY = 86_400_000

/** Days that something is overdue: one on the day itself. */
export const daysLate = (dueAt: string, now: number) =>
  Math.max(1, Math.floor((now - Date.parse(dueAt)) / DAY))

interface Told {
  readonly turn: Turn
  /** The other side: the company, or the first name of the applicant. */
  readonly name: string
  readonly now: number
}

/** The turn, to the candidate: "Fernhill replies by Thu, Nov 26" (marketplace, 6). Without a name: "They reply by …". */
export function turnToCandidate({
  turn: { dueAt, lateness, side },
  name,
  now,
}: Omit<Told, 'name'> & { readonly name?: string | undefined }): string {
  const overdue = `${daysInWords(daysLate(dueAt, now))} overdue`
  if (side === 'candidate')
    return lateness === 'onTime' ? `Reply by ${shortDay(dueAt, now)}` : `Your reply is ${overdue}`
  if (lateness === 'silent') return `No reply for ${daysInWords(daysLate(dueAt, now))}`
  if (lateness === 'overdue') return name === undefined ? overdue : `${isolate(name)} is ${overdue}`
  return `${name === undefined ? 'They reply' : `${isolate(name)} replies`} by ${shortDay(dueAt, now)}`
}

/** The same to the employer: "Reply by Thu, Nov 26". */
export function turnToEmployer({
  turn: { dueAt, lateness, side },
  name,
  now,
  isShort = false,
}: Told & { readonly isShort?: boolean }): string {
  const overdue = `${counted(daysLate(dueAt, now), 'day', 'days')} overdue`
  if (side === 'employer') return lateness === 'onTime' ? `Reply by ${shortDay(dueAt, now)}` : overdue
  if (lateness !== 'onTime') return `${isolate(name)} is ${overdue}`
  return `Waiting on ${isolate(name)}${isShort ? '' : ` until ${shortDay(dueAt, now)}`}`
}

/** Remaining time in eighths: one per day, at most all. */
export const eighthsLeft = ({ dueAt, lateness }: Turn, now: number): number =>
  lateness === 'onTime' ? Math.min(8, Math.max(1, Math.ceil((Date.parse(dueAt) - now) / DAY))) : 0
