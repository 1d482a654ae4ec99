/** The language and region in which dates, numbers, lists and names are written. */
export const locale = 'en-US'
