import { criteriaIn, type LeftOut } from '../../contract/search/address.ts'
import { choices, type ChoiceName, type Criteria, type Order } from '../../contract/search/criteria.ts'
import type { CriterionName, JobsPage } from '../../contract/search/page.ts'
import { meansRemote } from '../../contract/search/remote.ts'
import type { FoundJobs } from '../../contract/search/found.ts'
import { counted, number } from '../../contract/words/counted.ts'
import { employmentTypes, levels, workplaces } from './postings.ts'

/** So many jobs, in words: "1 job", "46 jobs", "1,000+ jobs". */
export const jobsInWords = ({ count, isCapped }: FoundJobs['total']) =>
  isCapped ? `${number.format(count)}+ jobs` : counted(count, 'job', 'jobs')

type FoundPlace = FoundJobs['place']

/** Countries whose English names have an article within a sentence. */
const HAS_ARTICLE =
  /^(?:United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles)|(?:Islands|Republic)$/

/** Where jobs are searched for, such as "within 25 km of Leeds, England, United Kingdom" or "in Germany". */
function areaInWords({ place, radius }: Pick<Criteria, 'place' | 'radius'>, found: FoundPlace): string {
  if (meansRemote(place)) return 'for remote work'
  if (found === null) return 'anywhere'
  if (found.kind === 'city') return `within ${radius} km of ${found.words}`
  return `in ${HAS_ARTICLE.test(found.words) ? 'the ' : ''}${found.words}`
}

/** The answer to a search, such as "46 jobs for “carpenter” within 25 km of Leeds". */
export function answerInWords({ found: { place, total }, placeProblem, search }: JobsPage): string {
  const criteria = criteriaIn(search)
  // A place that nobody knows was not searched at.
  const isPlaceKnown = criteria.place !== '' && placeProblem === null
  return [
    total.count === 0 ? 'No jobs' : jobsInWords(total),
    ...(criteria.q === '' ? [] : [`for “${criteria.q}”`]),
    ...(isPlaceKnown ? [areaInWords(criteria, place)] : []),
  ].join(' ')
}

/** Whether a search is made within so many kilometres: not of a country or a region, nor for remote work. */
export const hasRadius = ({ place }: Pick<Criteria, 'place'>, found: FoundPlace): boolean =>
  !meansRemote(place) && (found === null || found.kind === 'city')

/** What is searched for, in short, such as "carpenter" and "Leeds, 25 km". */
export const askedInWords = (
  { q, place, radius }: Pick<Criteria, 'q' | 'place' | 'radius'>,
  found: FoundPlace,
) => ({
  what: q || 'Any job',
  where: place ? (found?.kind === 'city' ? `${place}, ${radius} km` : place) : 'Anywhere',
})

export const orderNames: Readonly<Record<Order, string>> = {
  newest: 'Newest',
  relevant: 'Best match',
  pay: 'Highest pay',
}

/** What each kind of choice is called, and each of its choices. */
export const choiceNames = {
  workplace: { name: 'Workplace', of: workplaces },
  type: { name: 'Type', of: employmentTypes },
  level: { name: 'Level', of: levels },
} as const satisfies Readonly<
  Record<ChoiceName, { readonly name: string; readonly of: Readonly<Record<string, string>> }>
>

/** The choices of a kind, each with its name. */
export function choicesOf(kind: ChoiceName): readonly (readonly [value: string, name: string])[] {
  const names = new Map<string, string>(Object.entries(choiceNames[kind].of))
  return choices[kind].map((value) => [value, names.get(value) ?? value])
}

/** How long ago something was published, at the most. */
export const agesInWords = new Map([
  [1, 'Today or yesterday'],
  [3, 'In the last 3 days'],
  [7, 'In the last 7 days'],
  [30, 'In the last 30 days'],
])

/** What is chosen by a filter, such as "On site, Hybrid"; empty where it lets everything through. */
export function chosenInWords(
  { pay, posted, ...chosen }: Criteria,
  name: ChoiceName | 'pay' | 'posted',
): string {
  if (name === 'pay') return pay === undefined ? '' : `from ${number.format(pay)} a year`
  if (name === 'posted') return posted === undefined ? '' : (agesInWords.get(posted) ?? '').toLowerCase()
  const values = new Set<string>(chosen[name])
  return choicesOf(name)
    .filter(([value]) => values.has(value))
    .map(([, word]) => word)
    .join(', ')
}

export const filterNames = {
  workplace: 'Workplace',
  type: 'Type',
  pay: 'Pay',
  posted: 'Posted',
  level: 'Level',
} as const

/** The search without a criterion, as a link says it: "Search everywhere". */
export const withoutInWords = (criteria: Criteria, name: CriterionName): string =>
  ({
    q: `Without “${criteria.q}”`,
    place: meansRemote(criteria.place) ? 'Not only remote work' : 'Search everywhere',
    workplace: 'Any workplace',
    type: 'Any type',
    level: 'Any level',
    pay: 'Any pay',
    posted: 'Posted at any time',
  })[name]

const typedAs = { q: 'under What', place: 'under Where', pay: 'as the pay' } as const

/** So many characters of a text say which one is meant. */
const SHOWN = 40

/** Criterion left out of a search, with the reason: "“lots” as the pay was left out of the search. Write it in digits." */
export function leftOutInWords({ message, name, typed }: LeftOut): string {
  const shown = typed.length > SHOWN ? `${typed.slice(0, SHOWN)}…` : typed
  return `“${shown}” ${typedAs[name]} was left out of the search. ${message}`
}
