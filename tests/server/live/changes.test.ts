import { expect, test, vi } from 'vitest'
import { announce } from '../../../server/store/changes.ts'
import { openStore } from '../../../server/store/open.ts'
import { answeringIn, ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { askForChanges, openPage } from './openPage.ts'
import { isOnPostgres, theCluster } from '../support/databases.ts'
import { Browser, newPlace, readAnswer, startTestServer } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'

const message = 'A word to you.'

const refused = async (...asked: Parameters<typeof askForChanges>) =>
  (await readAnswer(await askForChanges(...asked))).http

const change = (id: string) => ({ kind: 'posting', id, companyId: 'company' }) as const

test('An event of one side is published to the other side’s open pages, and to no one else.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const [candidate, other, foreign] = [
    await candidateAt(server),
    await candidateAt(server),
    await employerAt(server),
  ]
  const own = await openPage(candidate.browser, 'candidate')
  const others = [await openPage(other.browser, 'candidate'), await openPage(foreign.browser, 'employer')]
  const theirs = await openPage(employer.browser, 'employer')

  const { id, reference } = await candidate.applied(posting.slug)
  await theirs.isTold({ kind: 'application', reference })
  await own.isTold({ kind: 'application', reference })
  const before = own.page.told.length
  await employer.answer(id, { type: 'ask', message })
  await vi.waitUntil(() => own.page.told.length > before, { timeout: 2_000 })

  expect(JSON.stringify([own.page, theirs.page])).not.toContain(message)
  expect(others.flatMap(({ page }) => page.told)).toEqual([])
})

test('A draft is published to its candidate alone, and a rejection to the candidate once it is sent.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const [own, theirs] = [
    await openPage(candidate.browser, 'candidate'),
    await openPage(employer.browser, 'employer'),
  ]
  const draft = await candidate.start(posting.slug)
  await own.isTold({ kind: 'application', reference: draft.reference })
  await candidate.send(draft.id, { type: 'discard' })
  const { id, reference } = await candidate.applied(posting.slug)
  await theirs.isTold({ kind: 'application', reference })
  expect(theirs.page.told).not.toContainEqual({ kind: 'application', reference: draft.reference })
  await own.isTold({ kind: 'application', reference })
  own.page.told.length = 0
  theirs.page.told.length = 0

  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  await theirs.isTold({ kind: 'application', reference })
  await employer.answer(id, { type: 'undo' })
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  expect(own.page.told).toEqual([])

  server.clock.now += 601_000
  await server.meetDeadlines()
  await own.isTold({ kind: 'application', reference })
})

test('A started or saved job post is published to the open pages of its company.', async () => {
  const server = await startTestServer()
  const [employer, foreign] = [await employerAt(server), await employerAt(server)]
  const [own, others] = [
    await openPage(employer.browser, 'employer'),
    await openPage(foreign.browser, 'employer'),
  ]
  const { id } = await employer.draft('Painter')
  await own.isTold({ kind: 'posting', id })
  own.page.told.length = 0
  const { posting, revision } = await employer.read(id)
  await employer.save(id, revision, { ...posting, title: 'Stage Painter' })
  await own.isTold({ kind: 'posting', id })
  // Events that arrive earlier would also be in the list.
  const theirs = await foreign.draft('Clerk')
  await others.isTold({ kind: 'posting', id: theirs.id })
  expect(others.page.told).toEqual([{ kind: 'posting', id: theirs.id }])
})

test('A reconnected page gets the changes that it missed, or is told to reload everything.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { reference } = await candidate.applied(posting.slug)

  const late = await openPage(employer.browser, 'employer', 30_000)
  expect(late.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(late.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(late.headers.get('x-accel-buffering')).toBe('no')
  await vi.waitUntil(() => late.page.told.length > 0)
  // The age exceeds the uptime of the server, which may have missed changes before its start.
  expect(late.page.told).toEqual([{ kind: 'everything' }])

  const early = await openPage(employer.browser, 'employer', 0)
  await early.isTold({ kind: 'application', reference })
})

test('Both sides get the number of applications that need their reply, drafts included.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const waiting = async () => [
    (await ask(candidate.browser, 'countWaiting')).result,
    (await readAnswer(await employer.browser.send('/api/employer/count-waiting', { body: '{}' }))).result,
  ]
  const draft = await candidate.start(posting.slug)
  const shelved = await candidate.start((await employer.published({ title: 'Stage Painter' })).slug)
  expect(await waiting()).toEqual([{ waiting: 2 }, { waiting: 0 }])
  await candidate.send(shelved.id, { type: 'discard' })
  expect(await waiting()).toEqual([{ waiting: 1 }, { waiting: 0 }])
  await candidate.complete(draft.id)
  await candidate.send(draft.id, { type: 'submit' })
  expect(await waiting()).toEqual([{ waiting: 0 }, { waiting: 1 }])
  await employer.answer(draft.id, { type: 'ask', message })
  expect(await waiting()).toEqual([{ waiting: 1 }, { waiting: 0 }])
  await employer.answer(draft.id, { type: 'reject', reason: 'skills', message })
  expect(await waiting()).toEqual([{ waiting: 1 }, { waiting: 0 }])
  server.clock.now += 601_000
  await server.meetDeadlines()
  expect(await waiting()).toEqual([{ waiting: 0 }, { waiting: 0 }])
})

