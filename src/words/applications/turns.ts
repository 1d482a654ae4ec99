import { isolate } from '../../../contract/isolate.ts'
import type { Turn } from '../../../contract/applications/turns.ts'
import { daysInWords, shortDay } from '../dates.ts'

const DAY = 86_400_000

/** How many days something is late: on the day itself it is one already. */
const daysSince = (dueAt: string, now: number) => Math.max(1, Math.floor((now - Date.parse(dueAt)) / DAY))

interface Told {
  readonly turn: Turn
  /** Who is waited for, or waits: the company to candidates, the person to employers. */
  readonly name: string
  readonly now: number
}

/** Whose turn it is, to the candidate: "Fernhill answers by Thu, Nov 26" (marketplace, 6). */
export function turnToCandidate({ turn: { dueAt, lateness, side }, name, now }: Told): string {
  const late = daysInWords(daysSince(dueAt, now))
  if (side === 'candidate')
    return lateness === 'onTime' ? `Your turn, by ${shortDay(dueAt, now)}` : `Your turn, late by ${late}`
  if (lateness === 'onTime') return `${isolate(name)} answers by ${shortDay(dueAt, now)}`
  return lateness === 'overdue' ? `${isolate(name)} is late by ${late}` : `No answer for ${late}`
}

/** The same to the employer: "Due Tue, Nov 24". */
export function turnToEmployer({ turn: { dueAt, lateness, side }, name, now }: Told): string {
  const late = daysInWords(daysSince(dueAt, now))
  if (side === 'candidate')
    return lateness === 'onTime'
      ? `${isolate(name)} answers by ${shortDay(dueAt, now)}`
      : `${isolate(name)} is late by ${late}`
  if (lateness === 'onTime') return `Due ${shortDay(dueAt, now)}`
  return lateness === 'overdue' ? `Late by ${late}` : `Silent for ${late}`
}

/** How much of the time is left, in eighths: one for each day, and at most all. */
export const eighthsLeft = ({ dueAt, lateness }: Turn, now: number): number =>
  lateness === 'onTime' ? Math.min(8, Math.max(1, Math.ceil((Date.parse(dueAt) - now) / DAY))) : 0
