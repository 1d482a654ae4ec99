/** Retention periods, in calendar months unless the name has another unit. */
export const retention = {
  /** Unsent application, counted from its last change. */
  unsentApplicationMonths: 6,
  /** Invitation to apply, counted from its end. */
  endedIntroductionMonths: 12,
  /** Unused account, counted from its last login. */
  unusedAccountMonths: 24,
  /** First warning about an unused account, counted from its last login. */
  unusedNoticeMonths: 23,
  /** Second warning, counted back from the erasure. */
  lastNoticeDays: 7,
  /** Account whose email address was never verified, counted from its last login. */
  unverifiedAccountDays: 30,
  securityTrailMonths: 12,
  /** Views of a profile by companies. */
  profileViewMonths: 6,
  mailDays: 90,
  trashDays: 30,
} as const

/**
 * Same day and time in UTC a number of months later, or earlier if negative. If the month is too short, its
 * last day.
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
