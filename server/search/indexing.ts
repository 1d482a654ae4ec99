import type { PostingContent } from '../../contract/postings/posting.ts'
import type { Database } from '../store/schema.ts'
import { pointOf } from './globe.ts'
import { jobIndex } from './searchIndexes.ts'
import { ANALYSER, wordsOf } from './words/terms.ts'
import { addWords, fieldsOf, removeWords, renewIndex, type Fields } from './wordIndex.ts'
import { countedTraitsOf, traitsOf, type IndexedCompany } from './traits.ts'
import { yearlyPay } from './yearlyPay.ts'

const IN_A_MILLISECOND = 1_000

/** Lower bound of the index numbers of postings published at or after a time in milliseconds since 1970. */
export const numberAt = (time: number) => time * IN_A_MILLISECOND

/** Time at which the posting of an index number was published, in milliseconds since 1970. */
export const publishedAt = (number: number) => Math.floor(number / IN_A_MILLISECOND)

/** Removes a posting from the index, if it is indexed. */
export async function removeFromIndex(transaction: Database, postingId: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('search_postings')
    .where('posting_id', '=', postingId)
    .returning('number')
    .executeTakeFirst()
  if (gone) await removeWords(transaction, jobIndex, gone.number)
}

/** Columns of a posting that are indexed in addition to its content. */
interface Indexed {
  readonly id: string
  readonly company_id: string
  readonly published_at: number | null
}

/** Adds an open posting that is not in the index. */
export async function addToIndex(
  transaction: Database,
  posting: Indexed,
  content: PostingContent,
  company: IndexedCompany,
): Promise<void> {
  const number = await addRow(transaction, posting, content, company)
  await addWords(transaction, jobIndex, number, fieldsOfPosting(content, company))
  if (content.places.length > 0) {
    await transaction
      .insertInto('search_places')
      .values(content.places.map((place) => ({ number, ...pointOf(place) })))
      .execute()
  }
  await addToDictionary(transaction, content, company.name)
}

/** Row of a posting in `search_postings`, without its number. */
export const rowOf = (
  { company_id, id }: Pick<Indexed, 'company_id' | 'id'>,
  content: PublishedContent,
  company: Pick<IndexedCompany, 'isOnTime'>,
) => ({
  posting_id: id,
  company_id,
  workplace: content.workplace,
  type: content.employmentType,
  level: content.level,
  yearly_pay: yearlyPay(content.pay),
  regions: content.regions.length > 0 ? `,${content.regions.join(',')},` : '',
  facets: countedTraitsOf(content, company).join(' '),
})

/** Content of a posting that can be published: workplace and type are set. */
export type PublishedContent = PostingContent & {
  readonly workplace: NonNullable<PostingContent['workplace']>
  readonly employmentType: NonNullable<PostingContent['employmentType']>
}

async function addRow(
  transaction: Database,
  { id, company_id, published_at }: Indexed,
  content: PostingContent,
  company: IndexedCompany,
): Promise<number> {
  const { employmentType, workplace } = content
  if (published_at === null || workplace === null || employmentType === null) {
    throw new Error(`The posting ${id} is open, and was never published whole.`)
  }
  const found = rowOf({ id, company_id }, { ...content, employmentType, workplace }, company)
  const first = numberAt(published_at)
  // Several postings may be published in the same millisecond.
  for (let number = first; number < first + IN_A_MILLISECOND; number += 1) {
    const added = await transaction
      .insertInto('search_postings')
      .values({ number, ...found })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst()
    if (added) return added.number
  }
  throw new Error('More postings were published in a millisecond than have numbers.')
}

/** Full-text fields of a posting. */
export function fieldsOfPosting(content: PostingContent, company: IndexedCompany): Fields {
  const { description, requirements, summary, title } = content
  const texts = [title, company.name, ...requirements.map(({ text }) => text), summary, description]
  return fieldsOf(texts, [title], traitsOf(content, company))
}

const SHORTEST_WORD = 3
const LONGEST_WORD = 30

/** Words of a posting for spelling suggestions. Company names are misspelled as often as titles. */
export function dictionaryOf({ requirements, title }: PostingContent, companyName: string) {
  const words = new Set([title, companyName, ...requirements.map(({ text }) => text)].flatMap(wordsOf))
  return (
    [...words]
      .map((word) => ({ word, length: [...word].length }))
      .filter(
        ({ length, word }) =>
          length >= SHORTEST_WORD && length <= LONGEST_WORD && /^[\p{L}\p{M}]+$/u.test(word),
      )
      // Fixed lock order, to avoid deadlocks between transactions that add the same words.
      .toSorted((one, other) => (one.word < other.word ? -1 : 1))
  )
}

async function addToDictionary(
  transaction: Database,
  content: PostingContent,
  companyName: string,
): Promise<void> {
  const rows = dictionaryOf(content, companyName)
  if (rows.length === 0) return
  await transaction
    .insertInto('search_dictionary')
    .values(rows)
    .onConflict((conflict) => conflict.column('word').doNothing())
    .execute()
}

/**
 * Rebuilds the index of jobs if a different version built it, or none.
 *
 * @param addAll adds all indexed postings
 */
export const renewJobIndex = (
  db: Database,
  addAll: (transaction: Database) => Promise<void>,
): Promise<void> => renewIndex(db, { index: jobIndex, version: ANALYSER, addAll })
