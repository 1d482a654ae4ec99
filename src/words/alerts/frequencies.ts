import type { AlertFrequency } from '../../../contract/alerts/lifecycle.ts'

/** How often a saved search sends mails. */
export const frequencies = {
  instant: 'At once, at most every 4 hours',
  daily: 'Daily',
  weekly: 'Weekly',
} as const satisfies Readonly<Record<AlertFrequency, string>>

/** The same with the hour at which it does. */
export const frequenciesWithHour = {
  instant: 'At once, at most every 4 hours, not at night',
  daily: 'Every day at 8 AM',
  weekly: 'Every Monday at 8 AM',
} as const satisfies Readonly<Record<AlertFrequency, string>>
