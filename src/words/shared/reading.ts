/** Texts for the loading states of lists and pages. */
export const readingWords = {
  notLoaded: (what: string) => `We couldn’t load ${what}`,
  outOfDate: 'This may be out of date.',
  loading: (what: string) => `Loading ${what}`,
  showMore: 'Show 20 more',
  keys: 'Keys',
  /**
   * Label of the switch for single-letter shortcuts.
   *
   * @param where scope, such as "on this page"
   */
  singleLetters: (where: string) => `Single letters work ${where}. Saved on this device.`,
} as const
