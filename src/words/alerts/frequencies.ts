import type { AlertFrequency } from '../../../contract/alerts/lifecycle.ts'

/** Labels of the email frequencies of a saved search. */
export const frequencies = {
  instant: 'At once, at most every 4 hours',
  daily: 'Daily',
  weekly: 'Weekly',
} as const satisfies Readonly<Record<AlertFrequency, string>>

/** Labels of the email frequencies with the time of day. */
export const frequenciesWithHour = {
  instant: 'At once, at most every 4 hours, not at night',
  daily: 'Every day at 8 AM',
  weekly: 'Every Monday at 8 AM',
} as const satisfies Readonly<Record<AlertFrequency, string>>
