import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { homeSchema, suggestedSearches, type SuggestedSearch } from '../../../contract/search/home.ts'
import type { ApiParts } from '../../../server/http/api.ts'
import { createPages } from '../../../server/pages/pages.ts'
import { startFull } from '../demo/filled.ts'
import { answeringIn, candidateAt } from '../support/applications.ts'
import { days, readAnswer, startTestServer, type TestServer } from '../support/harness.ts'
import { distDir, wordsOf } from '../support/jobPages.ts'
import { startOwnTable } from '../support/ownTable.ts'
import { employerAt } from '../support/postings.ts'

vi.setConfig({ testTimeout: 60_000 })

const homeAt = async ({ base }: TestServer) =>
  v.parse(homeSchema, (await readAnswer(await fetch(`${base}/api/home`))).result)

const pageAt = async ({ base }: TestServer, path = '/') => {
  const html = await (await fetch(base + path)).text()
  return { html, words: wordsOf(html) }
}

const totalIn = v.object({ total: v.object({ count: v.number() }) })
const isSuggested = (name: string): name is SuggestedSearch => name in suggestedSearches

describe('the home page', () => {
  test('of a new server has the search form, and neither figures nor jobs', async () => {
    const server = await startTestServer({ distDir })
    const { html, words } = await pageAt(server)
    expect(html).toContain('action="/jobs"')
    expect(words).not.toMatch(/Open jobs|Newest jobs|demo/)
    expect(html).not.toContain('data-demo')
  })

  test('shows the six newest jobs, and counts open jobs a minute later', async () => {
    const server = await startTestServer({ distDir })
    const employer = await employerAt(server)
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((each) => `Keeper ${each}`)
    expect((await homeAt(server)).figures.jobs).toBe(0)
    for (const title of titles) await employer.published({ title })
    const early = await homeAt(server)
    expect(early.figures.jobs).toBe(0)
    expect(early.jobs.map(({ title }) => title)).toEqual(titles.toReversed().slice(0, 6))

    server.clock.now += 60_000
    expect((await homeAt(server)).figures).toEqual({ jobs: 7, companies: 1, record: null })
    const { words } = await pageAt(server)
    expect(words).toContain('Open jobs 7 Companies hiring 1')
    expect(words).toMatch(/Newest jobs View all 7 jobs EW Keeper Seven Engine Works £40,000–£60,000 a year/)
  })

  test('shows the median days to a first reply, once there are ten', async () => {
    const server = await startTestServer({ distDir })
    const employer = await employerAt(server)
    const posting = await employer.published({ openings: 20 })
    const { answer } = answeringIn(employer.browser)
    const sent = []
    for (let count = 0; count < 10; count += 1)
      sent.push(await (await candidateAt(server)).applied(posting.slug))
    for (const [index, { id }] of sent.entries()) {
      if (index === 4) server.clock.now += days(2)
      expect((await homeAt(server)).figures.record).toBe(null)
      await answer(id, { type: 'advance', to: 'screening' })
    }
    server.clock.now += 60_000
    expect((await homeAt(server)).figures.record).toEqual({ people: 10, answeredInTime: 10, medianDays: 3 })
  })

  test('counts what the search finds, including the demo, and marks the demo like the login', async () => {
    const server = await startFull({ distDir })
    server.clock.now += 2_000
    const home = await homeAt(server)
    expect(home.isDemo).toBe(true)
    expect(home.jobs.map(({ isDemo }) => isDemo)).toEqual(Array.from({ length: 6 }, () => true))
    const own = await employerAt(server)
    await own.published({ title: 'Keeper' })
    server.clock.now += 60_000
    const { counts, figures } = await homeAt(server)
    expect(figures.jobs).toBe(home.figures.jobs + 1)
    for (const [name, count] of Object.entries({ '': figures.jobs, ...counts })) {
      const criterion = isSuggested(name) ? new URLSearchParams([[...suggestedSearches[name]]]) : ''
      const { result } = await readAnswer(await fetch(`${server.base}/api/jobs?${criterion}`))
      expect(v.parse(totalIn, result).total.count, name).toBe(count)
    }
    const { html } = await pageAt(server)
    expect(html).toContain('<html data-demo')
    const login = await fetch(`${server.base}/auth/login/candidate`, { headers: { 'Accept-Encoding': 'br' } })
    expect(login.headers.get('Content-Encoding')).toBe('br')
    expect(await login.text()).toContain('<html data-demo')
  })

  test('works without figures and jobs if they cannot be read', async () => {
    let parts: ApiParts | undefined
    const { base } = await startOwnTable((_, ofApi) => {
      parts = ofApi
    })
    const given = parts
    if (!given) throw new Error('The API has no parts.')
    await sql`drop table demo`.execute(given.store.db)
    const pages = await createPages(distDir, false, { ...given, origin: () => base })
    const answer = await pages.app.request('/', {}, { incoming: { socket: {}, headers: {} } })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('action="/jobs"')
    expect(html).not.toContain('Newest jobs')
  })
})
