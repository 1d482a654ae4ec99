import { dayInLine } from '../dates.ts'

/** Texts of the privacy policy and terms pages. */
export const legalWords = {
  titles: { privacy: 'Privacy policy', terms: 'Terms of use' },
  descriptions: {
    privacy: 'What we keep about you, why, for how long, and your rights.',
    terms: 'The rules for using this site.',
  },
  since: (publishedAt: string) => `In force since ${dayInLine(publishedAt)}`,
  template:
    'This text comes with the software as a template. The operator of this site must check it, and can replace it.',
  kinds: 'What we keep',
  facts: {
    purpose: 'Why',
    ground: 'Legal ground',
    retention: 'Kept',
    deletion: 'When you delete your account',
  },
} as const
