import { sql } from 'kysely'
import { peopleIndex } from '../../server/search/searchIndexes.ts'
import { countForPlanner, vectorOf, type Fields } from '../../server/search/wordIndex.ts'
import { isPostgres } from '../../server/store/locks.ts'
import type { Database } from '../../server/store/schema.ts'
import { lastEmployersIn } from '../../server/talent/employerRedaction.ts'
import {
  fieldsOfProfile,
  numbersInDay,
  placeRowsOf,
  rowOfProfile,
  shownRowOf,
} from '../../server/talent/indexing.ts'
import { factsOf, redactedContentOf } from '../../server/talent/redactedContent.ts'
import type { StoredProfile } from '../../server/talent/shownProfile.ts'
import { inOrderOfActivity, personAt, VARIETY, type GeneratedPerson } from './rows.ts'

const DAY_MS = 86_400_000
/** Number of rows per statement; more would exceed the limit of parameters. */
const AT_ONCE = 250
const IN_A_TRANSACTION = 5_000

interface Filling {
  readonly seed: number
  readonly people: number
  /** Current time in milliseconds since 1970. */
  readonly now: number
  /** Companies that search, each excluded by one person in a hundred. */
  readonly companyIds: readonly string[]
}

/** Fills a database with prepared search indexes: generated people and their index entries. */
export async function fillPeople(db: Database, { companyIds, now, people, seed }: Filling): Promise<void> {
  const written: Written = { taken: new Set(), variants: new Map() }
  const order = inOrderOfActivity(seed, people)
  for (let from = 0; from < people; from += IN_A_TRANSACTION) {
    const to = Math.min(people, from + IN_A_TRANSACTION)
    await db.transaction().execute(async (transaction) => {
      for (let first = from; first < to; first += AT_ONCE) {
        const indexes = order.slice(first, Math.min(first + AT_ONCE, to))
        const rows = indexes.map((index) => personAt(seed, index, now))
        await writeAccounts(transaction, rows, now)
        await writeIndex(transaction, rows, written)
        await writeExclusions(transaction, rows, { companyIds, now })
      }
    })
  }
  await countForPlanner(db, peopleIndex)
}

/** Adds accounts that cannot log in and receive no mail. */
async function writeAccounts(db: Database, rows: readonly GeneratedPerson[], now: number): Promise<void> {
  await db
    .insertInto('accounts')
    .values(
      rows.map(({ emailAddress, firstName, id, lastName }) => ({
        id,
        role: 'candidate' as const,
        email_address: emailAddress,
        first_name: firstName,
        last_name: lastName,
        user_name: '',
        user_name_canonical: null,
        provider: 'email' as const,
        picture: '',
        password_hash: '',
        verified_at: now,
        created_at: now,
        last_login_at: now,
        is_demo: 1,
      })),
    )
    .execute()
  await db
    .insertInto('profiles')
    .values(
      rows.map(({ activeDay, content, id, personId, visibility }) => ({
        account_id: id,
        person_id: personId,
        content: JSON.stringify(content),
        visibility,
        revision: 1,
        created_at: now,
        updated_at: now,
        active_day: activeDay,
        visible_until: now + LONG_MS,
      })),
    )
    .execute()
}

const LONG_MS = 180 * DAY_MS

/** A profile as companies see it, and its indexed fields. */
interface Variant {
  readonly shown: StoredProfile
  readonly fields: Fields
}

interface Written {
  /** Taken sort numbers of the order by activity. */
  readonly taken: Set<number>
  readonly variants: Map<number, Variant>
}

async function writeIndex(
  db: Database,
  rows: readonly GeneratedPerson[],
  { taken, variants }: Written,
): Promise<void> {
  const found = rows.map((person) => {
    const variant = person.index % VARIETY
    const { fields, shown } = variants.get(variant) ?? variantOf(person)
    variants.set(variant, { fields, shown })
    return {
      fields,
      number: numberOf(person, taken),
      person,
      shown: { ...shown, ...factsOf(person.content, person.activeDay) },
    }
  })
  await db
    .insertInto('search_profiles')
    .values(
      found.map(({ number, person: { id, personId, visibility }, shown }) => ({
        number,
        ...rowOfProfile({ account_id: id, person_id: personId, visibility }, shown),
      })),
    )
    .execute()
  await db
    .insertInto('shown_profiles')
    .values(found.map(({ number, shown }) => ({ number, ...shownRowOf(shown) })))
    .execute()
  const words = found.map(({ fields, number }) =>
    isPostgres(db)
      ? sql`(${number}, ${fields.texts}, cast(${vectorOf(fields)} as tsvector))`
      : sql`(${number}, ${fields.texts}, ${fields.traits})`,
  )
  const columns = isPostgres(db) ? sql`number, terms, vector` : sql`rowid, texts, traits`
  await sql`insert into profile_words (${columns}) values ${sql.join(words)}`.execute(db)
  const places = found.flatMap(({ number, shown }) =>
    placeRowsOf(shown).map((place) => ({ number, ...place })),
  )
  await db.insertInto('profile_places').values(places).execute()
}

function variantOf({
  activeDay,
  content,
  emailAddress,
  firstName,
  lastName,
  visibility,
}: GeneratedPerson): Variant {
  const owner = {
    firstName,
    lastName,
    photo: '',
    names: [firstName, lastName],
    addresses: [emailAddress],
    usernames: [],
    employers: lastEmployersIn(content.experience, activeDay),
  }
  const shown = redactedContentOf(content, owner, { active_day: activeDay, visibility })
  return { shown, fields: fieldsOfProfile(shown) }
}

/** Next free sort number for a person in the order by activity. */
function numberOf({ activeDay, personId }: GeneratedPerson, taken: Set<number>): number {
  for (const number of numbersInDay(activeDay, personId)) {
    if (taken.has(number)) continue
    taken.add(number)
    return number
  }
  throw new Error('There are more people than numbers.')
}

async function writeExclusions(
  db: Database,
  rows: readonly GeneratedPerson[],
  { companyIds, now }: Pick<Filling, 'companyIds' | 'now'>,
): Promise<void> {
  const excluded = rows.flatMap(({ id, index }) => {
    const companyId = companyIds[index % 100]
    return companyId === undefined ? [] : [{ companyId, accountId: id }]
  })
  if (excluded.length === 0) return
  await db
    .insertInto('exclusions')
    .values(
      excluded.map(({ accountId, companyId }) => ({
        id: `exclusion-${accountId}`,
        account_id: accountId,
        kind: 'company' as const,
        value: companyId,
        name: companyId,
        created_at: now,
        removed_at: null,
      })),
    )
    .execute()
  await db
    .insertInto('excluded_companies')
    .values(
      excluded.map(({ accountId, companyId }) => ({
        company_id: companyId,
        account_id: accountId,
        exclusion_id: `exclusion-${accountId}`,
      })),
    )
    .execute()
}
