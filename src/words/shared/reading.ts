/** Texts around what a page loads: lists and single things. */
export const readingWords = {
  notLoaded: (what: string) => `We couldn’t load ${what}`,
  outOfDate: 'This may be out of date.',
  loading: (what: string) => `Loading ${what}`,
  showMore: 'Show 20 more',
  keys: 'Keys',
  /** @param where such as "on this page" */
  singleLetters: (where: string) => `Single letters work ${where}. Saved on this device.`,
} as const
