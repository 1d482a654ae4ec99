import { payBars } from '../../contract/search/criteria.ts'
import { nothingMore } from '../../contract/search/found.ts'
import type { JobsPage } from '../../contract/search/page.ts'
import type { SavedJob } from '../../contract/search/calls.ts'
import type { JobInList } from '../../contract/search/job.ts'

export const leeds = { name: 'Leeds', region: 'England', country: 'GB', lat: 53.796, lon: -1.548 }

const job = (number: number, more: Partial<JobInList>): JobInList => ({
  slug: `job-${number}`,
  title: 'Stage carpenter',
  company: { slug: 'fernhill-theatre', name: 'Fernhill Theatre', proof: 'domain' },
  places: [leeds],
  workplace: 'onSite',
  regions: [],
  employmentType: 'fullTime',
  level: 'mid',
  pay: { min: 3_600_000, max: 4_100_000, currency: 'GBP', period: 'year' },
  summary: 'Sets for eight shows a year.',
  publishedAt: '2026-11-20T08:00:00.000Z',
  confirmedAt: null,
  answerDays: 7,
  isDemo: false,
  ...more,
})

/** A job saved by a candidate. */
export const savedJobOf = (more: Partial<SavedJob> = {}): SavedJob => ({
  ...job(1, {}),
  savedAt: '2026-11-21T08:00:00.000Z',
  state: 'published',
  outcome: null,
  validThrough: '2026-12-20',
  ...more,
})

const joinery = { slug: 'larkspur-joinery', name: 'Larkspur Joinery', proof: 'none' } as const
const perHour = { min: 1_750, max: 2_100, currency: 'GBP', period: 'hour' } as const

const jobs = [
  job(1, {}),
  job(2, {
    title: 'Bench joiner, staircases',
    company: joinery,
    pay: perHour,
    workplace: 'hybrid',
    answerDays: 5,
  }),
  job(3, {
    title: 'Set drawings, from anywhere',
    workplace: 'remote',
    places: [],
    regions: ['FR', 'ES'],
    pay: { min: 24_000, max: 28_000, currency: 'EUR', period: 'day' },
  }),
  job(4, { title: 'Apprentice carpenter', employmentType: 'volunteer', pay: null, isDemo: true }),
]

type Found = JobsPage['found']

const city = (words: string) => ({ ...leeds, kind: 'city' as const, words })
const leedsInSearch = { ...city('Leeds, England, United Kingdom'), others: [] }

const counted = (counts: Record<string, number>) => ({ counts, isCapped: false })

const found = (more: Partial<Found> = {}): Found => ({
  jobs,
  total: { count: jobs.length, isCapped: false },
  facets: {
    workplace: { onSite: 2, hybrid: 1, remote: 1 },
    type: { fullTime: 3, volunteer: 1 },
    level: { mid: 4 },
  },
  areFacetsCapped: false,
  ages: [
    { days: 1, count: 1, isCapped: false },
    { days: 3, count: 2, isCapped: false },
    { days: 7, count: 3, isCapped: false },
    { days: 30, count: 4, isCapped: false },
    { days: null, count: 4, isCapped: false },
  ],
  pays: {
    bars: [3, 14, 31, 22, 12, 9, 5, 2].map((count, index) => ({ from: payBars[index] ?? 0, count })),
    isCapped: false,
  },
  more: {
    country: counted({ GB: 3, FR: 1, ES: 1 }),
    region: counted({}),
    replies: counted({ onTime: 2 }),
    within: counted({ 3: 0, 7: 3, 14: 4 }),
    range: counted({ full: 3 }),
    visa: counted({ sponsors: 1 }),
    hours: counted({ 20: 1, 30: 2 }),
  },
  regionNames: {},
  next: null,
  suggestion: null,
  place: null,
  wider: [],
  ...more,
})

const page = ({
  found: more,
  ...rest
}: Partial<Omit<JobsPage, 'found'>> & { found?: Partial<Found> }): JobsPage => ({
  search: '',
  isFirst: true,
  leftOut: [],
  placeProblem: null,
  placesNear: [],
  without: [],
  ...rest,
  found: found(more),
})

