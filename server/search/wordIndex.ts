import { sql } from 'kysely'
import { forUpdate, isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { WEIGHTS } from './expression.ts'
import type { SearchIndex } from './searchIndexes.ts'
import { extraTermsOf, termsOf } from './words/terms.ts'

/** A term that nobody can search for: a phrase does not go on behind it. */
const BREAK = '__'

/** Indexed terms, each with a space on either side. */
export interface Fields {
  readonly texts: string
  readonly traits: string
}

const joined = (terms: readonly string[]) => ` ${terms.join(' ')} `

/**
 * The fields by which something is found.
 *
 * @param titles those of its texts that are titles
 */
export function fieldsOf(
  texts: readonly string[],
  titles: readonly string[],
  traits: readonly string[],
): Fields {
  const extra = new Set(texts.flatMap((text) => extraTermsOf(text, titles.includes(text))))
  return {
    texts: joined([
      ...texts.flatMap((text) => [BREAK, ...termsOf(text)]),
      ...[...extra].flatMap((term) => [BREAK, term]),
    ]),
    traits: joined(traits),
  }
}

/** Adds the terms of a row. */
export async function addWords(
  transaction: Database,
  { words }: SearchIndex,
  number: number,
  fields: Fields,
): Promise<void> {
  const { texts, traits } = fields
  const table = sql.table(words)
  if (isPostgres(transaction)) {
    await sql`insert into ${table} (number, terms, vector)
      values (${number}, ${texts}, cast(${vectorOf(fields)} as tsvector))`.execute(transaction)
  } else {
    await sql`insert into ${table} (rowid, texts, traits) values (${number}, ${texts}, ${traits})`.execute(
      transaction,
    )
  }
}

/** Removes the terms of a row that was deleted. PostgreSQL removes them along with it. */
export async function removeWords(
  transaction: Database,
  { words }: SearchIndex,
  number: number,
): Promise<void> {
  if (isPostgres(transaction)) return
  await sql`delete from ${sql.table(words)} where rowid = ${number}`.execute(transaction)
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

/**
 * SQLite marks words that are removed one by one, and looks at the marks from then on. PostgreSQL does not; there others
 * may be writing, who hold what is found first and then what it is found by.
 */
async function removeAll(transaction: Database, { rows, words }: SearchIndex): Promise<void> {
  if (isPostgres(transaction)) return
  await transaction.deleteFrom(rows).execute()
  const table = sql.table(words)
  await sql`insert into ${table} (${table}) values ('delete-all')`.execute(transaction)
}

interface Renewal {
  readonly index: SearchIndex
  /** Version of the analyser that the index must have. */
  readonly version: number
  /** Puts everything into it that belongs there. */
  readonly addAll: (transaction: Database) => Promise<void>
}

/** Makes an index anew if it was made in another way than this version does, or never. */
export const renewIndex = (db: Database, { addAll, index, version: current }: Renewal): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { version } = await transaction
      .selectFrom('search_version')
      .select('version')
      .where('id', '=', index.versionId)
      .modifyEnd(forUpdate(transaction))
      .executeTakeFirstOrThrow()
    if (version === current) return
    await removeAll(transaction, index)
    await addAll(transaction)
    await countForPlanner(transaction, index)
    await transaction
      .updateTable('search_version')
      .set({ version: current })
      .where('id', '=', index.versionId)
      .execute()
  })

/**
 * Lets PostgreSQL count how common words are, on which its way to the newest depends; otherwise it does so only some time
 * after much has changed. SQLite is told the way by each search.
 */
export async function countForPlanner(db: Database, { places, rows, words }: SearchIndex): Promise<void> {
  if (!isPostgres(db)) return
  await sql`analyze ${sql.table(rows)}, ${sql.table(words)}, ${sql.table(places)}`.execute(db)
}
