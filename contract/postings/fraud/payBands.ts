import { foldedWords } from './foldedWords.ts'
import bands from './payBands.json' with { type: 'json' }
import { periodsPerYear } from '../payPeriods.ts'
import type { PostingContent } from '../posting.ts'

type Pay = NonNullable<PostingContent['pay']>

/** Pay of so many times the highest of its band is no pay of such a job. */
const TIMES = 3

/** The highest yearly pay in minor units, by currency and by a word of the title; by the empty word of all titles. */
const highest: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries<Readonly<Record<string, number>>>(bands).map(([currency, words]) => [
    currency,
    new Map(Object.entries(words)),
  ]),
)

/** Words that say how senior a job is, or nothing. */
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

/** The words of a title by which bands are told apart. */
export const wordsOfTitle = (title: string): readonly string[] =>
  foldedWords(title)
    .map(({ text }) => text)
    .filter((word) => word.length > 1 && !common.has(word))

/** The highest pay of a posting, in minor units a year. */
export const highestInYear = ({ max, period }: Pay): number => max * periodsPerYear[period]

/**
 * True if the pay is more than three times the best known pay for the title in the demo and generated
 * postings of its currency; for an unknown title, of all titles.
 */
export function isAboveBand(title: string, pay: Pay): boolean {
  const words = highest.get(pay.currency)
  if (!words) return false
  const known = wordsOfTitle(title).flatMap((word) => words.get(word) ?? [])
  const band = known.length > 0 ? Math.max(...known) : words.get('')
  return band !== undefined && highestInYear(pay) > TIMES * band
}
