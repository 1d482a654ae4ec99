import type { GuideSlug } from '../../../contract/guides.ts'

// In a separate module from the list of guides, because every page loads the routes.

/** Reading times in minutes, at 200 words per minute, rounded up. */
export const guideMinutes: Readonly<Record<GuideSlug, number>> = {
  'writing-a-resume': 2,
  'reading-a-posting': 2,
  'talking-about-pay': 2,
  'ghost-jobs-and-scams': 2,
  'rights-at-interviews': 2,
  'pay-ranges': 2,
  'answering-everybody': 2,
  'structured-interviews': 2,
}

export const guideWords = {
  title: 'Resources',
  lead: 'Short guides for candidates and employers. Each one is a few minutes, with sources.',
  candidates: 'For candidates',
  employers: 'For employers',
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'In this guide',
  notAdvice:
    'This guide describes common practice and isn’t legal advice. Laws differ from country to country.',
  sources: 'Sources',
  next: 'Keep reading',
  all: 'All guides',
} as const
