/** Texts of the link that opens the dialog. In a separate module, because every search page loads them. */
export const saveSearchLinkWords = {
  save: 'Save this search',
  update: 'Update saved search',
  saved: 'Saved. Edit in Preferences',
  notLoaded: 'The form didn’t load. Reload the page.',
} as const
