import { alertPaths } from '../../contract/alerts/paths.ts'
import { nothingMore } from '../../contract/search/found.ts'
import { noticePaths } from '../../contract/notices/paths.ts'
import { paths } from '../../contract/paths.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'
import type { LegalKind, LegalPage } from '../../contract/privacy/legal.ts'
import { resumePaths } from '../../contract/resumes/paths.ts'

const words = ['Engines that reckon.']

const run = { text: 'Engines', href: 'https://engines.example' }

// Includes every optional field of a job in a list.
const jobInList = {
  slug: 'engine-builder-engine-works-abcdef',
  title: 'Engine Builder',
  company: { slug: 'engine-works', name: 'Engine Works', proof: 'none' },
  places: [{ name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12 }],
  workplace: 'onSite',
  regions: [],
  employmentType: 'fullTime',
  level: 'senior',
  pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
  summary: 'Engines that reckon.',
  publishedAt: '2030-01-01T00:00:00.000Z',
  confirmedAt: null,
  answerDays: 10,
  isDemo: true,
}

/** Includes each kind of block, and one kind of data. */
const legalPage = (kind: LegalKind): LegalPage => ({
  kind,
  isTemplate: true,
  publishedAt: '2030-01-01T00:00:00.000Z',
  text: [
    { kind: 'heading', of: words },
    {
      kind: 'paragraph',
      of: [
        { kind: 'strong', of: words },
        { kind: 'link', href: 'mailto:ada@example.com', of: words },
      ],
    },
    { kind: 'list', first: null, items: [[{ kind: 'paragraph', of: words }]] },
  ],
  kinds: [
    {
      title: 'Engines',
      what: 'Engines.',
      purpose: 'To reckon.',
      ground: 'Law',
      retention: 'a day',
      deletion: 'Erased',
    },
  ],
})

