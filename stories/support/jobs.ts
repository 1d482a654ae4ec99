import { parseMarkdown } from '../../contract/markdown/parse.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'
import type { ShownJob } from '../../src/views/postings/JobView.tsx'

/** A job with all fields filled in. */
export const job: ShownJob = {
  ...emptyPosting('Stage carpenter'),
  summary: 'Build and run the sets of nine shows a year.',
  description:
    parseMarkdown(`You build, fit up and repair the sets of nine shows a year with a crew of four, and you run the **workshop** on two days a week.

## A usual week

- Drawings on Monday
- Building from Tuesday to Thursday
  1. timber
  2. steel
- Fit-up on Friday

More on [our own page](https://company.example.com). Come and *see*
what we built last.`),
  company: { slug: 'sample-company', name: 'Sample Company' },
  state: 'published',
  outcome: null,
  publishedAt: '2026-11-12T10:00:00.000Z',
  confirmedAt: null,
  isDemo: false,
  requirements: [
    { text: 'Three years of joinery or set building', kind: 'must' },
    { text: 'Reading technical drawings', kind: 'must' },
    { text: 'Working at height, with a ticket or ready to get one', kind: 'must' },
    { text: 'Welding', kind: 'nice' },
    { text: 'Touring', kind: 'nice' },
  ],
  workplace: 'onSite',
  places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }],
  employmentType: 'fullTime',
  weeklyHours: { min: 30, max: 38 },
  visa: 'sponsors',
  pay: { min: 3_600_000, max: 4_100_000, currency: 'GBP', period: 'year' },
  payNote: 'And overtime on show days.',
  benefits: ['28 days of holidays', 'A pension from the first day'],
  level: 'mid',
  answerDays: 7,
  steps: [{ name: 'A paid half day in the workshop', days: 5 }],
  questions: [
    {
      key: 'ticket',
      label: 'Do you have a ticket for working at height?',
      kind: 'yesNo',
      options: [],
      required: true,
    },
    {
      key: 'city',
      label: 'In which city do you live?',
      kind: 'short',
      options: [],
      required: false,
    },
  ],
  existingVacancy: true,
  aiInScreening: { used: false, how: '' },
  contact: 'jobs@company.example.com',
  validThrough: '2026-12-18',
}

const endless = 'Bühnenbildwerkstattleitungsstellvertretung'

/** A job with the longest values, without places to break lines. */
export const longJob: ShownJob = {
  ...job,
  title: `${endless}${endless} (all)`,
  company: { slug: 'sample-company', name: `Sample${endless}` },
  payNote: endless.repeat(3),
  contact: `${endless.repeat(3)}@company.example.com`,
  places: Array.from({ length: 5 }, () => ({
    ...job.places[0],
    name: endless,
    region: 'England',
    country: 'GB',
    lat: 0,
    lon: 0,
  })),
  requirements: Array.from({ length: 20 }, (_, index) => ({
    text: `${index % 3 ? 'Reading technical drawings' : endless.repeat(2)} ${index + 1}`,
    kind: index < 12 ? 'must' : 'nice',
  })),
  steps: Array.from({ length: 8 }, (_, index) => ({
    name: index % 2 ? `Visit ${index}` : endless,
    days: index * 40 + 1,
  })),
}

/** A job whose texts contain script injections. */
export const hostileJob: ShownJob = {
  ...job,
  title: '</script><script>alert(1)</script>',
  summary: '<img src=x onerror=alert(1)>',
  payNote: '"><svg onload=alert(1)>',
  description: parseMarkdown(
    '<script>alert(1)</script>\n\n[press](javascript:alert(1))\n\n![x](data:text/html,x)',
  ),
}

/** Draft with only a title. */
export const barelyBegun: ShownJob = {
  ...emptyPosting('Stage carpenter'),
  description: [],
  company: { name: 'Sample Company' },
  state: 'draft',
  outcome: null,
  publishedAt: null,
  confirmedAt: null,
  isDemo: false,
}