test('A stream needs a session, the own origin and the GET method.', async () => {
  const { employer, server } = await startWithPosting()
  expect((await askForChanges(server.browser(), 'employer')).status).toBe(204)
  expect((await askForChanges(employer.browser, 'candidate')).status).toBe(204)
  expect(await refused(employer.browser, 'employer', -1)).toBe(400)
  expect(await refused(employer.browser, 'employer', 0, { method: 'POST' })).toBe(405)
  expect(await refused(employer.browser, 'employer', 0, { headers: { 'Sec-Fetch-Site': 'same-site' } })).toBe(
    403,
  )
  expect((await askForChanges(employer.browser, 'employer', 0, { method: 'HEAD' })).status).toBe(405)
})

test('A stream ends with its session, after a logout or a new password.', async () => {
  const server = await startTestServer()
  const candidate = await candidateAt(server)
  const again = server.browser()
  await again.call('login', { emailAddress: candidate.emailAddress, password: 'Analytical1!' })
  const [here, there] = [await openPage(candidate.browser, 'candidate'), await openPage(again, 'candidate')]

  await again.call('logout')
  await vi.waitUntil(() => there.page.isEnded)
  expect((await askForChanges(again, 'candidate')).status).toBe(204)
  expect(here.page.isEnded).toBe(false)

  await candidate.browser.call('changePassword', {
    currentPassword: 'Analytical1!',
    password: 'Differential2!',
  })
  await vi.waitUntil(() => here.page.isEnded)
  // The change of the password gave this browser a new session.
  const { page } = await openPage(candidate.browser, 'candidate')
  expect(page.isEnded).toBe(false)
})

test('An account beyond its number of streams loses the oldest one.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const pages: Awaited<ReturnType<typeof openPage>>[] = []
  for (let count = 0; count < 9; count += 1) pages.push(await openPage(browser, 'candidate'))

  await vi.waitUntil(() => pages[0]?.page.isEnded)
  expect(pages[0]?.page.isOver).toBe(true)
  expect(pages.slice(1).every(({ page }) => !page.isEnded)).toBe(true)
})

test('Open streams do not delay the shutdown of the server.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { page } = await openPage(browser, 'candidate')
  const began = performance.now()

  await server.close()
  expect(performance.now() - began).toBeLessThan(5_000)
  await vi.waitUntil(() => page.isEnded)
  expect(page.isOver).toBe(false)
})

test('An uncommitted change is not published.', async () => {
  const store = await openStore(await newPlace())
  const heard: unknown[] = []
  const stop = await store.hear({ heard: (told) => heard.push(told), missed: () => {} })
  await store.db
    .transaction()
    .execute(async (transaction) => {
      await announce(transaction, change('undone'))
      throw new Error('Not this one.')
    })
    .catch(() => {})
  await store.db.transaction().execute(async (transaction) => {
    await announce(transaction, change('done'))
    expect(heard).toEqual([])
  })
  await announce(store.db, change('at once'))

  await vi.waitUntil(() => heard.length > 1)
  expect(heard).toEqual([change('done'), change('at once')])
  await stop()
  await store.close()
})

test.runIf(isOnPostgres())(
  'Servers on one database publish changes to each other, also after its restart.',
  async () => {
    const place = await newPlace()
    const one = await startTestServer({ place })
    const other = await startTestServer({ place })
    const at = await employerAt(one)
    const employer = { ...at, ...answeringIn(at.browser) }
    const posting = await employer.published()
    const candidate = await candidateAt(one)
    const elsewhere = new Browser(other.base)
    for (const [name, value] of candidate.browser.cookies) elsewhere.cookies.set(name, value)
    const own = await openPage(elsewhere, 'candidate')

    const { id, reference } = await candidate.applied(posting.slug)
    await own.isTold({ kind: 'application', reference })

    await theCluster().stop()
    await theCluster().start()
    await vi.waitUntil(() => own.page.told.some(({ kind }) => kind === 'everything'), { timeout: 20_000 })
    own.page.told.length = 0
    await vi.waitUntil(async () => (await employer.answer(id, { type: 'ask', message })).http === 200, {
      timeout: 20_000,
    })
    await own.isTold({ kind: 'application', reference })

    await candidate.browser.call('logout')
    await vi.waitUntil(() => own.page.isEnded)
  },
)
