import { createHash } from 'node:crypto'
import type { PersonInList } from '../../contract/talent/search.ts'
import { pointOf } from '../search/globe.ts'
import { regionCodeOf } from '../search/places.ts'
import { peopleIndex } from '../search/searchIndexes.ts'
import { addWords, fieldsOf, removeWords, renewIndex, type Fields } from '../search/wordIndex.ts'
import { ANALYSER } from '../search/words/terms.ts'
import type { Database } from '../store/schema.ts'
import { facetsOf } from './profileFacets.ts'
import { textsOfProfile, traitsOfProfile } from './profileTraits.ts'
import { shownProfileOf, type StoredProfile } from './shownProfile.ts'

/** Revision of the indexing and redaction of profiles within one analyzer version. */
const REVISION = 2
const DAY_MS = 86_400_000
/** Number of positions in a day. */
const IN_A_DAY = 2 ** 24

/**
 * Lower bound of the index numbers of people whose last activity was on or after the day of a time, in
 * milliseconds since 1970.
 */
export const numberOnDay = (time: number) => Math.floor(time / DAY_MS) * IN_A_DAY

/**
 * Updates the index entry of a profile. Call it in each transaction that changes the profile, its visibility,
 * the account's name, address or photo, or the resume that the profile is based on.
 */
export async function indexProfile(transaction: Database, accountId: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('search_profiles')
    .where('account_id', '=', accountId)
    .returning('number')
    .executeTakeFirst()
  if (gone) await removeWords(transaction, peopleIndex, gone.number)
  const visible = await visibleProfiles(transaction)
    .select(['profiles.person_id', 'profiles.active_day', 'profiles.visibility'])
    .where('profiles.account_id', '=', accountId)
    .executeTakeFirst()
  const shown = visible && (await shownProfileOf(transaction, accountId))
  await followInShortlists(transaction, accountId, visible?.visibility === 'named')
  if (!shown) return
  const number = await addRow(transaction, { ...visible, account_id: accountId }, shown)
  await transaction
    .insertInto('shown_profiles')
    .values({ number, ...shownRowOf(shown) })
    .execute()
  await addWords(transaction, peopleIndex, number, fieldsOfProfile(shown))
  const places = placeRowsOf(shown)
  if (places.length === 0) return
  await transaction
    .insertInto('profile_places')
    .values(places.map((place) => ({ number, ...place })))
    .execute()
}

/**
 * Updates shortlists. A company that has seen the name on its shortlist must not find the same person there
 * anonymously, whenever it saved them.
 */
async function followInShortlists(transaction: Database, accountId: string, isNamed: boolean): Promise<void> {
  if (isNamed) {
    await transaction
      .updateTable('saved_candidates')
      .set({ is_named: 1 })
      .where('account_id', '=', accountId)
      .where('is_named', '=', 0)
      .execute()
    return
  }
  await transaction
    .deleteFrom('saved_candidates')
    .where('account_id', '=', accountId)
    .where('is_named', '=', 1)
    .execute()
}

/** Full-text fields of a profile. */
export function fieldsOfProfile(shown: StoredProfile): Fields {
  const { others, titles } = textsOfProfile(shown)
  return fieldsOf([...titles, ...others], titles, traitsOfProfile(shown))
}

/** Row of a profile in `shown_profiles`, without its number. */
export const shownRowOf = (shown: StoredProfile) => ({
  content: JSON.stringify(shown),
  listed: JSON.stringify(listedOf(shown)),
})

/** Rows of a profile in `profile_places`, without its number. */
export const placeRowsOf = ({ looksFor }: StoredProfile) =>
  looksFor.places.map((place) => ({
    ...pointOf(place),
    radius: place.radius,
    country: place.country,
    region: regionCodeOf(place) ?? '',
  }))

const visibleProfiles = (db: Database) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('profiles.visibility', '!=', 'hidden')
    .where('accounts.erase_at', 'is', null)

/** Part of a profile for lists. */
function listedOf(profile: StoredProfile): Omit<PersonInList, 'id' | 'isSaved'> {
  const { availableFrom, headline, looksFor, name, notice, photo, place, skills, updatedAt, years } = profile
  return {
    headline,
    ...(name && { name }),
    ...(photo !== undefined && { photo }),
    place,
    skills: skills.map((skill) => skill.name),
    years,
    notice,
    availableFrom,
    isRemote: looksFor.isRemote,
    types: looksFor.types,
    updatedAt,
  }
}

interface Indexed {
  readonly account_id: string
  readonly person_id: string
  readonly active_day: string
  readonly visibility: string
}

/** Row of a profile in `search_profiles`, without its number. */
export const rowOfProfile = (
  { account_id, person_id, visibility }: Omit<Indexed, 'active_day'>,
  shown: StoredProfile,
) => ({
  account_id,
  person_id,
  is_named: visibility === 'named' ? 1 : 0,
  facets: facetsOf(shown),
})

/**
 * Pseudorandom position within the day. It reveals nothing about the time, and is stable until the person
 * gets a new id.
 */
const placeInDay = (personId: string) => createHash('sha256').update(personId).digest().readUIntBE(0, 3)

/** Possible index numbers for a day of activity, in the order in which they are tried. */
export function* numbersInDay(activeDay: string, personId: string): Generator<number, void> {
  const day = numberOnDay(Date.parse(activeDay))
  const first = placeInDay(personId)
  for (let more = 0; more < IN_A_DAY; more += 1) yield day + ((first + more) % IN_A_DAY)
}

async function addRow(transaction: Database, indexed: Indexed, shown: StoredProfile): Promise<number> {
  const row = rowOfProfile(indexed, shown)
  for (const number of numbersInDay(indexed.active_day, indexed.person_id)) {
    const added = await transaction
      .insertInto('search_profiles')
      .values({ number, ...row })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst()
    if (added) return added.number
  }
  throw new Error('More people were active on a day than have numbers.')
}

/** Rebuilds the index of people if a different version built it, or none; called when the server starts. */
export const preparePeopleIndex = (db: Database): Promise<void> =>
  renewIndex(db, { index: peopleIndex, version: ANALYSER * 1_000 + REVISION, addAll: indexAllProfiles })

/** Rebuilds the index of people. */
export async function indexAllProfiles(transaction: Database): Promise<void> {
  const profiles = await transaction.selectFrom('profiles').select('account_id').execute()
  for (const { account_id } of profiles) await indexProfile(transaction, account_id)
}