/** Sample data with which the build renders pages, to collect their styles and chunks. */
export const samples: Readonly<Record<string, unknown>> = {
  [paths.home]: {
    canonical: 'https://www.example.com/',
    content: {
      figures: { jobs: 1_240, companies: 86, record: { people: 25, answeredInTime: 23, medianDays: 3 } },
      counts: { remote: 1, partTime: 1, entry: 1, internship: 1, hybrid: 1, contract: 1 },
      jobs: [jobInList],
      companies: [
        {
          slug: 'engine-works',
          name: 'Engine Works',
          jobs: 1,
          record: { people: 25, answeredInTime: 23, medianDays: 3 },
        },
      ],
      isDemo: true,
    },
  },
  [paths.privacy]: { canonical: 'https://www.example.com/privacy', content: legalPage('privacy') },
  [paths.terms]: { canonical: 'https://www.example.com/terms', content: legalPage('terms') },
  [paths.publicCompany(':slug')]: {
    canonical: 'https://www.example.com/companies/engine-works',
    content: {
      slug: 'engine-works',
      name: 'Engine Works',
      website: 'https://engines.example',
      about: 'Engines that reckon.',
      size: '11-50',
      industry: 'Engines',
      places: ['London, England, United Kingdom'],
      proof: 'domain',
      provenAt: '2030-01-01T00:00:00.000Z',
      isDemo: true,
      record: { people: 25, answeredInTime: 23, medianDays: 3 },
      jobs: [
        {
          slug: 'engine-builder-engine-works-abcdef',
          title: 'Engine Builder',
          company: { slug: 'engine-works', name: 'Engine Works', proof: 'none' },
          places: [],
          workplace: 'remote',
          regions: [],
          employmentType: 'fullTime',
          level: null,
          pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
          summary: '',
          publishedAt: '2030-01-01T00:00:00.000Z',
          confirmedAt: null,
          answerDays: 10,
          isDemo: true,
        },
      ],
    },
  },
  // Includes every optional part of a resume.
  [resumePaths.sharedResume(':link')]: {
    canonical: 'https://www.example.com/r/link',
    content: {
      language: 'en',
      name: run,
      role: run,
      contact: [run],
      sections: [
        {
          heading: run,
          items: [
            { line: [run, run], note: run, title: [], dates: null, sub: [], paragraphs: [], bullets: [] },
            { line: [], note: null, title: [run], dates: run, sub: [run], paragraphs: [run], bullets: [run] },
          ],
        },
      ],
      pdf: '/r/link/pdf',
      expiresOn: '2030-01-31',
    },
  },
  [noticePaths.stopMails(':link')]: {
    canonical: 'https://www.example.com/stop-mails/link',
    content: { name: 'New applicants', address: 'ad…@example.com', choice: 'daily' },
  },
  [alertPaths.alert(':token')]: {
    canonical: 'https://www.example.com/alerts/token',
    content: {
      purpose: 'manage',
      address: 'ad…@example.com',
      searches: [
        {
          criteria: 'q=engine&place=London&workplace=onSite',
          title: 'engine near London',
          every: 'daily',
          state: 'asked',
        },
      ],
      job: {
        slug: 'engine-driver',
        title: 'Engine driver',
        company: 'Analytical',
        reasons: ['title'],
        given: ['company'],
      },
    },
  },
  // Includes most optional parts of the search page, but no open job, resolved place or similar places.
  [paths.jobs]: {
    canonical: 'https://www.example.com/jobs',
    content: {
      search: '?q=engine&place=London&workplace=onSite',
      open: null,
      isFirst: true,
      leftOut: [{ name: 'pay', typed: 'lots', message: 'Write it in digits.' }],
      placeProblem: 'We do not know this place.',
      placesNear: [],
      without: [{ name: 'q', count: 1 }],
      found: {
        jobs: [jobInList],
        total: { count: 1, isCapped: false },
        facets: { workplace: { onSite: 1 }, type: {}, level: {} },
        areFacetsCapped: false,
        ages: [{ days: null, count: 1, isCapped: false }],
        pays: { bars: [{ from: 1, count: 12 }], isCapped: true },
        more: nothingMore,
        regionNames: {},
        next: 'more',
        suggestion: 'engine',
        place: null,
        wider: [{ radius: 100, count: 2 }],
      },
    },
  },
  // Includes every optional field of a job.
  [paths.job(':slug')]: {
    canonical: 'https://www.example.com/jobs/engine-builder-engine-works-abcdef',
    content: {
      ...emptyPosting('Engine Builder'),
      slug: 'engine-builder-engine-works-abcdef',
      company: {
        slug: 'engine-works',
        name: 'Engine Works',
        website: 'https://engines.example',
        proof: 'none',
        record: { people: 25, answeredInTime: 23, medianDays: 3 },
      },
      state: 'unconfirmed',
      outcome: null,
      publishedAt: '2030-01-01T00:00:00.000Z',
      confirmedAt: '2030-01-02T00:00:00.000Z',
      isDemo: true,
      summary: 'Engines that reckon.',
      description: [
        { kind: 'heading', of: words },
        {
          kind: 'paragraph',
          of: [
            { kind: 'strong', of: words },
            { kind: 'emphasis', of: words },
            { kind: 'link', href: 'https://engines.example', of: words },
          ],
        },
        { kind: 'list', first: null, items: [[{ kind: 'paragraph', of: words }]] },
        { kind: 'list', first: 1, items: [[{ kind: 'paragraph', of: words }]] },
      ],
      requirements: [
        { text: 'Wheels', kind: 'must' },
        { text: 'Cards', kind: 'nice' },
      ],
      workplace: 'onSite',
      places: [{ name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12 }],
      employmentType: 'fullTime',
      pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
      payNote: 'And oil.',
      benefits: words,
      level: 'senior',
      steps: [{ name: 'Visit', days: 5 }],
      questions: [
        { key: 'one', label: 'Wheels?', kind: 'yesNo', options: [], required: true, knockOut: null },
      ],
      existingVacancy: true,
      aiInScreening: { used: false, how: '' },
      contact: 'ada@engines.example',
      validThrough: '2030-03-01',
      similar: [jobInList],
    },
  },
}
