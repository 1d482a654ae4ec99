import { isolate } from '../../../contract/isolate.ts'
import type { Turn } from '../../../contract/applications/turns.ts'
import { counted } from '../../../contract/words/counted.ts'
import { daysInWords, shortDay } from '../dates.ts'

const DAY = 86_400_000

/** Number of days overdue, at least one. */
export const daysLate = (dueAt: string, now: number) =>
  Math.max(1, Math.floor((now - Date.parse(dueAt)) / DAY))

interface Told {
  readonly turn: Turn
  /** Name of the company, or first name of the applicant. */
  readonly name: string
  readonly now: number
}

/**
 * Turn as shown to the candidate, such as "Fernhill replies by Thu, Nov 26", or "They reply by …" without a
 * name.
 */
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

/** Turn as shown to the employer, such as "Reply by Thu, Nov 26". */
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

/** Time left, in eighths of the icon: one per day, at most eight. */
export const eighthsLeft = ({ dueAt, lateness }: Turn, now: number): number =>
  lateness === 'onTime' ? Math.min(8, Math.max(1, Math.ceil((Date.parse(dueAt) - now) / DAY))) : 0
