/** Slugs of the public guides. */
export const guideSlugs = [
  'writing-a-resume',
  'reading-a-posting',
  'talking-about-pay',
  'ghost-jobs-and-scams',
  'rights-at-interviews',
  'pay-ranges',
  'answering-everybody',
  'structured-interviews',
] as const

export type GuideSlug = (typeof guideSlugs)[number]

export const guidePath = (slug: GuideSlug) => `/resources/${slug}`
