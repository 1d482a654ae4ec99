import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import { countOf } from './finding.ts'
import { any, has, term } from './expression.ts'
import type { Wanted } from './matching.ts'
import { parseQuery, type Part } from './query.ts'
import { wordsOf } from './terms.ts'

const SHORTEST = 4
const LONG = 6
const MOST_WORDS = 20_000
const MOST_TRIED = 5

/**
 * How many letters must be put, taken, replaced or swapped with the next one to make one word of another; as soon as
 * it is more than `most`, something above it.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      row.push(
        Math.min(
          (last[to] ?? most) + 1,
          (row[to - 1] ?? most) + 1,
          (last[to - 1] ?? most) + (isSame ? 0 : 1),
          isSwapped ? (before[to - 2] ?? most) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}

/** Which letters a word has, a bit for each; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * Whether so many changes might make one word of another, as far as their letters tell: a change takes one letter away
 * and brings one. Most words are told apart so, at a tenth of what the distance takes.
 */
export function mayBecome(one: string, other: string, changes: number): boolean {
  let different = lettersOf(one) ^ lettersOf(other)
  for (let left = 2 * changes; different !== 0; left -= 1) {
    if (left === 0) return false
    different &= different - 1
  }
  return true
}

/** The words of titles, companies and requirements that are nearest to one that no posting has, the nearest first. */
async function wordsLike(db: Database, { ways }: Part, typed: string): Promise<readonly string[]> {
  const most = typed.length < LONG ? 1 : 2
  const having = db
    .selectFrom('search_words')
    .select(sql`1`.as('one'))
    .where(has(db, any(...ways.map((terms) => term('texts', ...terms)))))
  const known = await db
    .selectFrom('search_dictionary')
    .select('word')
    .where('length', '>=', typed.length - most)
    .where('length', '<=', typed.length + most)
    .where((is) => is.not(is.exists(having)))
    .limit(MOST_WORDS)
    .execute()
  const isElsewhere = (word: string) => (word[0] === typed[0] ? 0 : 1)
  return known
    .filter(({ word }) => mayBecome(typed, word, most))
    .map(({ word }) => ({ word, far: distance(typed, word, most) }))
    .filter(({ far }) => far <= most)
    .toSorted(
      (one, other) =>
        one.far - other.far ||
        isElsewhere(one.word) - isElsewhere(other.word) ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, MOST_TRIED)
    .map(({ word }) => word)
}

/**
 * What somebody may have meant who found nothing: what they typed, with the words corrected that no posting has.
 *
 * @param typed what the wanted query was read from
 * @returns null where that would find nothing either
 */
export async function suggest(db: Database, wanted: Wanted, typed: string): Promise<string | null> {
  const corrections: { readonly part: Part; readonly words: readonly string[] }[] = []
  for (const part of wanted.query.wanted) {
    const [word = '', ...more] = wordsOf(part.typed)
    if (more.length > 0 || word.length < SHORTEST) continue
    corrections.push({ part, words: await wordsLike(db, part, word) })
  }
  for (let turn = 0; turn < MOST_TRIED; turn += 1) {
    // The best of all words first, then the next best of each that has one.
    if (turn > 0 && !corrections.some(({ words }) => turn < words.length)) break
    const corrected = corrections.reduceRight((text, { part, words }) => {
      const word = words[Math.min(turn, words.length - 1)] ?? part.typed
      return text.slice(0, part.at) + word + text.slice(part.at + part.typed.length)
    }, typed)
    if (corrected === typed) return null
    if ((await countOf(db, { ...wanted, query: parseQuery(corrected) })) > 0) return corrected
  }
  return null
}
