// @module-tag security
import { expect, test, vi } from 'vitest'
import { profileCounts } from '../../../contract/talent/profile.ts'
import { startTalent, type Company } from '../support/search/talentWorld.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Maximum time of a response in ms, generous for a busy machine. */
const LONGEST_MS = 5_000
const PEOPLE = 120

const skillsOf = (number: number) =>
  Array.from({ length: profileCounts.skills }, (_, index) => ({
    name: `Skill ${index} of ${number % 7} with four more words`,
    evidence: [],
  }))

async function answered({ ask }: Company, payload: object) {
  const began = performance.now()
  const { http } = await ask('searchProfiles', payload)
  expect(performance.now() - began).toBeLessThan(LONGEST_MS)
  return http
}

const many = (count: number, word: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => word(index))

test('searches crafted to be expensive get a response or a refusal at once, with any number of words and skills', async () => {
  const { company, person } = await startTalent()
  for (let number = 0; number < 20; number += 1) await person({ content: { skills: skillsOf(number) } })
  const searching = await company()

  for (const [payload, http] of [
    [{ skill: many(500, (index) => `skill ${index}`) }, 400],
    [{ skill: many(10, (index) => `${index} of with four more words ${'w '.repeat(20)}`) }, 200],
    [{ skill: many(10, () => 'x'.repeat(80)) }, 200],
    [{ skill: many(10, () => 'x'.repeat(1_000)) }, 400],
    [{ language: many(6, () => 'English') }, 400],
    [{ q: many(20, (index) => `w${index}`).join(' ') }, 200],
    [{ q: many(15, (index) => `-w${index}`).join(' ') + ' skill' }, 200],
    [{ q: `"${many(15, () => 'four').join(' ')}"` }, 200],
    [{ q: 'ä'.repeat(90) }, 200],
    [{ q: '\u0301'.repeat(90) }, 200],
    [{ q: 'skill', place: 'London', radius: 100, workplace: ['onSite', 'remote'] }, 200],
    [{ q: 'skill', place: 'L'.repeat(200) }, 400],
    [{ limit: 100_000 }, 400],
    [{ q: 'skill', notice: 1 }, 400],
    [{ q: 'skill', notAField: true }, 400],
  ] as const) {
    expect([payload, await answered(searching, payload)]).toEqual([payload, http])
  }
})

test('the last page responds like the first, a guessed cursor is refused, and nobody is shown twice', async () => {
  const { company, person } = await startTalent()
  for (let number = 0; number < PEOPLE; number += 1) {
    await person({ content: { headline: `Carpenter ${number}` }, daysAgo: number % 5 })
  }
  const [searching, other] = [await company(), await company()]
  const seen: string[] = []
  const cursors: string[] = []
  let after: string | undefined
  do {
    const began = performance.now()
    const { next, people } = await searching.search({ q: 'carpenter', limit: 5, ...(after && { after }) })
    expect(performance.now() - began).toBeLessThan(LONGEST_MS)
    seen.push(...people.map(({ headline }) => headline))
    after = next ?? undefined
    if (after) cursors.push(after)
  } while (after)
  expect(new Set(seen).size).toBe(PEOPLE)
  expect(seen).toHaveLength(PEOPLE)

  for (const cursor of cursors) {
    expect(await answered(other, { q: 'carpenter', after: cursor })).toBe(400)
  }
  expect(await answered(searching, { after: 'A'.repeat(10_000) })).toBe(400)
})
