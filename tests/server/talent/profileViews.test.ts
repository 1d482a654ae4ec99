import * as v from 'valibot'
import { expect, test } from 'vitest'
import { profileView, recentViews } from '../../../contract/talent/profileCalls.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { openStore } from '../../../server/store/open.ts'
import { purge } from '../../../server/store/purge.ts'
import { createProfileViewCounter } from '../../../server/talent/profileViews.ts'
import {
  days,
  readAnswer,
  sharedTestServer,
  startTestServer,
  type Browser,
  type TestServer,
} from '../support/harness.ts'
import { candidateAt, provenCompanyAt } from './people.ts'

const server = sharedTestServer()

const ask = async (browser: Browser, call: string, payload: object) =>
  readAnswer(await browser.send(`/api/employer/${call}`, { body: JSON.stringify(payload) }))

const visibleAt = async (at: TestServer, headline: string) => {
  const candidate = await candidateAt(at)
  await candidate.save({ headline })
  await candidate.show('anonymous')
  const views = async () =>
    v.parse(v.object({ items: v.array(profileView) }), (await candidate.ask('listProfileViews')).result).items
  return { ...candidate, views }
}

test('a candidate sees which company found the profile, how often, and what it searched for last', async () => {
  const candidate = await visibleAt(server(), 'Wheelwright and cooper')
  const [company, other] = [await provenCompanyAt(server()), await provenCompanyAt(server())]
  const id = (await candidate.preview(company.slug))?.id ?? ''
  expect(await candidate.views()).toEqual([])
  await ask(company.browser, 'search-profiles', { q: 'cooper' })
  await ask(company.browser, 'read-candidate', { id })
  await ask(company.browser, 'search-profiles', { q: 'wheelwright' })
  await ask(company.browser, 'search-profiles', { q: 'wheelwright plumber' })
  await ask(other.browser, 'read-candidate', { id })
  expect(await candidate.views()).toEqual([
    {
      company: { name: company.name, slug: company.slug },
      day: '2030-01-01',
      words: 'wheelwright',
      opened: 1,
      listed: 2,
    },
  ])
  await ask(company.browser, 'read-candidate', { id })
  expect(await candidate.views()).toMatchObject([{ words: 'wheelwright', opened: 2, listed: 2 }])
})

test('a candidate sees how often the profile was opened and listed in the last 30 days', async () => {
  const own = await startTestServer()
  const candidate = await visibleAt(own, 'Wheelwright')
  const companies = [await provenCompanyAt(own), await provenCompanyAt(own)]
  const recent = async () => {
    const { result } = await candidate.ask('listProfileViews', { limit: 1 })
    return v.parse(v.object({ recent: recentViews }), result).recent
  }
  expect(await recent()).toEqual({ opened: 0, listed: 0 })
  for (const company of companies) {
    const id = (await candidate.preview(company.slug))?.id ?? ''
    await ask(company.browser, 'read-candidate', { id })
    await ask(company.browser, 'search-profiles', { q: 'wheelwright' })
    await ask(company.browser, 'search-profiles', {})
  }
  expect(await recent()).toEqual({ opened: 2, listed: 4 })
  own.clock.now += days(29)
  expect(await recent()).toEqual({ opened: 2, listed: 4 })
  own.clock.now += days(1)
  await candidate.login()
  expect(await recent()).toEqual({ opened: 0, listed: 0 })
})

test('views of another person are in nobody’s list, and a company that sees nothing leaves no view', async () => {
  const [candidate, other] = [await visibleAt(server(), 'Thatcher'), await visibleAt(server(), 'Saddler')]
  const company = await provenCompanyAt(server())
  const id = (await candidate.preview(company.slug))?.id ?? ''
  await candidate.ask('addExclusion', { slug: company.slug })
  await ask(company.browser, 'search-profiles', { q: 'thatcher' })
  await ask(company.browser, 'read-candidate', { id })
  await ask(company.browser, 'search-profiles', { q: 'saddler' })
  expect(await candidate.views()).toEqual([])
  expect(await other.views()).toMatchObject([{ words: 'saddler', opened: 0, listed: 1 }])
})

test('views are kept for six months', async () => {
  const own = await startTestServer()
  const candidate = await visibleAt(own, 'Thatcher')
  const company = await provenCompanyAt(own)
  await ask(company.browser, 'search-profiles', { q: 'thatcher' })
  await own.close()
  const store = await openStore(own)
  const left = async (daysLater: number) => {
    await purge(store.db, own.clock.now + days(daysLater), createLogger({ logLevel: 'silent' }))
    return store.db.selectFrom('profile_views').select('account_id').execute()
  }
  expect(await left(170)).toEqual([{ account_id: candidate.id }])
  expect(await left(190)).toEqual([])
  await store.close()
})

test('views that cannot be added are logged and added by the next flush; those of an erased account are left out', async () => {
  const own = await startTestServer()
  const candidate = await visibleAt(own, 'Thatcher')
  await provenCompanyAt(own)
  await own.close()
  const store = await openStore(own)
  const { id } = await store.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  const errors: unknown[] = []
  const counter = createProfileViewCounter({
    db: store.db,
    now: () => own.clock.now,
    logger: { error: (error: unknown) => errors.push(error) },
  })
  counter.listed(id, [candidate.id, crypto.randomUUID()], 'thatcher')
  await store.db.schema.alterTable('profile_views').renameTo('elsewhere').execute()
  await counter.flush()
  expect(errors).toHaveLength(1)
  await store.db.schema.alterTable('elsewhere').renameTo('profile_views').execute()
  counter.opened(id, candidate.id)
  await counter.close()
  expect(
    await store.db.selectFrom('profile_views').select(['account_id', 'opened', 'listed', 'words']).execute(),
  ).toEqual([{ account_id: candidate.id, opened: 1, listed: 1, words: 'thatcher' }])
  await store.close()
})

test('on Monday an email names the companies that looked, to people who want it', async () => {
  const own = await startTestServer()
  const [wanting, other] = [await visibleAt(own, 'Thatcher'), await visibleAt(own, 'Thatcher')]
  const body = JSON.stringify({ choices: { profileViews: 'on' } })
  expect((await wanting.browser.send('/api/candidate/save-mail-settings', { body })).status).toBe(200)
  const company = await provenCompanyAt(own)
  await ask(company.browser, 'search-profiles', { q: 'thatcher' })
  for (const { views } of [wanting, other]) expect(await views()).toHaveLength(1)
  own.clock.now += days(7)
  await own.meetDeadlines()
  const about = async (address: string) =>
    (await own.mails(address)).filter(({ subject }) => subject.includes('saw your profile'))
  const [mail] = await about(wanting.emailAddress)
  expect(mail?.subject).toContain(`${company.name} saw your profile`)
  expect(mail?.text).toContain(company.name)
  expect(await about(other.emailAddress)).toEqual([])
})
