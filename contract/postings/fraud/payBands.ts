import { foldedWords } from './foldedWords.ts'
import bands from './payBands.json' with { type: 'json' }
import { periodsPerYear } from '../payPeriods.ts'
import type { PostingContent } from '../posting.ts'

type Pay = NonNullable<PostingContent['pay']>

/** Factor above the highest known pay from which pay is suspicious. */
const TIMES = 3

/**
 * Highest yearly pay in minor units, by currency and by word of the title. The empty word has the maximum of
 * all titles.
 */
const highest: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries<Readonly<Record<string, number>>>(bands).map(([currency, words]) => [
    currency,
    new Map(Object.entries(words)),
  ]),
)

/** Words of titles that do not distinguish pay bands: seniority and function words. */
const common: ReadonlySet<string> = new Set([
  'and',
  'at',
  'for',
  'in',
  'of',
  'the',
  'to',
  'junior',
  'senior',
  'lead',
])

/** Words of a title that select its pay bands. */
export const wordsOfTitle = (title: string): readonly string[] =>
  foldedWords(title)
    .map(({ text }) => text)
    .filter((word) => word.length > 1 && !common.has(word))

/** Highest pay of a posting, in minor units per year. */
export const highestInYear = ({ max, period }: Pay): number => max * periodsPerYear[period]

/**
 * True if the pay exceeds three times the highest known pay for the title, in the currency of the posting.
 * Titles without a known word are compared with the maximum of all titles.
 */
export function isAboveBand(title: string, pay: Pay): boolean {
  const words = highest.get(pay.currency)
  if (!words) return false
  const known = wordsOfTitle(title).flatMap((word) => words.get(word) ?? [])
  const band = known.length > 0 ? Math.max(...known) : words.get('')
  return band !== undefined && highestInYear(pay) > TIMES * band
}
