import { sql } from 'kysely'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { isPostgres, forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { WEIGHTS } from './expression.ts'
import { pointOf } from './globe.ts'
import { ANALYSER, extraTermsOf, termsOf, wordsOf } from './words/terms.ts'
import { traitsOf } from './traits.ts'
import { yearlyPay } from './yearlyPay.ts'

const IN_A_MILLISECOND = 1_000
/** A term that nobody can search for: a phrase does not go on behind it. */
const BREAK = '__'

/** The smallest number of what was published at a time or later, in milliseconds since 1970. */
export const numberAt = (time: number) => time * IN_A_MILLISECOND

/** When the posting of a number was published, in milliseconds since 1970. */
export const publishedAt = (number: number) => Math.floor(number / IN_A_MILLISECOND)

/** Takes a posting out of the index, if it is there. */
export async function removeFromIndex(transaction: Database, postingId: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('search_postings')
    .where('posting_id', '=', postingId)
    .returning('number')
    .executeTakeFirst()
  // PostgreSQL removes the words along with the row that they refer to.
  if (gone && !isPostgres(transaction)) {
    await sql`delete from search_words where rowid = ${gone.number}`.execute(transaction)
  }
}

/** A posting that has a row in the index: what does not stand in its content. */
interface Indexed {
  readonly id: string
  readonly company_id: string
  readonly published_at: number | null
}

/** Puts a posting that is open, and not in the index, there. */
export async function addToIndex(
  transaction: Database,
  posting: Indexed,
  content: PostingContent,
  companyName: string,
): Promise<void> {
  const number = await addRow(transaction, posting, content)
  await addWords(transaction, number, fieldsOf(content, companyName))
  if (content.places.length > 0) {
    await transaction
      .insertInto('search_places')
      .values(content.places.map((place) => ({ number, ...pointOf(place) })))
      .execute()
  }
  await addToDictionary(transaction, content, companyName)
}

/**
 * SQLite marks words that are removed one by one, and looks at the marks from then on. PostgreSQL does not; there others
 * may be publishing, who hold a company first and then what its postings are found by.
 */
async function removeAllFromIndex(transaction: Database): Promise<void> {
  if (isPostgres(transaction)) return
  await transaction.deleteFrom('search_postings').execute()
  await sql`insert into search_words (search_words) values ('delete-all')`.execute(transaction)
}

/** Row of a posting in `search_postings`, without its number. */
export const rowOf = (
  { company_id, id }: Pick<Indexed, 'company_id' | 'id'>,
  { employmentType, level, pay, regions, workplace }: Chosen,
) => ({
  posting_id: id,
  company_id,
  workplace,
  type: employmentType,
  level,
  yearly_pay: yearlyPay(pay),
  regions: regions.length > 0 ? `,${regions.join(',')},` : '',
})

type Chosen = Pick<PostingContent, 'level' | 'pay' | 'regions'> & {
  readonly workplace: NonNullable<PostingContent['workplace']>
  readonly employmentType: NonNullable<PostingContent['employmentType']>
}

async function addRow(
  transaction: Database,
  { id, company_id, published_at }: Indexed,
  { employmentType, level, pay, regions, workplace }: PostingContent,
): Promise<number> {
  if (published_at === null || workplace === null || employmentType === null) {
    throw new Error(`The posting ${id} is open, and was never published whole.`)
  }
  const found = rowOf({ id, company_id }, { employmentType, level, pay, regions, workplace })
  const first = numberAt(published_at)
  // Several may be published in the same millisecond.
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

/** Indexed terms of a posting, each with a space on either side. */
export interface Fields {
  readonly texts: string
  readonly traits: string
}

const joined = (terms: readonly string[]) => ` ${terms.join(' ')} `

/** The fields by which a posting is found. */
export function fieldsOf(content: PostingContent, companyName: string): Fields {
  const { description, requirements, summary, title } = content
  const texts = [title, companyName, ...requirements.map(({ text }) => text), summary, description]
  const extra = new Set(texts.flatMap((text) => extraTermsOf(text, text === title)))
  return {
    texts: joined([
      ...texts.flatMap((text) => [BREAK, ...termsOf(text)]),
      ...[...extra].flatMap((term) => [BREAK, term]),
    ]),
    traits: joined(traitsOf(content, companyName)),
  }
}

async function addWords(transaction: Database, number: number, fields: Fields): Promise<void> {
  const { texts, traits } = fields
  if (isPostgres(transaction)) {
    await sql`insert into search_words (number, terms, vector)
      values (${number}, ${texts}, cast(${vectorOf(fields)} as tsvector))`.execute(transaction)
  } else {
    await sql`insert into search_words (rowid, texts, traits) values (${number}, ${texts}, ${traits})`.execute(
      transaction,
    )
  }
}

/** A vector that says of each term in which field it stands; phrases are looked for in the texts themselves. */
export function vectorOf({ texts, traits }: Fields): string {
  const weights = new Map<string, string>()
  for (const [field, weight] of [
    [texts, `1${WEIGHTS.texts}`],
    [traits, `2${WEIGHTS.traits}`],
  ] as const) {
    for (const term of new Set(field.split(' ').filter((each) => each !== '' && each !== BREAK))) {
      weights.set(term, weights.has(term) ? `${weights.get(term)},${weight}` : weight)
    }
  }
  return [...weights].map(([term, places]) => `'${term}':${places}`).join(' ')
}

const SHORTEST_WORD = 3
const LONGEST_WORD = 30

/** The words of a posting that correct what somebody types: its company is misspelt as often as its title. */
export function dictionaryOf({ requirements, title }: PostingContent, companyName: string) {
  const words = new Set([title, companyName, ...requirements.map(({ text }) => text)].flatMap(wordsOf))
  return (
    [...words]
      .map((word) => ({ word, length: [...word].length }))
      .filter(
        ({ length, word }) =>
          length >= SHORTEST_WORD && length <= LONGEST_WORD && /^[\p{L}\p{M}]+$/u.test(word),
      )
      // In one order for all, so that two that add the same words do not wait for each other for ever.
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
 * Makes the index anew if it was made in another way than this version does, or never.
 *
 * @param addAll puts every posting into it that belongs there
 */
export const renewIndex = (db: Database, addAll: (transaction: Database) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { version } = await transaction
      .selectFrom('search_version')
      .select('version')
      .modifyEnd(forUpdate(transaction))
      .executeTakeFirstOrThrow()
    if (version === ANALYSER) return
    await removeAllFromIndex(transaction)
    await addAll(transaction)
    await countForPlanner(transaction)
    await transaction.updateTable('search_version').set({ version: ANALYSER }).execute()
  })

/**
 * Lets PostgreSQL count how common words are, on which its way to the newest depends; otherwise it does so only some time
 * after much has changed. SQLite is told the way by each search.
 */
export async function countForPlanner(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`analyze search_postings, search_words, search_places`.execute(db)
}
