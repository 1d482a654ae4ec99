// @module-tag security
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { foundProfiles } from '../../../contract/talent/search.ts'
import { exclude, showTo, startTalent } from '../support/search/talentWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

test.each([{}, { q: 'carpenter' }, { q: 'carpenter', sort: 'newest' }])(
  'across pages nobody is repeated or left out, while people join and leave: %j',
  async (criteria) => {
    const { company, db, person } = await startTalent()
    const { headlines, search } = await company()
    const leaving: string[] = []
    for (let index = 0; index < 14; index += 1) {
      const headline = index % 3 === 0 ? `Carpenter ${index}` : `Joiner ${index}`
      leaving.push(
        await person({ content: { headline, about: 'A carpenter.' }, daysAgo: 1 + Math.floor(index / 4) }),
      )
    }
    const before = await headlines(criteria)
    const pages: string[][] = []
    let after: string | undefined
    do {
      const { next, people } = await search({ ...criteria, limit: 4, ...(after !== undefined && { after }) })
      pages.push(people.map(({ headline }) => headline))
      await person({ content: { headline: 'New carpenter', about: 'A carpenter.' } })
      if (pages.length === 2) await showTo(db, leaving[0] ?? '', 'hidden')
      after = next ?? undefined
    } while (after !== undefined)
    const shown = pages.flat()

    expect(new Set(shown).size).toBe(shown.length)
    const left = before.filter((headline) => !shown.includes(headline))
    expect(left.filter((headline) => headline !== 'Carpenter 0')).toEqual([])
    expect(shown).toEqual(before.filter((headline) => shown.includes(headline)))
  },
)

test('a hidden name gets another id, another place within the day, and leaves shortlists that have it', async () => {
  const { company, db, person } = await startTalent()
  const { ask, search } = await company()
  const accountId = await person({ content: { headline: 'Site carpenter' } })
  const [named] = (await search()).people
  expect((await ask('saveCandidate', { id: named?.id, note: 'Zelda, call her' })).status).toBe(true)
  const numberOf = async () =>
    (await db.selectFrom('search_profiles').select('number').executeTakeFirstOrThrow()).number
  const number = await numberOf()
  await showTo(db, accountId, 'anonymous')

  const found = await ask('searchProfiles')
  const [anonymous] = v.parse(foundProfiles, found.result).people
  expect(anonymous?.id).not.toBe(named?.id)
  expect(await numberOf()).not.toBe(number)
  expect(found.text).not.toMatch(/Zelda|Quimby/)
  expect((await ask('searchProfiles', { q: 'Zelda' })).result).toMatchObject({ total: { count: 0 } })
  expect((await ask('readCandidate', { id: named?.id })).http).toBe(404)
  expect((await ask('listSavedCandidates')).result).toEqual({ items: [], next: null })
})

test('a name shown temporarily on a shortlist leaves it when it is hidden again', async () => {
  const { company, db, person } = await startTalent()
  const accountId = await person({ content: { headline: 'Joiner' }, visibility: 'anonymous' })
  const { ask, search } = await company()
  const [unnamed] = (await search()).people
  await ask('saveCandidate', { id: unnamed?.id, note: 'Good joiner' })
  await showTo(db, accountId, 'named')
  const list = async () => JSON.stringify((await ask('listSavedCandidates')).result)
  expect(await list()).toContain('Quimby')
  await showTo(db, accountId, 'anonymous')
  expect(await list()).not.toContain('Good joiner')
  expect((await search()).people).toMatchObject([{ isSaved: false }])
})

test('a shortlist is shared in the company, has notes, and shows only people whom the company can still see', async () => {
  const { company, db, person } = await startTalent()
  const { ask, id: companyId, search } = await company()
  const accounts: string[] = []
  for (const headline of ['One', 'Two', 'Three'])
    accounts.push(await person({ content: { headline }, visibility: 'named' }))
  const people = new Map((await search()).people.map((each) => [each.headline, each.id]))
  await ask('saveCandidate', { id: people.get('One'), note: 'Call on Monday' })
  await ask('saveCandidate', { id: people.get('Two') })
  await ask('saveCandidate', { id: people.get('One') })

  const saved = async (payload: object = {}) => (await ask('listSavedCandidates', payload)).result
  expect(await saved({ among: [people.get('One'), people.get('Three')] })).toMatchObject({
    items: [{ headline: 'One', note: 'Call on Monday', savedBy: 'Ada Byron', isSaved: true }],
  })
  expect((await search()).people.filter(({ isSaved }) => isSaved)).toHaveLength(2)
  await exclude(db, accounts[0] ?? '', companyId)
  expect(await saved()).toMatchObject({ items: [{ headline: 'Two', note: '' }], next: null })
  await ask('unsaveCandidate', { id: people.get('Two') })
  expect(await saved()).toEqual({ items: [], next: null })
  expect((await ask('saveCandidate', { id: people.get('One') })).http).toBe(404)
  const other = await company()
  expect((await other.ask('listSavedCandidates')).result).toEqual({ items: [], next: null })
})

test('across pages a shortlist shows everyone once', async () => {
  const { company, person } = await startTalent()
  const { ask, search } = await company()
  for (let index = 0; index < 5; index += 1) await person({ content: { headline: `Person ${index}` } })
  for (const { id } of (await search()).people) await ask('saveCandidate', { id })
  const page = v.looseObject({
    items: v.array(v.looseObject({ headline: v.string() })),
    next: v.nullable(v.string()),
  })
  const shown: string[] = []
  let after: string | undefined
  do {
    const { result } = await ask('listSavedCandidates', { limit: 2, ...(after !== undefined && { after }) })
    const { items, next } = v.parse(page, result)
    shown.push(...items.map(({ headline }) => headline))
    after = next ?? undefined
  } while (after !== undefined)
  expect(shown.toSorted()).toEqual(Array.from({ length: 5 }, (_, index) => `Person ${index}`))
})
