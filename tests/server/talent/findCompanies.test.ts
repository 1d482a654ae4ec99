import * as v from 'valibot'
import { expect, test } from 'vitest'
import { candidateProfileCalls } from '../../../contract/talent/profileCalls.ts'
import { operatorAt } from '../support/operators.ts'
import { sharedTestServer } from '../support/harness.ts'
import { candidateAt, provenCompanyAt } from './people.ts'

const server = sharedTestServer()

const finder = async () => {
  const { ask } = await candidateAt(server())
  return async (q: string) =>
    v
      .parse(candidateProfileCalls.findCompanies.result, (await ask('findCompanies', { q })).result)
      .companies.map(({ name }) => name)
}

test('companies are found by the start of their name in any case and spelling, and not by its middle', async () => {
  const find = await finder()
  await provenCompanyAt(server(), { name: 'Ärnvik Möbel GmbH' })
  for (const q of ['Ärnvik', 'arnvik mo', 'ar', 'ARN', 'Arnvik Mobel Ltd']) {
    expect(await find(q), q).toContain('Ärnvik Möbel GmbH')
  }
  for (const q of ['Möbel', 'vik', '', ' ', '--', '%', '_rnvik']) {
    expect(await find(q), q).not.toContain('Ärnvik Möbel GmbH')
  }
})

test('at most eight companies are found, the shortest names first', async () => {
  const find = await finder()
  const names = Array.from({ length: 9 }, (_, index) => `Quillmoor ${'b'.repeat(index + 1)}`)
  for (const name of names.toReversed()) await provenCompanyAt(server(), { name })
  expect(await find('quillmoor')).toEqual(names.slice(0, 8))
})

test('a suspended company is not found', async () => {
  const find = await finder()
  const { name, slug } = await provenCompanyAt(server(), { name: 'Ostrel Yards' })
  expect(await find('ostrel')).toEqual([name])
  await operatorAt(server())('suspend', slug)
  expect(await find('ostrel')).toEqual([])
})