const nothing = {
  jobs: [],
  total: { count: 0, isCapped: false },
  facets: { workplace: {}, type: {}, level: {} },
  ages: [],
  pays: { bars: [], isCapped: false },
  more: nothingMore,
}

/** Search pages, by the case that they show. */
export const searches = {
  first: page({}),
  filtered: page({
    search: '?q=carpenter&place=Leeds&workplace=onSite&workplace=hybrid&pay=30000&posted=7&sort=pay',
    found: {
      jobs: jobs.slice(0, 2),
      total: { count: 2, isCapped: false },
      place: leedsInSearch,
      wider: [{ radius: 50, count: 9 }],
    },
  }),
  further: page({
    search:
      '?country=GB&region=GB.ENG&replies=onTime&within=7&range=full&visa=sponsors&hours=20&place=Leeds&sort=near',
    found: {
      jobs: jobs.slice(0, 2),
      total: { count: 2, isCapped: false },
      place: leedsInSearch,
      more: {
        country: counted({ GB: 2, DE: 5, FR: 1 }),
        region: counted({ 'GB.ENG': 2, 'GB.SCT': 1 }),
        replies: counted({ onTime: 2 }),
        within: counted({ 7: 2, 14: 4 }),
        range: counted({ full: 2 }),
        visa: counted({ sponsors: 2 }),
        hours: counted({ 20: 2, 30: 3 }),
      },
      regionNames: { 'GB.ENG': 'England', 'GB.SCT': 'Scotland' },
    },
  }),
  many: page({
    search: '?q=carpenter',
    found: { total: { count: 1_000, isCapped: true }, areFacetsCapped: true, next: 'more' },
  }),
  later: page({ search: '?q=carpenter', isFirst: false, found: { total: { count: 46, isCapped: false } } }),
  zero: page({
    search: '?q=carpenter&place=Leeds&radius=5&level=lead',
    found: { ...nothing, place: leedsInSearch, wider: [{ radius: 25, count: 3 }] },
    without: [
      { name: 'q', count: 12 },
      { name: 'place', count: 1 },
      { name: 'level', count: 3 },
    ],
  }),
  typo: page({
    search: '?q=carpentr',
    found: { ...nothing, suggestion: 'carpenter' },
    without: [{ name: 'q', count: 4 }],
  }),
  unknownPlace: page({
    search: '?q=carpenter&place=Leedss',
    placeProblem: 'We do not know the place “Leedss”. Choose one from the list.',
    placesNear: [leeds, { ...leeds, region: 'AL', country: 'US' }],
  }),
  severalPlaces: page({
    search: '?place=Newcastle',
    found: {
      place: {
        ...city('Newcastle upon Tyne, England, United Kingdom'),
        name: 'Newcastle upon Tyne',
        others: [city('Newcastle, South Africa'), city('Newcastle, New South Wales, Australia')],
      },
    },
  }),
  country: page({
    search: '?q=carpenter&place=USA',
    found: {
      place: {
        ...leeds,
        name: 'United States',
        region: '',
        country: 'US',
        kind: 'country',
        words: 'United States',
        others: [],
      },
    },
  }),
  remote: page({
    search: '?place=remote',
    found: { jobs: jobs.slice(2, 3), total: { count: 1, isCapped: false } },
  }),
  signs: page({ search: '?q=%2A', found: nothing, without: [{ name: 'q', count: 46 }] }),
  longNothing: page({
    search: `?q=${'carpenter'.repeat(12)}`,
    found: nothing,
    without: [{ name: 'q', count: 46 }],
  }),
  none: page({ found: nothing }),
  long: page({
    search: `?q=${'carpenter'.repeat(12)}`,
    found: {
      jobs: [
        job(1, {
          title: 'Carpenterandjoinerforstagesetsandscenery '.repeat(3),
          company: { slug: 'long', name: 'Weltkulturerbebauhandwerksgesellschaft', proof: 'none' },
          places: [leeds, { ...leeds, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }],
        }),
      ],
      total: { count: 1, isCapped: false },
    },
  }),
} as const satisfies Readonly<Record<string, JobsPage>>
