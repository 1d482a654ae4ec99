import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ownerAt, tellCompany } from '../support/companies.ts'
import { readAnswer, sharedTestServer } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { employerAt } from '../support/postings.ts'

const server = sharedTestServer()
const facts = { size: '11-50' as const, industry: 'Engines', places: ['London, England, United Kingdom'] }
const about = { website: 'https://engines.example', about: 'Engines that reckon.', ...facts }

/** Registers an employer of a company with this name. Returns a function that renames the company. */
async function employerOf(companyName: string) {
  const { browser } = await ownerAt(server(), { companyName })
  return async (name: string) => tellCompany(browser, { ...about, name })
}

const read = async (slug: string) => readAnswer(await fetch(`${server().base}/api/companies/${slug}`))

test('Everyone can read a company’s description, and nothing about its members.', async () => {
  const rename = await employerOf('Mill')
  await rename('Mill & Store')
  const answer = await read('mill-store')

  expect(answer).toMatchObject({ http: 200, status: true })
  expect(answer.result).toEqual({
    slug: 'mill-store',
    name: 'Mill & Store',
    website: 'https://engines.example',
    about: 'Engines that reckon.',
    ...facts,
    proof: 'none',
    provenAt: null,
    isDemo: false,
    isSuspended: false,
    record: null,
    jobs: [],
  })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('A company page lists its open jobs, the newest first; a suspended one lists none and says so.', async () => {
  const { published, send } = await employerAt(server())
  const [first, second, paused] = [await published(), await published(), await published()]
  await send(paused.id, { type: 'pause' })
  const { company } = v.parse(
    v.object({ company: v.object({ slug: v.string() }) }),
    (await readAnswer(await fetch(`${server().base}/api/jobs/${first.slug}`))).result,
  )
  const slugs = async () =>
    v
      .parse(v.object({ jobs: v.array(v.object({ slug: v.string() })) }), (await read(company.slug)).result)
      .jobs.map((job) => job.slug)

  expect(await slugs()).toEqual([second.slug, first.slug])
  await operatorAt(server())('suspend', company.slug)
  expect(await slugs()).toEqual([])
  expect((await read(company.slug)).result).toMatchObject({ isSuspended: true })
})

test('A company is found by a former slug, and returns its current one.', async () => {
  const rename = await employerOf('Looms')
  await rename('Card Looms')

  expect((await read('looms')).result).toEqual((await read('card-looms')).result)
  expect((await read('looms')).result).toMatchObject({ slug: 'card-looms', name: 'Card Looms' })
})

test.each(['nobody', '%00', 'A', '%F0%9F%92%A5', 'x'.repeat(200)])(
  'An unknown slug is no company: %s',
  async (slug) => {
    expect(await read(slug)).toMatchObject({ http: 404, status: false, result: null })
  },
)
