import { isolate } from '../../../contract/isolate.ts'
import type { CompanyRecord } from '../../../contract/postings/record.ts'
import type { HomeContent, SuggestedSearch } from '../../../contract/search/home.ts'
import { counted, number } from '../../../contract/words/counted.ts'
import { daysInWords } from '../dates.ts'
import { shareOf } from './shareOf.ts'

export const homeWords = {
  title: 'Find a job that answers back.',
  lead: 'Every employer here sets a reply date, and you both see it. Search open jobs with the pay up front.',
  search: {
    name: 'Jobs',
    what: { label: 'What', example: 'Job title, skill, or company' },
    where: { label: 'Where', example: 'City, region, or “remote”' },
    submit: 'Search',
  },
  suggested: {
    title: 'Start with what matters to you',
    all: 'See all filters',
    jobs: (count: number) => counted(count, 'job', 'jobs'),
  },
  newest: {
    title: 'Newest jobs',
    all: ({ jobs }: HomeContent['figures']) => `View all ${counted(jobs, 'job', 'jobs')}`,
  },
  after: {
    title: 'What happens after you apply',
    lead: 'You always know whose turn it is, and by when.',
    sides: { you: 'You', they: 'Employer' },
    steps: [
      {
        side: 'you',
        name: 'You apply',
        note: 'Send a resume and an optional letter. You’ve seen every step in advance.',
      },
      {
        side: 'they',
        name: 'They reply by a date',
        note: 'A yes, a no, or a question. You both see the date.',
      },
      { side: 'you', name: 'You answer', note: 'When they ask for something, you get a date too.' },
      {
        side: 'they',
        name: 'They decide and say why',
        note: 'A person decides, never a program. Late replies show as overdue.',
      },
    ],
  },
  resume: {
    title: 'A resume that saves itself',
    text: 'Start from scratch or import a PDF, a Word file, or a LinkedIn export. Write on the left and see the finished page on the right. It’s free.',
    start: 'Create a resume',
    more: 'See templates',
  },
  hiring: {
    title: 'Every applicant gets a reply',
    text: 'Applicants are sorted by reply date. Move, ask, offer, or reject, and see each message before it goes out.',
    start: 'Post a job',
    more: 'How it works for employers',
  },
  companies: {
    title: 'Companies with a reply record',
    lead: 'Share of applicants who got a reply on time, last 90 days.',
    verified: 'Verified',
    onTime: 'replied on time',
    openJobs: (count: number) => counted(count, 'open job', 'open jobs'),
    median: (days: number) => `Median reply: ${daysInWords(days)}`,
  },
  guides: { title: 'Guides', all: 'All guides' },
  employers: {
    title: 'Hiring? Post a job in about ten minutes.',
    text: 'Free for now. You set a reply date, and we help you keep it.',
    start: 'Post a job',
    more: 'See pricing',
  },
} as const

export const suggestedSearchWords: Readonly<Record<SuggestedSearch, string>> = {
  remote: 'Remote',
  partTime: 'Part time',
  entry: 'Entry level',
  internship: 'Internships',
  hybrid: 'Hybrid',
  contract: 'Contract',
}

/** Key figures of the marketplace with labels. Unknown ones are omitted. */
export const figuresOf = ({ companies, jobs, record }: HomeContent['figures']) => [
  { name: 'Open jobs', figure: number.format(jobs) },
  { name: 'Companies hiring', figure: number.format(companies) },
  ...(record === null
    ? []
    : [
        ...(record.medianDays === null
          ? []
          : [{ name: 'Median time to a first reply', figure: daysInWords(record.medianDays) }]),
        { name: 'Replied by the promised date', figure: shareOf(record) },
      ]),
]

/** Accessible name of a reply record, such as "Fernhill: 96% of applicants got a reply on time." */
export const recordLabel = (name: string, record: CompanyRecord) =>
  `${isolate(name)}: ${shareOf(record)} of applicants got a reply on time.`
