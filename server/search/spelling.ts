import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import { distance, mayBecome } from './words/editDistance.ts'
import { countOf } from './counting.ts'
import { any, has, term } from './expression.ts'
import type { Wanted } from './matching.ts'
import { jobIndex } from './searchIndexes.ts'
import { parseQuery, type Part } from './query.ts'
import { wordsOf } from './words/terms.ts'

const SHORTEST = 4
const LONG = 6
const MOST_WORDS = 20_000
const MOST_TRIED = 5

/** Words of titles, companies and requirements that are most similar to an unknown word, nearest first. */
async function wordsLike(db: Database, { ways }: Part, typed: string): Promise<readonly string[]> {
  const most = typed.length < LONG ? 1 : 2
  const having = db
    .selectFrom('search_words')
    .select(sql`1`.as('one'))
    .where(has(db, jobIndex, any(...ways.map((terms) => term('texts', ...terms)))))
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
 * Spelling suggestion for a search without results: replaces words that occur in no posting.
 *
 * @param typed text of the query
 * @returns null if the suggestion would find nothing either
 */
export async function suggest(db: Database, wanted: Wanted, typed: string): Promise<string | null> {
  const corrections: { readonly part: Part; readonly words: readonly string[] }[] = []
  for (const part of wanted.query.wanted) {
    const [word = '', ...more] = wordsOf(part.typed)
    if (more.length > 0 || word.length < SHORTEST) continue
    corrections.push({ part, words: await wordsLike(db, part, word) })
  }
  for (let turn = 0; turn < MOST_TRIED; turn += 1) {
    // First the best correction of all words, then the next best of each.
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
