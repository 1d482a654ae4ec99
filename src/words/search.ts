import { criteriaIn, without, type LeftOut } from '../../contract/search/address.ts'
import { choices, type ChoiceName } from '../../contract/search/choices.ts'
import {
  singleFilters,
  type Criteria,
  type Order,
  type SingleFilter,
} from '../../contract/search/criteria.ts'
import type { CriterionName, JobsPage } from '../../contract/search/page.ts'
import { meansRemote } from '../../contract/search/remote.ts'
import type { FoundJobs } from '../../contract/search/found.ts'
import { counted, number } from '../../contract/words/counted.ts'
import { countryName, employmentTypes, levels, repliesWithin, visas, workplaces } from './postings.ts'

type Total = FoundJobs['total']

/** Number of jobs, such as "1 job", "46 jobs" or "1,000+ jobs". */
export const jobsInWords = ({ count, isCapped }: Total) =>
  isCapped ? `${number.format(count)}+ jobs` : counted(count, 'job', 'jobs')

/** Number of jobs beside a filter, such as "46", or "46+" for a lower bound. */
export const countInWords = (count: number, isCapped: boolean) =>
  `${number.format(count)}${isCapped ? '+' : ''}`

export const payBarsInWords = 'Jobs by yearly pay'

/** Accessible name of a bar in the pay histogram, such as "From 30,000 a year: 46 jobs". */
export const payBarInWords = (from: number, count: number, isCapped: boolean) =>
  `${from === 1 ? 'Any pay' : `From ${number.format(from)} a year`}: ${jobsInWords({ count, isCapped })}`

export const searchWords = {
  description: 'Open jobs with the pay up front and a date for the reply.',
  form: {
    name: 'Jobs',
    what: 'What',
    where: 'Where',
    within: 'Within',
    radius: (kilometers: number) => `Within ${kilometers} km`,
    examples: { what: 'Job title, skill, or company', where: 'City, region, or “remote”' },
    search: 'Search',
    change: 'Change',
    close: 'Close',
  },
  filters: {
    title: 'Filters',
    button: (count: number) => (count === 0 ? 'Filters' : `Filters · ${number.format(count)}`),
    clear: 'Clear filters',
    close: 'Close filters',
    show: (total: Total) => (total.count === 0 ? 'No jobs match' : `Show ${jobsInWords(total)}`),
    remove: 'Remove filter:',
    payLabel: 'Minimum yearly pay',
    payHint: 'In any currency, such as 50,000 or 50k.',
    anyTime: 'Any time',
    more: 'More filters',
  },
  list: {
    name: 'Results',
    shown: (shown: number, total: Total) => `${number.format(shown)} of ${jobsInWords(total)} shown`,
    first: 'Back to the first jobs',
    more: (count: number) => `Show ${number.format(count)} more`,
    order: 'Sort by',
    openJob: 'Open job',
  },
  suggestion: 'Did you mean',
  otherPlace: 'Looking for another place?',
  everywhere: 'These are jobs everywhere.',
  everywhereOr: 'These are jobs everywhere. Did you mean:',
  further: 'Farther away:',
  furtherJobs: (count: number, kilometers: number) =>
    `${counted(count, 'job', 'jobs')} within ${kilometers} km`,
  tryAgain: 'Try again',
  none: {
    title: 'No open jobs right now',
    text: 'Employers post new jobs every day. Check back soon.',
  },
  nothing: {
    title: 'No jobs match all your filters',
    text: 'Try one of these:',
    noWord: (typed: string) => `“${typed}” isn’t a word. Enter a word to search for, or try one of these:`,
  },
  pane: {
    name: 'Job',
    what: 'this job',
    page: 'Open full page',
    back: 'Back to results',
    gone: { title: 'This job is no longer here', text: 'It was removed or closed. See the other jobs.' },
    failed: 'The job didn’t load here. Reload the page.',
  },
} as const

type FoundPlace = FoundJobs['place']

/** Countries whose English names take an article within a sentence. */
const HAS_ARTICLE =
  /^(?:United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles)|(?:Islands|Republic)$/

const withArticle = (name: string) => `${HAS_ARTICLE.test(name) ? 'the ' : ''}${name}`

/** Area of a search, such as "near Leeds" or "in the United States"; empty without a place. */
function areaInShort(found: FoundPlace): string {
  if (found === null) return ''
  return found.kind === 'city' ? `near ${found.name}` : `in ${withArticle(found.name)}`
}

/** Heading of the results, such as "46 jobs for “carpenter” near Leeds". */
export function answerInWords({ found: { place, total }, placeProblem, search }: JobsPage): string {
  const { place: typed, q } = criteriaIn(search)
  const isRemote = placeProblem === null && meansRemote(typed)
  const jobs = total.count === 0 ? 'No jobs' : jobsInWords(total)
  const area = placeProblem === null ? areaInShort(place) : ''
  return [
    isRemote ? jobs.replace(/ (?=jobs?$)/, ' remote ') : jobs,
    ...(q === '' ? [] : [`for “${q}”`]),
    ...(area === '' ? [] : [area]),
  ].join(' ')
}

/**
 * Area and filters of a search, shown below its heading, such as "Within 25 km of Leeds, England · On site".
 */
