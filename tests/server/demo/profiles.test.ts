import { expect, test, vi } from 'vitest'
import { demoAccounts, demoPassword } from '../../../contract/demo.ts'
import { introductionStates } from '../../../contract/introductions/lifecycle.ts'
import { visibilities } from '../../../contract/talent/profile.ts'
import { readAnswer, type Browser } from '../support/harness.ts'
import { startFull, withDemo } from './filled.ts'

// Most of these tests create the whole demo.
vi.setConfig({ testTimeout: 60_000 })

test('every demo candidate has a profile, and companies find all but two', () =>
  withDemo(async (db) => {
    const profiles = await db.selectFrom('profiles').select('visibility').execute()
    expect(profiles).toHaveLength(12)
    expect(new Set(profiles.map(({ visibility }) => visibility))).toEqual(new Set(visibilities))
    expect(await db.selectFrom('search_profiles').select('number').execute()).toHaveLength(10)
    const excluded = await db.selectFrom('exclusions').select('kind').execute()
    expect(new Set(excluded.map(({ kind }) => kind))).toEqual(new Set(['company', 'domain', 'employer']))
    expect((await db.selectFrom('excluded_companies').selectAll().execute()).length).toBeGreaterThan(2)
  }))

test('the demo has introductions in every state, with a reply due on each side, and an application from one', () =>
  withDemo(async (db) => {
    const introductions = await db.selectFrom('introductions').selectAll().execute()
    expect(new Set(introductions.map(({ state }) => state))).toEqual(new Set(introductionStates))
    const talking = introductions.filter(({ state }) => state === 'talking')
    expect(new Set(talking.map(({ turn }) => turn))).toEqual(new Set(['candidate', 'employer']))
    const applied = introductions.find(({ state }) => state === 'applied')
    const application = await db
      .selectFrom('applications')
      .select(['candidate_id', 'posting_id', 'state'])
      .where('id', '=', applied?.application_id ?? '')
      .executeTakeFirst()
    expect(application).toEqual({
      candidate_id: applied?.candidate_id,
      posting_id: applied?.posting_id,
      state: 'active',
    })
  }))

const askAt = async (browser: Browser, path: string, payload: object = {}) =>
  (await readAnswer(await browser.send(`/api/${path}`, { body: JSON.stringify(payload) }))).result

test('The demo logins see talent features: a pending invitation and views, people, a shortlist, and a due reply.', async () => {
  const server = await startFull()
  const [mina, robin] = demoAccounts
  const candidate = server.browser()
  await candidate.call('login', { emailAddress: mina.emailAddress, password: demoPassword }, mina.role)
  const employer = server.browser()
  await employer.call('login', { emailAddress: robin.emailAddress, password: demoPassword }, robin.role)

  const asMina = (call: string) => askAt(candidate, `candidate/${call}`)
  const asRobin = (call: string, payload?: object) => askAt(employer, `employer/${call}`, payload)
  expect(await asMina('list-introductions')).toMatchObject({ counts: { open: 2, waiting: 2, ended: 2 } })
  expect(JSON.stringify(await asMina('list-profile-views'))).toContain('"opened":2')
  expect(JSON.stringify(await asRobin('search-profiles', { q: 'carpenter' }))).toContain('"Okafor"')
  expect(await asRobin('list-saved-candidates')).toMatchObject({
    items: [{ savedBy: 'Robin Ashworth' }, { savedBy: 'Robin Ashworth' }],
  })
  expect(await asRobin('list-introductions', { group: 'open' })).toMatchObject({
    counts: { open: 3, waiting: 1 },
  })
})
