/** Locale of dates, numbers, lists and names. */
export const locale = 'en-US'
