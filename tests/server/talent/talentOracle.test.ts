import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { choices, radii } from '../../../contract/search/choices.ts'
import { noticePeriods, shownProfile, type ProfileContent } from '../../../contract/talent/profile.ts'
import { activityAges, profilesQuery, soughtWorkplaces } from '../../../contract/talent/search.ts'
import { placeNamed } from '../../../server/search/places.ts'
import { placeToSearch } from '../../../server/search/placeToSearch.ts'
import { findProfiles } from '../../../server/talent/findProfiles.ts'
import { choosing, vocabulary, type Choosing } from '../support/market.ts'
import { exclude, startTalent } from '../support/search/talentWorld.ts'
import { plainPeople, type PeopleCriteria } from '../support/search/plainPeople.ts'

vi.setConfig({ testTimeout: 180_000 })

const PEOPLE = 60
const SEARCHES = 300

const cities = ['London', 'Leeds', 'Bradford', 'Sheffield', 'Berlin', 'Potsdam', 'Warsaw', 'Sydney']
const languages = ['English', 'German', 'Sign language', 'Norwegian Bokmål']

function madeUpProfile({ next, one, some }: Choosing): Partial<ProfileContent> {
  const words = (most: number) => some(vocabulary, most).join(' ')
  const distinct = <Value>(values: readonly Value[], most: number) => [...new Set(some(values, most))]
  return {
    headline: `Works ${words(3)}`,
    about: words(8),
    skills: some(vocabulary, 4).map((word) => ({
      name: `${word} ${words(4)}`.trim(),
      evidence: some(vocabulary, 1),
    })),
    experience: [
      {
        name: words(2),
        position: words(3),
        location: one(cities),
        startDate: '2020',
        endDate: '',
        summary: words(6),
      },
    ],
    education: [{ institution: words(2), area: words(2), studyType: '', startDate: '', endDate: '' }],
    languages: distinct(languages, 3).map((language) => ({ language, level: 'fluent' })),
    notice: next() < 0.3 ? null : one(noticePeriods),
    looksFor: {
      titles: some(vocabulary, 3),
      places: some(cities, 2).map((name) => {
        const place = placeNamed(name)
        if (!place) throw new Error(`There is no place ${name}.`)
        return { ...place, radius: one(radii) }
      }),
      isRemote: next() < 0.4,
      types: distinct(choices.type, 3),
      levels: distinct(choices.level, 3),
      payFloor: null,
    },
  }
}

function criteriaBy({ next, one, some }: Choosing): PeopleCriteria {
  const word = () => one([...vocabulary, 'works', 'nothing', 'Zelda', '💥', ')', '*', '-'])
  const typed = Array.from({ length: Math.floor(next() * 3) }, () => {
    const kind = next()
    if (kind < 0.2) return `-${word()}`
    return kind < 0.4 ? `"${[word(), ...some(vocabulary, 1)].join(' ')}"` : word()
  })
  const sometimes = <Value>(values: readonly Value[], most: number) =>
    next() < 0.2 ? some(values, most) : []
  return {
    q: typed.join(' '),
    place:
      next() < 0.5 ? one(['Leeds', 'london', 'Berlin, DE', 'York', 'UK', 'England', 'Polska', 'remote']) : '',
    radius: one(radii),
    workplace: sometimes(soughtWorkplaces, 2),
    type: sometimes(choices.type, 3),
    level: sometimes(choices.level, 3),
    skill: sometimes([...vocabulary, 'front end', ''], 2),
    language: sometimes([...languages, 'sign', 'norwegian bokmål'], 2),
    ...(next() < 0.2 && { notice: one(noticePeriods) }),
    ...(next() < 0.2 && { updated: one(activityAges) }),
    ...(next() < 0.7 && { sort: one(['relevant', 'newest'] as const) }),
  }
}

const searchOf = (
  criteria: PeopleCriteria,
  { companyId, now }: { readonly companyId: string; readonly now: number },
) => ({
  ...v.parse(profilesQuery, { ...criteria, limit: 50 }),
  ...placeToSearch(criteria.place ?? ''),
  companyId,
  companyKey: Buffer.from(companyId).toString('base64url'),
  now,
})

test('the people found, their order and their counts match a check of each profile', async () => {
  const { company, db, person } = await startTalent()
  const chance = choosing(7)
  const engineWorks = await company()
  for (let index = 0; index < PEOPLE; index += 1) {
    const accountId = await person({
      content: madeUpProfile(chance),
      visibility: chance.one(['named', 'named', 'anonymous', 'hidden']),
      daysAgo: Math.floor(chance.next() * 120),
    })
    if (chance.next() < 0.1) await exclude(db, accountId, engineWorks.id)
  }
  const rows = await db
    .selectFrom('search_profiles')
    .innerJoin('shown_profiles', 'shown_profiles.number', 'search_profiles.number')
    .leftJoin('excluded_companies', 'excluded_companies.account_id', 'search_profiles.account_id')
    .select(['search_profiles.number', 'shown_profiles.content'])
    .where('excluded_companies.company_id', 'is', null)
    .execute()
  const everybody = rows.map(({ content, number }) => ({
    number,
    shown: v.parse(v.omit(shownProfile, ['id']), JSON.parse(content)),
  }))
  const told = ({ shown: { headline, looksFor, skills, updatedAt } }: (typeof everybody)[number]) => ({
    headline,
    types: looksFor.types,
    skills: skills.map(({ name }) => name),
    updatedAt,
  })

  let isSomebodyFound = 0
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const criteria = criteriaBy(chance)
    const now = Date.now()
    const { found } = await findProfiles(db, searchOf(criteria, { companyId: engineWorks.id, now }))
    const expected = plainPeople(everybody, criteria, now)
    const withWords = plainPeople(everybody, { q: criteria.q, sort: 'newest' }, now)
    const count = <Option extends string | number>(
      options: readonly Option[],
      choose: (option: Option) => PeopleCriteria,
    ) =>
      Object.fromEntries(
        options
          .map(
            (option) =>
              [String(option), plainPeople(withWords, { ...choose(option), q: '' }, now).length] as const,
          )
          .filter(([, many]) => many > 0),
      )

    expect([
      criteria,
      found.people.map(({ headline, skills, types, updatedAt }) => ({ headline, types, skills, updatedAt })),
    ]).toEqual([criteria, expected.slice(0, 50).map(told)])
    expect([criteria, found.total]).toEqual([criteria, { count: expected.length, isCapped: false }])
    expect([criteria, found.facets]).toEqual([
      criteria,
      {
        workplace: count(soughtWorkplaces, (option) => ({ ...criteria, workplace: [option] })),
        type: count(choices.type, (option) => ({ ...criteria, type: [option] })),
        level: count(choices.level, (option) => ({ ...criteria, level: [option] })),
        notice: count(noticePeriods, (option) => ({ ...criteria, notice: option })),
        updated: count(activityAges, (option) => ({ ...criteria, updated: option })),
      },
    ])
    if (expected.length > 0) isSomebodyFound += 1
  }
  expect(isSomebodyFound).toBeGreaterThan(SEARCHES / 4)
})
