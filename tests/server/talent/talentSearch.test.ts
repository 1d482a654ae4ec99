// @module-tag security
import { expect, test, vi } from 'vitest'
import { placeNamed } from '../../../server/search/places.ts'
import { exclude, showTo, startTalent } from '../support/search/talentWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

const at = (name: string, radius: 5 | 10 | 25 | 50 | 100) => {
  const place = placeNamed(name)
  if (!place) throw new Error(`There is no place ${name}.`)
  return { ...place, radius }
}

const noWishes = { titles: [], places: [], isRemote: false, types: [], levels: [], payFloor: null }

test('a headline or title with the words precedes a skill, and that precedes any other text', async () => {
  const { company, person } = await startTalent()
  await person({ content: { headline: 'Baker', about: 'Once a carpenter.' } })
  await person({ content: { headline: 'Joiner', skills: [{ name: 'Carpenter work', evidence: [] }] } })
  await person({
    content: { headline: 'Roofer', looksFor: { ...noWishes, titles: ['Carpenter'] } },
    daysAgo: 3,
  })
  await person({ content: { headline: 'Site carpenter' }, daysAgo: 2 })
  const engineWorks = await company()

  expect(await engineWorks.headlines({ q: 'carpenter' })).toEqual([
    'Site carpenter',
    'Roofer',
    'Joiner',
    'Baker',
  ])
  expect((await engineWorks.headlines({ q: 'carpenter', sort: 'newest' })).slice(2)).toEqual([
    'Site carpenter',
    'Roofer',
  ])
  expect(await engineWorks.headlines({ q: '"site carpenter"' })).toEqual(['Site carpenter'])
  expect(await engineWorks.headlines({ q: 'carpenter -once' })).toHaveLength(3)
})

test('people are found by their skills, languages and notice, all of them together', async () => {
  const { company, person } = await startTalent()
  await person({
    content: {
      headline: 'One',
      skills: [
        { name: 'Finish carpentry', evidence: [] },
        { name: 'C++', evidence: [] },
      ],
      languages: [
        { language: 'English', level: 'native' },
        { language: 'Irish', level: 'basic' },
      ],
      notice: 30,
    },
  })
  await person({
    content: {
      headline: 'Two',
      skills: [{ name: 'Carpentry', evidence: [] }],
      languages: [{ language: 'English', level: 'fluent' }],
      notice: 0,
    },
  })
  const { headlines, search } = await company()

  expect(await headlines({ skill: ['carpentry'], sort: 'newest' })).toHaveLength(2)
  expect(await headlines({ skill: ['carpentry', 'c++'] })).toEqual(['One'])
  expect(await headlines({ skill: ['finish c++'] })).toEqual([])
  expect(await headlines({ skill: ['!!!'] })).toEqual([])
  expect(await headlines({ language: ['english', 'Irish'] })).toEqual(['One'])
  expect(await headlines({ notice: 14 })).toEqual(['Two'])
  expect((await search({ notice: 14 })).facets.notice).toEqual({
    0: 1,
    7: 1,
    14: 1,
    30: 2,
    60: 2,
    90: 2,
    180: 2,
  })
})

test('a person is found if both circles overlap, or anywhere by remote work, unless the search is for on-site work', async () => {
  const { company, person } = await startTalent()
  const place = { ...noWishes, types: ['fullTime' as const] }
  await person({ content: { headline: 'In Leeds', looksFor: { ...place, places: [at('Leeds', 5)] } } })
  await person({ content: { headline: 'Sheffield', looksFor: { ...place, places: [at('Sheffield', 50)] } } })
  await person({
    content: {
      headline: 'London or remote',
      looksFor: { ...place, places: [at('London', 5)], isRemote: true },
    },
  })
  await person({ content: { headline: 'Remote', looksFor: { ...place, isRemote: true } } })
  await person({ content: { headline: 'Berlin', looksFor: { ...place, places: [at('Berlin', 100)] } } })
  const { headlines, search } = await company()
  const sorted = async (criteria: object) => (await headlines(criteria)).toSorted()

  expect(await sorted({ place: 'Leeds', radius: 5 })).toEqual([
    'In Leeds',
    'London or remote',
    'Remote',
    'Sheffield',
  ])
  expect(await sorted({ place: 'Leeds', workplace: ['onSite'] })).toEqual(['In Leeds', 'Sheffield'])
  expect(await sorted({ place: 'Leeds', workplace: ['remote'] })).toEqual(['London or remote', 'Remote'])
  expect(await sorted({ place: 'remote' })).toEqual(['London or remote', 'Remote'])
  expect(await sorted({ place: 'UK', workplace: ['onSite'] })).toEqual([
    'In Leeds',
    'London or remote',
    'Sheffield',
  ])
  expect((await search({ place: 'Leeds' })).facets.workplace).toEqual({ onSite: 2, remote: 2 })
})

