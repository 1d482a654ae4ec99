/** Retention by deadlines, in calendar months unless the name has another unit. */
export const retention = {
  /** Of an application, from its end. */
  endedApplicationMonths: 12,
  /** Of an application that was not sent, from its last change. */
  unsentApplicationMonths: 6,
  /** Of an account, from its last login. */
  unusedAccountMonths: 24,
  /** First email about an account that is not used, from its last login. */
  unusedNoticeMonths: 23,
  /** Second one, before the account is erased. */
  lastNoticeDays: 7,
  /** Of an account whose email address was never verified, from its last login. */
  unverifiedAccountDays: 30,
  securityTrailMonths: 12,
  mailDays: 90,
  trashDays: 30,
} as const

/**
 * The same day and time so many months later, or earlier, in UTC. The last day of the month where it has no such day.
 *
 * @param time in milliseconds since 1970
 */
export function monthsAfter(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, lastDay))
}
