/** The link that opens the form for a job search; apart from its words, because every search shows it. */
export const saveSearchLinkWords = {
  save: 'Save this search',
  update: 'Update saved search',
  saved: 'Saved. Edit in Preferences',
  notLoaded: 'The form didn’t load. Reload the page.',
} as const
