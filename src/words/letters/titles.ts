/** Page titles. In a separate module, because every page loads the routes. */
export const letterTitles = {
  list: { title: 'Cover Letters' },
  editor: { title: 'Cover letter' },
} as const
