import { sql } from 'kysely'
import { pointOf } from '../../server/search/globe.ts'
import { dictionaryOf, fieldsOfPosting, numberAt, rowOf } from '../../server/search/indexing.ts'
import { jobIndex } from '../../server/search/searchIndexes.ts'
import { countForPlanner, vectorOf } from '../../server/search/wordIndex.ts'
import { isPostgres } from '../../server/store/locks.ts'
import type { Database } from '../../server/store/schema.ts'
import { postingAt, type GeneratedPosting } from './rows.ts'

const DAY = 86_400_000
/** Number of rows per statement; more would exceed the limit of parameters. */
const AT_ONCE = 250
const IN_A_TRANSACTION = 5_000

interface Filling {
  readonly seed: number
  readonly postings: number
  readonly told?: (made: number) => void
}

/**
 * Fills a database with prepared search indexes: generated postings, companies with one owner each, ledgers
 * and index entries. Each row depends only on the seed and its number.
 */
export async function fillMarket(db: Database, { postings, seed, told }: Filling): Promise<void> {
  for (let from = 0; from < postings; from += IN_A_TRANSACTION) {
    const to = Math.min(postings, from + IN_A_TRANSACTION)
    await db.transaction().execute(async (transaction) => {
      for (let first = from; first < to; first += AT_ONCE) {
        const rows = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, index) =>
          postingAt(seed, first + index),
        )
        await write(transaction, rows)
      }
    })
    told?.(to)
  }
  await countForPlanner(db, jobIndex)
}

async function write(db: Database, rows: readonly GeneratedPosting[]): Promise<void> {
  await writeCompanies(db, rows)
  await db
    .insertInto('postings')
    .values(
      rows.map(({ company, content, id, isOpen, publishedAt, slug }) => ({
        id,
        company_id: company.id,
        slug,
        content: JSON.stringify(content),
        state: isOpen ? ('published' as const) : ('closed' as const),
        outcome: isOpen ? null : ('filledElsewhere' as const),
        revision: isOpen ? 2 : 3,
        renewals: 0,
        created_at: publishedAt,
        published_at: publishedAt,
        opened_at: publishedAt,
        confirmed_at: null,
        changes_asked: null,
      })),
    )
    .execute()
  await db.insertInto('events').values(rows.flatMap(ledgerOf)).execute()
  const open = rows.filter(({ isOpen }) => isOpen)
  if (open.length > 0) await writeIndex(db, open)
}

async function writeCompanies(db: Database, rows: readonly GeneratedPosting[]): Promise<void> {
  const made = [...new Map(rows.map(({ company }) => [company.id, company])).values()]
  const created_at = rows[0]?.publishedAt ?? 0
  await db
    .insertInto('companies')
    .values(
      made.map((company) => ({
        ...company,
        website: '',
        about: '',
        size: null,
        industry: '',
        places: '[]',
        proof: 'none' as const,
        proven_at: null,
        proven_by: null,
        revision: 1,
        created_at,
        suspended_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('company_slugs')
    .values(made.map(({ id, slug }) => ({ slug, company_id: id, created_at })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  await writeOwners(db, made, created_at)
}

/**
 * Adds an owner to each company, because the server removes companies without members. Owners cannot log in
 * and receive no mail.
 */
async function writeOwners(
  db: Database,
  companies: readonly GeneratedPosting['company'][],
  created_at: number,
): Promise<void> {
  await db
    .insertInto('accounts')
    .values(
      companies.map(({ id, name, slug }) => ({
        id: ownerOf(id),
        role: 'employer' as const,
        email_address: `owner@${slug}.example`,
        first_name: name,
        last_name: '',
        user_name: '',
        user_name_canonical: null,
        provider: 'email' as const,
        picture: '',
        password_hash: '',
        verified_at: created_at,
        created_at,
        last_login_at: created_at,
        is_demo: 1,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('members')
    .values(
      companies.map(({ id }) => ({
        company_id: id,
        account_id: ownerOf(id),
        membership: 'owner' as const,
        created_at,
      })),
    )
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

const ownerOf = (companyId: string) => `owner-of-${companyId}`

function ledgerOf({ id, isOpen, publishedAt }: GeneratedPosting) {
  const entry = {
    subject_kind: 'posting' as const,
    subject_id: id,
    seq: 1,
    type: 'publish',
    actor: 'employer' as const,
    account_id: null,
    at: publishedAt,
    payload: '{}',
    from_state: 'draft',
    to_state: 'published',
    machine_version: '1',
  }
  if (isOpen) return [entry]
  const close = { type: 'close', payload: '{"outcome":"filledElsewhere"}', from_state: 'published' }
  return [entry, { ...entry, ...close, seq: 2, at: publishedAt + 10 * DAY, to_state: 'closed' }]
}

async function writeIndex(db: Database, open: readonly GeneratedPosting[]): Promise<void> {
  const found = open.map(({ company, content, id, publishedAt }) => {
    const { employmentType, workplace } = content
    if (!employmentType || !workplace) throw new Error(`The posting ${id} is not whole.`)
    return {
      content,
      fields: fieldsOfPosting(content, { name: company.name, isOnTime: company.replies_on_time === 1 }),
      row: {
        number: numberAt(publishedAt),
        ...rowOf(
          { id, company_id: company.id },
          { ...content, employmentType, workplace },
          {
            isOnTime: company.replies_on_time === 1,
          },
        ),
      },
    }
  })
  await db
    .insertInto('search_postings')
    .values(found.map(({ row }) => row))
    .execute()
  const words = found.map(({ fields, row: { number } }) =>
    isPostgres(db)
      ? sql`(${number}, ${fields.texts}, cast(${vectorOf(fields)} as tsvector))`
      : sql`(${number}, ${fields.texts}, ${fields.traits})`,
  )
  const columns = isPostgres(db) ? sql`number, terms, vector` : sql`rowid, texts, traits`
  await sql`insert into search_words (${columns}) values ${sql.join(words)}`.execute(db)
  const places = found.flatMap(({ content, row: { number } }) =>
    content.places.map((place) => ({ number, ...pointOf(place) })),
  )
  if (places.length > 0) await db.insertInto('search_places').values(places).execute()
  const dictionary = new Map(
    open
      .flatMap(({ company, content }) => dictionaryOf(content, company.name))
      .map((entry) => [entry.word, entry]),
  )
  await db
    .insertInto('search_dictionary')
    .values([...dictionary.values()])
    .onConflict((conflict) => conflict.column('word').doNothing())
    .execute()
}
