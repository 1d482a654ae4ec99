import * as v from 'valibot'
import { expect, test } from 'vitest'
import { forYouCalls, type ForYouCallName } from '../../../contract/alerts/forYou.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { savedJobCalls } from '../../../contract/search/calls.ts'
import { candidateProfileCalls } from '../../../contract/talent/profileCalls.ts'
import { emptyProfile, type ProfileContent } from '../../../contract/talent/profile.ts'
import { candidateAt } from '../support/applications.ts'
import { readAnswer, startTestServer, type Browser, type TestServer } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'
import { runSql } from '../store/runSql.ts'

const london = { name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12 }
const leeds = { name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }

const ask = async (browser: Browser, name: ForYouCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${forYouCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** A candidate with functions to search and read their recommended jobs. */
async function seekerAt(server: TestServer, person: Parameters<typeof candidateAt>[1] = {}) {
  const candidate = await candidateAt(server, person)
  const { browser } = candidate
  const post = async (path: string, payload: object) =>
    readAnswer(await browser.send(`/api/candidate/${path}`, { body: JSON.stringify(payload) }))
  const found = async () => v.parse(forYouCalls.listForYou.result, (await ask(browser, 'listForYou')).result)
  return {
    ...candidate,
    ask: (name: ForYouCallName, payload: object = {}) => ask(browser, name, payload),
    found,
    titles: async () => (await found()).jobs.map(({ title }) => title),
    looksFor: (looksFor: Partial<ProfileContent['looksFor']>) =>
      post(candidateProfileCalls.saveProfile.path, {
        revision: 1,
        profile: { ...emptyProfile, looksFor: { ...emptyProfile.looksFor, ...looksFor } },
      }),
    saves: (slug: string | null) => post(savedJobCalls.saveJob.path, { slug }),
  }
}

/** Starts a server with postings that have these titles. */
async function withJobs(...jobs: readonly (Partial<PostingContent> & { readonly title: string })[]) {
  const server = await startTestServer()
  const employer = await employerAt(server)
  const postings = []
  for (const job of jobs) postings.push(await employer.published(job))
  return { server, employer, slugs: postings.map(({ slug }) => slug ?? '') }
}

test('a person without known interests is asked for preferences, and a pay floor alone is not enough', async () => {
  const { server } = await withJobs({ title: 'Carpenter' })
  const seeker = await seekerAt(server)
  expect(await seeker.found()).toEqual({ jobs: [], needsPreferences: true })
  await seeker.looksFor({ payFloor: { amount: 1_000_000, currency: 'GBP', period: 'year' } })
  expect(await seeker.found()).toEqual({ jobs: [], needsPreferences: true })
})

test('jobs that share more with the preferences come first, each with all of its reasons', async () => {
  const { server } = await withJobs(
    { title: 'Stage Carpenter', level: 'senior' },
    { title: 'Carpenter', places: [leeds] },
    { title: 'Carpenter' },
    { title: 'Accountant' },
  )
  const seeker = await seekerAt(server)
  await seeker.looksFor({
    titles: ['Carpenter', 'House carpenter'],
    places: [{ ...london, radius: 25 }],
    types: ['partTime'],
    levels: ['senior'],
    payFloor: { amount: 3_000_000, currency: 'GBP', period: 'year' },
  })

  const { jobs, needsPreferences } = await seeker.found()
  expect(needsPreferences).toBe(false)
  expect(jobs.map(({ reasons, title }) => [title, reasons])).toEqual([
    [
      'Stage Carpenter',
      ['“Carpenter” in your preferences', 'In London', 'Pays above your minimum', 'Senior', 'New this week'],
    ],
    [
      'Carpenter',
      ['“Carpenter” in your preferences', 'In London', 'Pays above your minimum', 'New this week'],
    ],
  ])
})

test('the pay floor excludes jobs that pay less, as the search does, and is in no response', async () => {
  const { server } = await withJobs({ title: 'Carpenter' }, { title: 'House Carpenter' })
  const seeker = await seekerAt(server)
  await seeker.looksFor({
    titles: ['Carpenter'],
    payFloor: { amount: 7_654_321, currency: 'GBP', period: 'year' },
  })
  const answer = await seeker.ask('listForYou')
  expect(answer.result).toEqual({ jobs: [], needsPreferences: false })
  expect(JSON.stringify(answer)).not.toContain('7654321')
})

test('a saved job shows what a person wants, by its words without the seniority, and is not suggested itself', async () => {
  const { server, slugs } = await withJobs(
    { title: 'Senior Carpenter' },
    { title: 'Stage Carpenter' },
    { title: 'Senior Accountant' },
  )
  const seeker = await seekerAt(server)
  await seeker.saves(slugs[0] ?? '')
  expect((await seeker.found()).jobs.map(({ reasons, title }) => [title, reasons[0]])).toEqual([
    ['Stage Carpenter', 'Like “Senior Carpenter”, which you saved'],
  ])
})

test('a job that a person applied to shows what they want, and is not suggested itself', async () => {
  const { server, slugs } = await withJobs({ title: 'House Joiner' }, { title: 'Stage Joiner' })
  const seeker = await seekerAt(server)
  await seeker.applied(slugs[0] ?? '')
  expect((await seeker.found()).jobs.map(({ reasons, title }) => [title, reasons[0]])).toEqual([
    ['Stage Joiner', 'Like “House Joiner”, which you applied to'],
  ])
})

test('remote jobs are found for people who want remote work, and only from the right countries', async () => {
  const { server } = await withJobs(
    { title: 'Carpenter one', workplace: 'remote', places: [], regions: ['FR'] },
    { title: 'Carpenter two', workplace: 'remote', places: [], regions: ['GB'] },
    { title: 'Carpenter three' },
  )
  const seeker = await seekerAt(server)
  await seeker.looksFor({ titles: ['Carpenter'], places: [{ ...leeds, radius: 10 }], isRemote: true })
  expect((await seeker.found()).jobs.map(({ reasons, title }) => [title, reasons[1]])).toEqual([
    ['Carpenter two', 'Remote from the United Kingdom'],
  ])
})

test('at most 6 jobs are listed, the newest of equally good ones', async () => {
  const { server } = await withJobs(
    ...Array.from({ length: 8 }, (_, index) => ({ title: `Carpenter ${index + 1}` })),
  )
  const seeker = await seekerAt(server)
  await seeker.looksFor({ titles: ['Carpenter'] })
  expect(await seeker.titles()).toEqual([8, 7, 6, 5, 4, 3].map((number) => `Carpenter ${number}`))
})

test('a hidden job is left out until it is shown again, however often either is requested', async () => {
  const { server, slugs } = await withJobs({ title: 'Carpenter one' }, { title: 'Carpenter two' })
  const seeker = await seekerAt(server)
  await seeker.looksFor({ titles: ['Carpenter'] })
  const slug = slugs[0] ?? ''
  for (const _ of [1, 2]) {
    expect((await seeker.ask('hideJob', { slug })).result).toEqual({ isHidden: true })
  }
  expect(await seeker.titles()).toEqual(['Carpenter two'])
  for (const _ of [1, 2]) {
    expect((await seeker.ask('unhideJob', { slug })).result).toEqual({ isHidden: false })
  }
  expect(await seeker.titles()).toEqual(['Carpenter two', 'Carpenter one'])
})

test('jobs of a hidden company are left out until it is shown again, for this account only', async () => {
  const { server } = await withJobs({ title: 'Carpenter one' })
  const [seeker, other] = [await seekerAt(server), await seekerAt(server)]
  for (const each of [seeker, other]) await each.looksFor({ titles: ['Carpenter'] })
  const slug = (await seeker.found()).jobs[0]?.company.slug ?? ''
  await seeker.ask('hideCompany', { slug })
  expect(await seeker.titles()).toEqual([])
  expect(await other.titles()).toEqual(['Carpenter one'])
  await seeker.ask('unhideCompany', { slug })
  expect(await seeker.titles()).toEqual(['Carpenter one'])
})

test('hidden jobs and companies are listed by page, the last hidden first', async () => {
  const { server, slugs } = await withJobs({ title: 'Carpenter one' }, { title: 'Carpenter two' })
  const seeker = await seekerAt(server)
  await seeker.looksFor({ titles: ['Carpenter'] })
  const company = (await seeker.found()).jobs[0]?.company.slug ?? ''
  await seeker.ask('hideJob', { slug: slugs[0] })
  server.clock.now += 1_000
  await seeker.ask('hideCompany', { slug: company })

  const page = async (after?: string) =>
    v.parse(
      forYouCalls.listHidden.result,
      (await seeker.ask('listHidden', { limit: 1, ...(after !== undefined && { after }) })).result,
    )
  const first = await page()
  expect(first.items).toMatchObject([{ kind: 'company', slug: company, name: 'Engine Works' }])
  const second = await page(first.next ?? '')
  expect(second).toMatchObject({
    items: [{ kind: 'job', slug: slugs[0], name: 'Carpenter one', company: { slug: company } }],
    next: null,
  })
})

test('an unknown job or company cannot be hidden', async () => {
  const { server } = await withJobs()
  const seeker = await seekerAt(server)
  for (const name of ['hideJob', 'hideCompany'] as const) {
    expect((await seeker.ask(name, { slug: 'nobody-knows' })).http).toBe(404)
  }
})

test('jobs of the person’s own company, with the same address, are not suggested', async () => {
  const { employer, server } = await withJobs({ title: 'Carpenter' })
  const seeker = await seekerAt(server, { emailAddress: employer.emailAddress })
  await seeker.looksFor({ titles: ['Carpenter'] })
  expect(await seeker.titles()).toEqual([])
})

test('jobs of demo companies are suggested only to demo accounts', async () => {
  const { server } = await withJobs({ title: 'Carpenter' })
  await runSql(server, 'update companies set is_demo = 1')
  const seeker = await seekerAt(server)
  await seeker.looksFor({ titles: ['Carpenter'] })
  expect(await seeker.titles()).toEqual([])
  await runSql(server, `update accounts set is_demo = 1 where email_address = '${seeker.emailAddress}'`)
  expect(await seeker.titles()).toEqual(['Carpenter'])
})