export function limitsInWords({ found: { place, regionNames }, placeProblem, search }: JobsPage): string {
  const criteria = criteriaIn(search)
  const area =
    place === null || placeProblem !== null
      ? ''
      : place.kind === 'city'
        ? `Within ${criteria.radius} km of ${place.words}`
        : place.words === place.name
          ? ''
          : place.words
  return [area, ...filtersIn(criteria, regionNames).map(({ words }) => words)].filter(Boolean).join(' · ')
}

/** True if the search has a radius, which countries, regions and remote work do not. */
export const hasRadius = ({ place }: Pick<Criteria, 'place'>, found: FoundPlace): boolean =>
  !meansRemote(place) && (found === null || found.kind === 'city')

/** Short summary of search words and place, such as "carpenter" and "Leeds, 25 km". */
export const askedInWords = (
  { q, place, radius }: Pick<Criteria, 'q' | 'place' | 'radius'>,
  found: FoundPlace,
) => ({
  what: q || 'Any job',
  where: place ? (found?.kind === 'city' ? `${found.name}, ${radius} km` : place) : 'Anywhere',
})

export const orderNames: Readonly<Record<Order, string>> = {
  newest: 'Newest',
  relevant: 'Best match',
  pay: 'Highest pay',
  near: 'Nearest',
}

/** Names of the multiple-choice filters, and of their values. */
export const choiceNames = {
  workplace: { name: 'Workplace', of: workplaces },
  type: { name: 'Job type', of: employmentTypes },
  level: { name: 'Level', of: levels },
} as const satisfies Readonly<
  Record<ChoiceName, { readonly name: string; readonly of: Readonly<Record<string, string>> }>
>

/** Values of a multiple-choice filter, with their names. */
export function choicesOf(kind: ChoiceName): readonly (readonly [value: string, name: string])[] {
  const names = new Map<string, string>(Object.entries(choiceNames[kind].of))
  return choices[kind].map((value) => [value, names.get(value) ?? value])
}

/** Labels of the filter by publication date, by number of days. */
export const agesInWords = new Map([
  [1, 'Last 24 hours'],
  [3, 'Last 3 days'],
  [7, 'Last 7 days'],
  [30, 'Last 30 days'],
])

/** Label of a chosen further filter, such as "Replies within 7 days". */
export function singleFilterInWords(
  criteria: Criteria,
  name: SingleFilter,
  regionNames: Readonly<Record<string, string>>,
): string {
  const { country = '', hours = 0, region = '', within = 0 } = criteria
  return {
    country: () => countryName(country),
    region: () => regionNames[region] ?? region,
    replies: () => 'Replies on time',
    within: () => repliesWithin(within),
    range: () => 'Full pay range',
    visa: () => visas.sponsors,
    hours: () => `Up to ${hours} hours a week`,
  }[name]()
}

export interface Filter {
  readonly words: string
  /** Criteria without this filter. */
  readonly rest: Criteria
}

/** Chosen filters of a search, one per value. */
export function filtersIn(
  criteria: Criteria,
  regionNames: Readonly<Record<string, string>> = {},
): readonly Filter[] {
  const { pay, posted } = criteria
  const chosen = (['workplace', 'type', 'level'] as const).flatMap((kind) => {
    const values: readonly string[] = criteria[kind]
    return choicesOf(kind)
      .filter(([value]) => values.includes(value))
      .map(([value, words]) => ({
        words,
        rest: { ...criteria, [kind]: values.filter((other) => other !== value) },
      }))
  })
  return [
    ...chosen,
    ...(pay === undefined
      ? []
      : [{ words: `From ${number.format(pay)} a year`, rest: { ...criteria, pay: undefined } }]),
    ...(posted === undefined
      ? []
      : [{ words: agesInWords.get(posted) ?? '', rest: { ...criteria, posted: undefined } }]),
    ...singleFilters
      .filter((name) => criteria[name] !== undefined)
      .map((name) => ({
        words: singleFilterInWords(criteria, name, regionNames),
        rest: without(criteria, name),
      })),
  ]
}

export const filterNames = {
  workplace: choiceNames.workplace.name,
  type: choiceNames.type.name,
  pay: 'Pay at least',
  level: choiceNames.level.name,
  posted: 'Posted',
} as const

/** Text of the link to a search without one criterion, such as "Search everywhere". */
export function withoutInWords(
  criteria: Criteria,
  name: CriterionName,
  regionNames: Readonly<Record<string, string>> = {},
): string {
  if (isSingle(name)) return `Without “${singleFilterInWords(criteria, name, regionNames)}”`
  return {
    q: `Without “${criteria.q}”`,
    place: meansRemote(criteria.place) ? 'Not only remote jobs' : 'Search everywhere',
    workplace: 'Any workplace',
    type: 'Any job type',
    level: 'Any level',
    pay: 'Any pay',
    posted: 'Posted at any time',
  }[name]
}

const isSingle = (name: CriterionName): name is SingleFilter => singleFilters.some((each) => each === name)

const typedAs = { q: 'under What', place: 'under Where', pay: 'as the pay' } as const

/** Maximum length of typed text that is quoted, in characters. */
const SHOWN = 40

/** Note on a criterion that the search ignores, with the typed text and how to correct it. */
export function leftOutInWords({ message, name, typed }: LeftOut): string {
  const shown = typed.length > SHOWN ? `${typed.slice(0, SHOWN)}…` : typed
  return `We left out “${shown}” ${typedAs[name]}. ${message}`
}
