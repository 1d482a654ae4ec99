import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { paneView } from '../../../contract/postings/paneView.ts'
import { postingViews, viewCalls } from '../../../contract/postings/views.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { createViewCounter } from '../../../server/postings/views.ts'
import { openStore } from '../../../server/store/open.ts'
import { purge } from '../../../server/store/purge.ts'
import { withStore } from '../support/databases.ts'
import {
  days,
  matching,
  minutes,
  readAnswer,
  startTestServer,
  type Browser,
  type TestServer,
} from '../support/harness.ts'
import { distDir } from '../support/jobPages.ts'
import { employerAt } from '../support/postings.ts'

const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const navigation = { ...firefox, 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' }
const pane = { ...firefox, 'Sec-Fetch-Dest': 'empty', [paneView.name]: paneView.value }

const views = async (browser: Browser, name: keyof typeof viewCalls, payload: object = {}) =>
  readAnswer(await browser.send(`/api/employer/${viewCalls[name].path}`, { body: JSON.stringify(payload) }))

async function start() {
  const server = await startTestServer({ distDir })
  const employer = await employerAt(server)
  const { id, slug } = await employer.published()
  const visit = (headers: Record<string, string>, path = `/jobs/${slug}`, browser = server.browser()) =>
    browser.send(path, { method: 'GET', headers })
  return {
    server,
    employer,
    id,
    slug,
    visit,
    total: async () =>
      v.parse(postingViews, (await views(employer.browser, 'countViews', { id })).result).total,
  }
}

test('views of the page and of the pane next to a list are counted by day, for members of the company', async () => {
  const { employer, id, server, slug, visit } = await start()
  const other = await employer.published()
  const first = dayOf(server.clock.now)
  await visit(navigation)
  await visit(pane, `/api/jobs/${slug}`)
  server.clock.now += days(2)
  const third = dayOf(server.clock.now)
  const page = await visit(navigation)
  await visit({ ...navigation, 'If-None-Match': page.headers.get('ETag') ?? '' })
  await visit(navigation, `/jobs/${other.slug}`)

  expect(await views(employer.browser, 'countViews', { id })).toMatchObject({
    http: 200,
    result: {
      since: first,
      total: 4,
      days: [
        { day: first, views: 2 },
        { day: third, views: 2 },
      ],
    },
  })
  expect((await views(employer.browser, 'countCompanyViews')).result).toEqual({
    since: first,
    total: 5,
    days: [
      { day: first, views: 2 },
      { day: third, views: 3 },
    ],
  })
})

test('a draft has no views, and its count has not started', async () => {
  const { employer, server, visit } = await start()
  const { id } = await employer.draft()
  await visit(navigation)

  expect((await views(employer.browser, 'countViews', { id })).result).toEqual({
    since: null,
    total: 0,
    days: [],
  })
  const stranger = await employerAt(server)
  expect((await views(stranger.browser, 'countCompanyViews')).result).toEqual({
    since: null,
    total: 0,
    days: [],
  })
})

test('The views of another company’s job post cannot be read.', async () => {
  const { id, server } = await start()
  const stranger = await employerAt(server)
  const candidate = await server.registered()

  expect(await views(stranger.browser, 'countViews', { id })).toMatchObject({ http: 404, status: false })
  expect(await views(candidate.browser, 'countViews', { id })).toMatchObject({ http: 401, status: false })
})

test.each([
  [
    'a crawler',
    {
      ...navigation,
      'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    },
  ],
  ['a link preview', { ...navigation, 'User-Agent': 'facebookexternalhit/1.1' }],
  ['a program', { ...navigation, 'User-Agent': 'curl/8.14.1' }],
  ['no user agent', { ...navigation, 'User-Agent': '' }],
  ['a prefetch', { ...navigation, 'Sec-Purpose': 'prefetch' }],
  ['a prerendering', { ...navigation, 'Sec-Purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { ...navigation, Purpose: 'prefetch' }],
  ['a script that reads the page', { ...navigation, 'Sec-Fetch-Dest': 'empty' }],
])('a page loaded by %s is not viewed', async (_, headers) => {
  const { total, visit } = await start()
  expect((await visit(headers)).status).toBe(200)
  expect(await total()).toBe(0)
})

test('A read without a pane, and a read of an unknown job, count no view.', async () => {
  const { slug, total, visit } = await start()
  await visit(firefox, `/api/jobs/${slug}`)
  await visit(navigation, `/jobs/${slug}/apply`)
  expect((await visit(navigation, '/jobs/nothing')).status).toBe(404)
  expect((await visit(pane, '/api/jobs/nothing')).status).toBe(404)
  expect(await total()).toBe(0)
})

test('the company’s own members are not counted, and other employers are', async () => {
  const { employer, server, slug, total, visit } = await start()
  const stranger = await employerAt(server)
  await visit(navigation, `/jobs/${slug}`, employer.browser)
  await visit(pane, `/api/jobs/${slug}`, employer.browser)
  expect(await total()).toBe(0)
  await visit(navigation, `/jobs/${slug}`, stranger.browser)
  expect(await total()).toBe(1)
})

test('Counted views survive a shutdown, and a later server adds to them.', async () => {
  const { id, server, slug, visit } = await start()
  await visit(navigation)
  await visit(navigation)
  await server.close()
  const later = await startTestServer({ distDir, place: server })
  await later.browser().send(`/jobs/${slug}`, { method: 'GET', headers: navigation })
  await later.close()

  const stored = await withStore(server, (db) =>
    db.selectFrom('posting_views').select(['posting_id', 'views']).execute(),
  )
  expect(stored).toEqual([{ posting_id: id, views: 3 }])
})

/** Creates two view counters on one database, like those of two servers. */
async function counters(server: TestServer) {
  const store = await openStore(server)
  onTestFinished(store.close)
  const errors: string[] = []
  const logger = createLogger({ logLevel: 'error' }, { write: (line) => errors.push(line) })
  const counter = () => {
    const made = createViewCounter({ db: store.db, now: () => server.clock.now, logger })
    onTestFinished(() => made.close())
    return made
  }
  const stored = () =>
    store.db.selectFrom('posting_views').select(['posting_id', 'day', 'views']).orderBy('day').execute()
  return { store, errors, logger, counters: [counter(), counter()] as const, stored }
}

test('views flushed by several servers at the same moment add up', async () => {
  const { employer, server, slug } = await start()
  const other = await employer.published()
  await server.close()
  const { counters: both, errors, stored } = await counters(server)
  for (let turn = 0; turn < 10; turn += 1) {
    for (const counter of both) {
      counter.count(slug ?? '')
      counter.count(other.slug ?? '')
    }
    await Promise.all(both.map((counter) => counter.flush()))
  }

  expect(errors).toEqual([])
  expect((await stored()).map((row) => row.views)).toEqual([20, 20])
})

test('views that cannot be stored are kept for the next flush, and none is counted twice', async () => {
  const { id, server, slug } = await start()
  await server.close()
  const {
    counters: [counter],
    errors,
    store,
    stored,
  } = await counters(server)
  await store.db.schema.alterTable('posting_views').renameTo('elsewhere').execute()
  counter.count(slug ?? '')
  await counter.flush()
  expect(errors).toEqual([matching(/Views could not be added, and are kept for the next time/)])
  await store.db.schema.alterTable('elsewhere').renameTo('posting_views').execute()
  counter.count(slug ?? '')
  await counter.flush()
  await counter.flush()

  expect(await stored()).toEqual([{ posting_id: id, day: dayOf(server.clock.now), views: 2 }])
})

test('Views are stored for 400 days, and deleted with their job post.', async () => {
  const { id, server, slug } = await start()
  await server.close()
  const {
    counters: [counter],
    logger,
    store,
    stored,
  } = await counters(server)
  const began = server.clock.now
  counter.count(slug ?? '')
  server.clock.now += days(1) + minutes(1)
  counter.count(slug ?? '')
  await counter.flush()

  await purge(store.db, began + days(399), logger)
  expect(await stored()).toHaveLength(2)
  await purge(store.db, began + days(400), logger)
  expect(await stored()).toMatchObject([{ day: dayOf(server.clock.now) }])
  await store.db.deleteFrom('postings').where('id', '=', id).execute()
  expect(await stored()).toEqual([])
})
