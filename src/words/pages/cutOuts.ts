import type { JobInList } from '../../../contract/search/job.ts'

/** Invented people, companies and jobs of the illustrations on public pages. */

/**
 * Current time in the illustrations, far from midnight in most time zones, so that server and browser render
 * the same day.
 */
export const cutOutNow = Date.parse('2026-11-25T10:30:00Z')

const DAY_MS = 86_400_000

/** Time relative to the date of the illustrations. */
export const cutOutDay = (days: number) => new Date(cutOutNow + days * DAY_MS).toISOString()

export const fernhill = { slug: 'fernhill-stageworks', name: 'Fernhill Stageworks' } as const

export const cutOutPeople = {
  applicant: { firstName: 'Mina', lastName: 'Okafor' },
  rejected: { firstName: 'Lucia', lastName: 'Marin' },
  columns: [
    {
      stage: 'New',
      people: [
        { firstName: 'Tomasz', lastName: 'Zielinski', days: 1 },
        { firstName: 'Ana', lastName: 'Duarte', days: 2 },
      ],
    },
    { stage: 'Screening', people: [{ firstName: 'Kwame', lastName: 'Asante', days: -2 }] },
    { stage: 'Interview', people: [{ firstName: 'Ingrid', lastName: 'Haugen', days: 5 }] },
  ],
} as const

const job = {
  employmentType: 'fullTime',
  level: null,
  summary: '',
  confirmedAt: null,
  isDemo: false,
} as const

export const cutOutJobs: readonly JobInList[] = [
  {
    ...job,
    slug: 'maintenance-planner',
    title: 'Maintenance planner',
    company: { slug: 'kestrelgate-rail', name: 'Kestrelgate Rail', proof: 'domain' },
    places: [],
    regions: ['US', 'CA'],
    workplace: 'remote',
    pay: { min: 6_200_000, max: 7_400_000, currency: 'USD', period: 'year' },
    publishedAt: cutOutDay(-1),
    answerDays: 14,
  },
  {
    ...job,
    slug: 'front-desk-manager',
    title: 'Front desk manager',
    company: { slug: 'gipfelruh-hotels', name: 'Gipfelruh Hotels', proof: 'domain' },
    places: [{ name: 'Denver', region: 'Colorado', country: 'US', lat: 39.74, lon: -104.98 }],
    regions: [],
    workplace: 'onSite',
    pay: { min: 2_450, max: 2_900, currency: 'USD', period: 'hour' },
    publishedAt: cutOutDay(-2),
    answerDays: 5,
  },
]

export const cutOutRecord = { people: 51, answeredInTime: 49, medianDays: 3 } as const

export const cutOutWords = {
  job: 'Stage carpenter',
  filters: ['Remote', '$60,000+', 'Last 7 days'],
  saved: 'Saved 2:32 PM',
  filled: 'Filled in for Fernhill',
  reads: 'Reads cleanly in hiring software',
  formats: 'PDF, text, JSON Resume',
  apply: {
    title: 'Apply for Stage carpenter',
    rows: [
      { name: 'Resume', text: 'Stage carpenter, 1 page' },
      { name: 'Cover letter', text: 'For theaters, filled in' },
      { name: 'Questions', text: '2 of 2 answered' },
    ],
    send: 'Send application',
    reply: 'They reply by Dec 2',
  },
  way: {
    label: 'Application timeline',
    company: 'Fernhill Stageworks',
    steps: [
      {
        side: 'you',
        name: 'You applied',
        turn: 'Nov 10',
        note: 'Resume, letter, 2 answers',
        place: 'behind',
      },
      { side: 'they', name: 'Moved to Screening', turn: 'Nov 12', place: 'behind' },
      { side: 'they', name: 'They asked a question', turn: 'Nov 19', place: 'behind' },
      { side: 'you', name: 'Your turn', turn: 'by Nov 26', note: 'Reply to Fernhill', place: 'now' },
      { side: 'they', name: 'Fernhill replies', turn: 'within 7 days', place: 'ahead' },
    ],
  },
  reject: {
    title: 'Reject Lucia Marin',
    reason: 'Reason',
    chosen: 'We need different experience',
    preview: 'What Lucia will read',
    message: [
      'Hi Lucia,',
      'Thank you for applying for Stage carpenter. We’re moving forward with people who have built touring sets. Your joinery stood out, and we’d be glad to hear from you again.',
      'Robin, Fernhill Stageworks',
    ],
    send: 'Send rejection',
    until: 'Goes out at 2:42 PM. You can undo it until then.',
  },
  record: {
    facts: 'fernhill.example · Leeds',
    onTime: 'replied on time',
    median: 'median first reply',
    basis: 'Counted from 51 applications in the last 90 days. Shown once there are 10.',
  },
} as const
