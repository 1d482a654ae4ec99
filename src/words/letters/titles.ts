/** Titles and descriptions of the pages of letters, for tabs; apart from their texts, because every page loads the routes. */
export const letterTitles = {
  list: { title: 'Cover Letters', description: 'Write a letter once and use it for many jobs.' },
  editor: { title: 'Cover letter', description: 'Write a cover letter. It saves as you type.' },
} as const
