import { guidePath, type GuideSlug } from '../../../contract/guides.ts'

/** Guide in a list. Its text is in another module, which only its page loads. */
export interface GuideWords {
  /** Last segment of its path, under `/resources`. */
  readonly slug: GuideSlug
  readonly title: string
  readonly description: string
}

const candidates: readonly GuideWords[] = [
  {
    slug: 'writing-a-resume',
    title: 'Write a resume that gets read',
    description: 'What goes on two pages, in what order, and what to leave out.',
  },
  {
    slug: 'reading-a-posting',
    title: 'Read a job post before you apply',
    description: 'What it says, what it leaves out, and when it’s worth an evening.',
  },
  {
    slug: 'talking-about-pay',
    title: 'Talk about pay',
    description: 'How to find a fair number, when to name it, and what else to ask for.',
  },
  {
    slug: 'ghost-jobs-and-scams',
    title: 'Spot ghost jobs and scams',
    description: 'Signs a job isn’t real, and what a real employer never asks for.',
  },
  {
    slug: 'rights-at-interviews',
    title: 'Know your rights in an interview',
    description:
      'Questions you don’t have to answer, support you can ask for, and what you can see afterward.',
  },
]

const employers: readonly GuideWords[] = [
  {
    slug: 'pay-ranges',
    title: 'Set a pay range, and publish it',
    description: 'How wide a range should be, what goes into it, and what the law requires.',
  },
  {
    slug: 'answering-everybody',
    title: 'Reply to everyone in an hour a week',
    description: 'How to keep your promise of a reply when two hundred people apply.',
  },
  {
    slug: 'structured-interviews',
    title: 'Run structured interviews',
    description: 'Why asking everyone the same questions finds better colleagues, and how to write them.',
  },
]

/** All guides, grouped by readers. */
export const guides = { candidates, employers } as const

export const allGuides: readonly GuideWords[] = [...candidates, ...employers]

/** Paths of public pages that consist of text, with one guide as an example. */
export const toRead: readonly string[] = [
  '/features',
  '/pricing',
  '/resources',
  guidePath('writing-a-resume'),
]