test('an excluded company, and a member with the person’s own address, can neither find nor count them', async () => {
  const { company, db, person } = await startTalent()
  const content = { headline: 'Site carpenter', notice: 0 as const }
  const accountId = await person({ content })
  await person({ content, emailAddress: 'self@example.com' })
  const [excluded, own, other] = [await company(), await company('self@example.com'), await company()]
  await exclude(db, accountId, excluded.id)
  const [seen] = (await other.search()).people

  expect((await other.search()).total.count).toBe(2)
  for (const each of [excluded, own]) {
    const found = await each.search({ q: 'carpenter' })
    expect([found.people.length, found.total.count, found.facets.notice['0']]).toEqual([1, 1, 1])
  }
  expect((await other.ask('readCandidate', { id: seen?.id })).status).toBe(true)
  expect((await excluded.ask('readCandidate', { id: seen?.id })).http).toBe(404)
})

test('hidden, excluded and unknown people, and an id of another company, are refused byte for byte alike', async () => {
  const { company, db, person } = await startTalent()
  const [one, other] = [await company(), await company()]
  const accountId = await person({ content: { headline: 'Site carpenter' } })
  const id = (await one.search()).people[0]?.id ?? ''
  const foreign = (await other.search()).people[0]?.id ?? ''
  expect((await one.ask('readCandidate', { id })).status).toBe(true)
  expect(foreign).not.toBe(id)
  const answers = [await one.ask('readCandidate', { id: 'AAAAAAAAAAAAAAAAAAAAAA' })]
  answers.push(await one.ask('readCandidate', { id: foreign }))
  await exclude(db, accountId, one.id)
  answers.push(await one.ask('readCandidate', { id }))
  await db.deleteFrom('exclusions').execute()
  expect((await one.ask('readCandidate', { id })).status).toBe(true)
  await showTo(db, accountId, 'hidden')
  answers.push(await one.ask('readCandidate', { id }))

  expect(answers.map(({ http, text }) => [http, text])).toEqual(answers.map(() => [404, answers[0]?.text]))
})

test('an unverified or suspended company, and a candidate, search and read nobody', async () => {
  const { company, db, person } = await startTalent()
  await person({ content: { headline: 'Site carpenter' } })
  const { ask, id } = await company()
  const refused = async () => [
    (await ask('searchProfiles')).http,
    (await ask('readCandidate', { id: 'a' })).http,
    (await ask('saveCandidate', { id: 'a' })).http,
    (await ask('listSavedCandidates')).http,
  ]
  await db.updateTable('companies').set({ proof: 'none' }).where('id', '=', id).execute()
  expect(await refused()).toEqual([403, 403, 403, 403])
  await db.updateTable('companies').set({ proof: 'domain', suspended_at: 1 }).where('id', '=', id).execute()
  expect(await refused()).toEqual([403, 403, 403, 403])
})

test('any typed text gets a response, and cursors that are invalid or of another company are refused', async () => {
  const { company, person } = await startTalent()
  for (let index = 0; index < 4; index += 1) await person({ content: { headline: `Carpenter ${index}` } })
  const [one, other] = [await company(), await company()]
  const typed = [
    '"',
    '-',
    'a AND b',
    '* OR NEAR(',
    '💥',
    '\u0000',
    '-carpenter',
    "'); drop table accounts;--",
  ]
  for (const q of typed) {
    expect([q, (await one.ask('searchProfiles', { q })).http]).toEqual([q, 200])
    expect([q, (await one.ask('searchProfiles', { skill: [q], language: [q] })).http]).toEqual([q, 200])
  }
  const { next } = await one.search({ limit: 2 })
  expect((await one.ask('searchProfiles', { limit: 2, after: next })).http).toBe(200)
  for (const after of ['', 'x', 'e30', 'WyJ3aG9sZSIsIngiXQ', 'WyJ3aG9sZSIsMV0']) {
    expect([after, (await one.ask('searchProfiles', { after })).http]).toEqual([after, 400])
  }
  expect((await other.ask('searchProfiles', { after: next })).http).toBe(400)
  expect((await one.ask('searchProfiles', { q: 'x'.repeat(10_000) })).http).toBe(400)
  expect((await one.ask('searchProfiles', { skill: Array.from({ length: 11 }, () => 'a') })).http).toBe(400)
  expect((await one.ask('searchProfiles', { place: 'Nowhere at all' })).http).toBe(400)
})
