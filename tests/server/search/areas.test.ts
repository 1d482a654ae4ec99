import { expect, test } from 'vitest'
import { placeNamed } from '../../../server/search/places.ts'
import { readAnswer } from '../support/harness.ts'
import { completePosting, startWithEmployer } from '../support/postings.ts'
import { search, titles } from '../support/search/asking.ts'

const at = (name: string) => {
  const place = placeNamed(name)
  if (!place) throw new Error(`There is no place ${name}.`)
  return place
}

async function marketInFiveCountries() {
  const { published, server } = await startWithEmployer()
  const remote = { ...completePosting, workplace: 'remote' as const, places: [] }
  await published({ title: 'Leeds', places: [at('Leeds')] })
  await published({ title: 'Munich', places: [at('Munich')] })
  await published({ title: 'Berlin and Vienna', places: [at('Berlin'), at('Wien')] })
  await published({ title: 'A place of nobody', places: [{ ...at('Munich'), name: 'Hinterstoißing' }] })
  await published({ ...remote, title: 'Anywhere' })
  await published({ ...remote, title: 'From Germany', regions: ['DE'] })
  return server
}

test('a search in a country or a region finds the jobs in it, and remote ones open to the country', async () => {
  const server = await marketInFiveCountries()
  const remote = ['From Germany', 'Anywhere']

  expect(await titles(server.base, '?place=Germany')).toEqual([
    ...remote,
    'A place of nobody',
    'Berlin and Vienna',
    'Munich',
  ])
  expect(await titles(server.base, '?place=Bayern')).toEqual([...remote, 'A place of nobody', 'Munich'])
  expect(await titles(server.base, '?place=Austria')).toEqual(['Anywhere', 'Berlin and Vienna'])
  expect(await titles(server.base, '?place=England')).toEqual(['Anywhere', 'Leeds'])
  expect(await titles(server.base, '?place=UK&q=leeds')).toEqual(['Leeds'])
  expect(await titles(server.base, '?place=USA&sort=pay')).toEqual(['Anywhere'])
})

test('the response names the matched place and its kind, and no wider radius for a country', async () => {
  const server = await marketInFiveCountries()

  expect(await search(server.base, '?place=Bavaria&radius=5')).toMatchObject({
    place: { name: 'Bavaria', country: 'DE', kind: 'region', words: 'Bavaria, Germany', others: [] },
    wider: [],
  })
  expect((await search(server.base, '?place=Newcastle')).place).toMatchObject({
    kind: 'city',
    country: 'GB',
    others: [{ country: 'ZA' }, { country: 'AU' }, {}, {}, {}],
  })
})

test('"remote" as a place finds remote work, and on-site work only by another place', async () => {
  const server = await marketInFiveCountries()
  const remote = ['From Germany', 'Anywhere']

  for (const typed of ['remote', 'Remote', 'home office', 'Work from home'])
    expect(await titles(server.base, `?place=${encodeURIComponent(typed)}`)).toEqual(remote)
  expect(await titles(server.base, '?place=remote&workplace=onSite')).toEqual([])
  expect((await search(server.base, '?place=remote')).place).toBeNull()
})

test('a postcode alone is refused with the alternative', async () => {
  const { server } = await startWithEmployer()
  const answer = await readAnswer(await fetch(`${server.base}/api/jobs?place=10115`))
  expect(answer).toMatchObject({
    http: 400,
    error: { fields: { place: 'We can’t search by postal code. Enter the name of a town.' } },
  })
})
