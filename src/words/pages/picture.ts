/** Texts of the pictures that are shown where a page is shared. */
export const pictureWords = {
  title: 'Find a job that answers back.',
  text: 'Every employer sets a reply date, and you both see it.',
  /** Before the title of a demo job. */
  demo: 'Demo:',
} as const
