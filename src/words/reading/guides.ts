import { guidePath, type GuideSlug } from '../../../contract/guides.ts'

/** A guide, as it is listed. Its text stands on its page. */
export interface GuideWords {
  /** Its name in its address, under `/resources`. */
  readonly slug: GuideSlug
  readonly title: string
  readonly description: string
}

const candidates: readonly GuideWords[] = [
  {
    slug: 'writing-a-resume',
    title: 'Write a resume that is read',
    description: 'What to put on two pages, in which order, and what to leave out.',
  },
  {
    slug: 'reading-a-posting',
    title: 'Read a posting before you apply',
    description: 'What a posting says, what it leaves out, and when it is worth an evening.',
  },
  {
    slug: 'talking-about-pay',
    title: 'Talk about pay',
    description: 'How to know a fair figure, when to name one, and what to ask for beside it.',
  },
  {
    slug: 'ghost-jobs-and-scams',
    title: 'Tell ghost jobs and scams apart from work',
    description: 'Signs that a job does not exist, and what nobody who hires ever asks for.',
  },
  {
    slug: 'rights-at-interviews',
    title: 'Know your rights at an interview',
    description:
      'Questions that you need not answer, help that you may ask for, and what you may see afterwards.',
  },
]

const employers: readonly GuideWords[] = [
  {
    slug: 'pay-ranges',
    title: 'Set a pay range, and say it',
    description: 'How wide a range may be, what belongs into it, and what the law asks for.',
  },
  {
    slug: 'answering-everybody',
    title: 'Answer everybody, in an hour a week',
    description: 'How to keep the promise of an answer when two hundred people apply.',
  },
  {
    slug: 'structured-interviews',
    title: 'Interview with structure',
    description: 'Why the same questions for everybody find better colleagues, and how to write them.',
  },
]

/** All guides, by who reads them. */
export const guides = { candidates, employers } as const

export const allGuides: readonly GuideWords[] = [...candidates, ...employers]

/** The pages to read that everybody may see; of the guides the first. */
export const toRead: readonly string[] = [
  '/features',
  '/pricing',
  '/resources',
  guidePath('writing-a-resume'),
]
