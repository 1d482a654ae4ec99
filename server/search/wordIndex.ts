import { sql } from 'kysely'
import { forUpdate, isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { WEIGHTS } from './expression.ts'
import type { SearchIndex } from './searchIndexes.ts'
import { extraTermsOf, termsOf } from './words/terms.ts'

/** Separator term between texts, which cannot be searched for, so that no phrase matches across them. */
const BREAK = '__'

/** Indexed terms, each surrounded by spaces. */
export interface Fields {
  readonly texts: string
  readonly traits: string
}

const joined = (terms: readonly string[]) => ` ${terms.join(' ')} `

/**
 * Index fields of an entry.
 *
 * @param titles those of the texts that are titles
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

/** Inserts the terms of a row. */
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

/** Deletes the terms of a deleted row. PostgreSQL deletes them in cascade. */
export async function removeWords(
  transaction: Database,
  { words }: SearchIndex,
  number: number,
): Promise<void> {
  if (isPostgres(transaction)) return
  await sql`delete from ${sql.table(words)} where rowid = ${number}`.execute(transaction)
}

/** PostgreSQL vector with the field of each term as weight. Phrases are searched in the texts themselves. */
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
 * Clears an SQLite index at once: words that are deleted one by one remain as markers, which slow down
 * searches. On PostgreSQL it does nothing; deleting all rows there could deadlock with concurrent writers.
 */
async function removeAll(transaction: Database, { rows, words }: SearchIndex): Promise<void> {
  if (isPostgres(transaction)) return
  await transaction.deleteFrom(rows).execute()
  const table = sql.table(words)
  await sql`insert into ${table} (${table}) values ('delete-all')`.execute(transaction)
}

interface Renewal {
  readonly index: SearchIndex
  /** Analyzer version that the index must have. */
  readonly version: number
  /** Inserts all entries of the index. */
  readonly addAll: (transaction: Database) => Promise<void>
}

/** Rebuilds an index if a different version built it, or none. */
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
 * Updates PostgreSQL's statistics, on which the plan for the newest matches depends; otherwise they are
 * updated only some time after large changes. For SQLite, each query determines its plan.
 */
export async function countForPlanner(db: Database, { places, rows, words }: SearchIndex): Promise<void> {
  if (!isPostgres(db)) return
  await sql`analyze ${sql.table(rows)}, ${sql.table(words)}, ${sql.table(places)}`.execute(db)
}
