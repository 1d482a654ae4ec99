import { sql, type SqlBool } from 'kysely'
import * as v from 'valibot'
import {
  personInList,
  type FoundProfiles,
  type PersonInList,
  type profilesQuery,
} from '../../contract/talent/search.ts'
import { totalOf } from '../search/cappedCount.ts'
import type { PlaceToSearch } from '../search/placeToSearch.ts'
import { parseQuery } from '../search/query.ts'
import { newestOf, pageOfTiers, type FoundItem } from '../search/tieredPage.ts'
import { tiersOf, whole } from '../search/wordMatching.ts'
import { wordsOf } from '../search/words/terms.ts'
import type { Database, Schema } from '../store/schema.ts'
import { personIdsWith, type CompanyPersonIds } from './personIds.ts'
import { countPeople } from './profileCounting.ts'
import { cursorAt, positionAt } from './profileCursor.ts'
import { accountOfPerson, fittingPeople, numberOfPerson, type WantedPeople } from './profileMatching.ts'

/** Search of a company, with its place resolved. */
export interface PeopleSearch extends Omit<v.InferOutput<typeof profilesQuery>, 'place'>, PlaceToSearch {
  readonly companyId: string
  /** Key from which the company-specific ids of people are derived. */
  readonly companyKey: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** People found, and their accounts in the same order. The accounts are never sent to clients. */
export interface PeoplePage {
  readonly found: FoundProfiles
  readonly accountIds: readonly string[]
}

/** Result of a query without words. */
const nothing = {
  people: [],
  total: totalOf(0),
  facets: { workplace: {}, type: {}, level: {}, notice: {}, updated: {} },
  areFacetsCapped: false,
  next: null,
} satisfies Omit<FoundProfiles, 'place'>

const isOfSigns = (name: string) => name.trim() !== '' && wordsOf(name).length === 0

/**
 * Finds people by criteria, with facet counts, limited to what a company may see.
 *
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export async function findProfiles(
  db: Database,
  { after, companyKey, limit, place: found, q, sort, ...criteria }: PeopleSearch,
): Promise<PeoplePage> {
  const place = found && { ...found.place, others: [...found.others] }
  const query = parseQuery(q)
  if (query.hasNoWords || [...criteria.skill, ...criteria.language].some(isOfSigns)) {
    return { found: { ...nothing, place }, accountIds: [] }
  }
  const wanted = { ...criteria, query, place: found && { ...found.place, code: found.code } }
  const ids = personIdsWith(companyKey)
  const [{ count, ...counts }, { people, next }] = await Promise.all([
    countPeople(db, wanted),
    findPage(db, wanted, { after, ids, limit, isByRelevance: sort !== 'newest' }),
  ])
  return {
    found: { people: people.map(({ person }) => person), total: totalOf(count), ...counts, next, place },
    accountIds: people.map(({ accountId }) => accountId),
  }
}

interface PersonOfAccount {
  readonly accountId: string
  readonly person: PersonInList
}

interface Page {
  readonly after: string | undefined
  readonly ids: CompanyPersonIds
  readonly isByRelevance: boolean
  readonly limit: number
}

async function findPage(db: Database, wanted: WantedPeople, { after, ids, isByRelevance, limit }: Page) {
  const tiers = isByRelevance ? tiersOf(wanted.query) : ([whole] as const)
  const number = numberOfPerson(db)
  const { items, last } = await pageOfTiers({
    tiers,
    after: after === undefined ? undefined : positionAt(ids, after, tiers),
    limit,
    rowsOf: (tier, below) =>
      fittingPeople(db, wanted, tier)
        .$if(below !== undefined, (rows) => rows.where(sql<SqlBool>`${number} < ${below}`))
        .select([number.as('number'), accountOfPerson(db).as('id')]),
    load: async (parts, most) => loadPeople(db, parts, most, { companyId: wanted.companyId, ids }),
  })
  return { people: items, next: last && cursorAt(ids, last) }
}

async function loadPeople<Tables extends keyof Schema>(
  db: Database,
  parts: Parameters<typeof newestOf<Tables>>[1],
  most: number,
  { companyId, ids }: { readonly companyId: string; readonly ids: CompanyPersonIds },
): Promise<readonly FoundItem<PersonOfAccount>[]> {
  const rows = await db
    .selectFrom(newestOf(db, parts, most).as('found'))
    .innerJoin('search_profiles', 'search_profiles.number', 'found.number')
    .innerJoin('shown_profiles', 'shown_profiles.number', 'found.number')
    .leftJoin('saved_candidates', (saved) =>
      saved
        .onRef('saved_candidates.account_id', '=', 'found.id')
        .on('saved_candidates.company_id', '=', companyId),
    )
    .select(['found.number', 'found.part', 'found.id', 'search_profiles.person_id', 'shown_profiles.listed'])
    .select('saved_candidates.id as saved_id')
    .orderBy('found.part')
    .orderBy('found.number', 'desc')
    .execute()
  return rows.map(({ id, listed, number, part, person_id, saved_id }) => ({
    item: {
      accountId: id,
      person: { ...listedIn(listed), id: ids.idFor(person_id), isSaved: saved_id !== null },
    },
    number,
    part,
  }))
}

const listedSchema = v.omit(personInList, ['id', 'isSaved'])

/** Converts a row of `shown_profiles` to a person, without the parts that depend on the company. */
export const listedIn = (listed: string): v.InferOutput<typeof listedSchema> =>
  v.parse(listedSchema, JSON.parse(listed))
