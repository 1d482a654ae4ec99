/** Titles of the pages of letters, for tabs; apart from their texts, because every page loads the routes. */
export const letterTitles = {
  list: { title: 'Cover Letters' },
  editor: { title: 'Cover letter' },
} as const
