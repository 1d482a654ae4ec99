import * as v from 'valibot'
import { profilesQuery } from '../../contract/talent/search.ts'
import { talentCalls } from '../../contract/talent/talentCalls.ts'
import { writtenPeoplePage } from '../../server/calls/talent/searchProfiles.ts'
import { placeToSearch } from '../../server/search/placeToSearch.ts'
import { findProfiles, type PeopleSearch } from '../../server/talent/findProfiles.ts'
import { fillPeople } from '../people/fillPeople.ts'
import { saveOne } from '../people/saveOne.ts'
import { makeSearchers, type Searcher } from '../people/searchers.ts'
import { requestOf } from '../serverLoad.ts'
import type { MeasuredSearch, SentCriteria } from './measuredSearch.ts'

const SEED = 1
const ROUNDS = 30
/** Number of searching companies, each with one member. */
const SEARCHERS = 20

const searchOf = (criteria: SentCriteria, now: number): PeopleSearch => {
  const { place, ...query } = v.parse(profilesQuery, criteria)
  return { ...query, ...placeToSearch(place), companyId: 'searching-0', companyKey: 'A'.repeat(22), now }
}

/** Search of verified companies among this number of people. */
export function peopleSearch(people: number): MeasuredSearch {
  let searchers: readonly Searcher[] = []
  return {
    section: 'talent-search',
    searches: {
      'nothing asked for': {},
      'best match, one common word': { q: 'work' },
      'newest activity, one common word': { q: 'work', sort: 'newest' },
      'best match, two words and filters': { q: 'paid work', workplace: ['onSite'], type: ['fullTime'] },
      'best match, one word': { q: 'nurse' },
      'within 25 km of Leeds': { place: 'Leeds', radius: 25 },
      'a word within 100 km of London, or remote': { q: 'work', place: 'London', radius: 100 },
      'a skill, a language and a notice': { skill: ['Python'], language: ['German'], notice: 30 },
      'remote and senior, active within 30 days': { workplace: ['remote'], level: ['senior'], updated: 30 },
      'nothing found': { q: 'carpentr' },
    },
    fill: async (db) => {
      const now = Date.now()
      searchers = await makeSearchers(db, SEARCHERS, now)
      const companyIds = searchers.map(({ companyId }) => companyId)
      await fillPeople(db, { seed: SEED, people, now, companyIds })
    },
    prepare: async (db) => {
      const saving = await saveOne(db, SEED, ROUNDS)
      return `${people.toLocaleString('en')} visible profiles, half of them anonymous, each company excluded by one in a hundred. Saving one of them, with all it is found by: ${saving.toFixed(1)} ms.`
    },
    find: async (db, criteria, now) => (await findProfiles(db, searchOf(criteria, now))).found.total,
    call: ({ db, now, runReaderTask }, criteria) =>
      writtenPeoplePage({ reader: db, runReaderTask }, searchOf(criteria, now)),
    requestOf: (origin, criteria, turn) =>
      requestOf(
        origin,
        `/api/employer/${talentCalls.searchProfiles.path}`,
        criteria,
        searchers[turn % searchers.length]?.cookies,
      ),
  }
}
