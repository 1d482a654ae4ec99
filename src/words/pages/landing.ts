import { paths } from '../../../contract/paths.ts'
import type { LandingPage } from './landingPages.ts'

interface LandingWords {
  readonly title: string
  readonly lead: string
  readonly start: string
  /** Page in the member area. */
  readonly href: string
  readonly steps: { readonly title: string; readonly items: readonly LandingStep[] }
  readonly questions: {
    readonly title: string
    readonly items: readonly { readonly question: string; readonly answer: string }[]
  }
}

interface LandingStep {
  readonly title: string
  readonly text: string
}

export const landingWords: Readonly<Record<LandingPage['path'], LandingWords>> = {
  '/resumes': {
    title: 'A resume that saves itself',
    lead: 'Write on the left, see the finished page on the right. Or import the resume you have. It’s free.',
    start: 'Create a resume',
    href: paths.resumes,
    steps: {
      title: 'From blank page to PDF',
      items: [
        {
          title: 'Start, or import',
          text: 'Begin with an empty page or a sample, or import a PDF, a Word file, a LinkedIn export, or a JSON Resume.',
        },
        {
          title: 'Write and arrange',
          text: 'Every change is saved and can be undone. Move sections, pick a template, and compare versions.',
        },
        {
          title: 'Send or download',
          text: 'Apply with it here, share a link, or download a PDF, plain text, Markdown, or JSON Resume.',
        },
      ],
    },
    questions: {
      title: 'Questions',
      items: [
        {
          question: 'Can hiring software read it?',
          answer:
            'The builder shows you the text that software reads in your PDF, and points out what it may miss.',
        },
        {
          question: 'What does it cost?',
          answer: 'Nothing. Writing, exporting, and applying are free for candidates.',
        },
        {
          question: 'Who can see my resume?',
          answer: 'Only you, until you send it with an application or share its link.',
        },
        {
          question: 'Can I have more than one?',
          answer: 'Yes. Duplicate a resume and change the copy for another kind of job.',
        },
      ],
    },
  },
  '/cover-letters': {
    title: 'Write it once, send it many times',
    lead: 'The company, the job, and your name fill in on their own. You see the finished letter before you send it.',
    start: 'Write a cover letter',
    href: paths.letters,
    steps: {
      title: 'How it works',
      items: [
        {
          title: 'Write with fields',
          text: 'Put {{company}}, {{role}}, and {{name}} where they belong. Save paragraphs you use often.',
        },
        {
          title: 'Pick it when you apply',
          text: 'The fields are filled in for that job. Change a sentence or two, or leave it as it is.',
        },
        {
          title: 'Keep what you sent',
          text: 'The letter in your application stays as it was, whatever you change later.',
        },
      ],
    },
    questions: {
      title: 'Questions',
      items: [
        {
          question: 'Do I need a cover letter?',
          answer: 'No, it’s optional. A good one says why you want this job, and what you’d bring to it.',
        },
        {
          question: 'How long should it be?',
          answer: 'Between 180 and 320 words. The editor counts for you.',
        },
      ],
    },
  },
}

export const sampleWords = {
  resumes: {
    title: 'Four templates, one text',
    lead: 'These pages are what the builder prints. The people in them are made up. Open one and make it yours.',
    picture: (owner: string, template: string) =>
      `The resume of ${owner} in the template ${template}: one page`,
    open: 'Open in the builder',
  },
  letters: {
    title: 'Three letters to start from',
    lead: 'Text in braces is filled in for you. The rest is an example: make it your own.',
    open: 'Start from this letter',
  },
} as const
