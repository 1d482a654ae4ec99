import { expect, test, vi } from 'vitest'
import { forYouCalls } from '../../../contract/alerts/forYou.ts'
import { addSubscriber, saveSearch, startAlerts } from '../support/alerts/alertWorld.ts'
import { addressAt, manageToken, searcherAt } from '../support/alerts/alerts.ts'
import { startWithPosting } from '../support/applications.ts'
import { startTestServer, type TestServer } from '../support/harness.ts'
import { runSql } from '../store/runSql.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Criteria that no search page produces. */
const oddCriteria = [
  'q=%00abc',
  'q=\u0000',
  'q=\uD800',
  'q=%E0%A4%A',
  'q=%F0%9F%92%A9&q=second&q=third',
  'q=-',
  'q="',
  "q=' or 1=1 --",
  'q=a AND b OR NOT c* NEAR(d)',
  'place=%00',
  'place=Leeds&radius=-1&pay=1e999&within=NaN',
  'radius=__proto__&type=constructor&__proto__=x',
  '?????&&&===',
  '#fragment',
  'https://evil.example/?q=engine',
  'sort=near',
  'region=nowhere&country=ZZ',
  '\u202Eq=engine',
  `q=${'%22'.repeat(400)}`,
] as const

test('criteria that no search page produces are saved, previewed, changed and requested like others', async () => {
  const { server } = await startWithPosting({ title: 'Engine Builder' })
  const { ask, searches } = await searcherAt(server)
  for (const criteria of oddCriteria) {
    const saved = await ask('saveSearch', { criteria, every: 'daily', timeZone: 'Europe/Berlin' })
    expect([criteria, saved.http]).toEqual([criteria, 200])
    for (const { id, revision } of await searches()) {
      expect([criteria, (await ask('previewSearch', { id })).status]).toEqual([criteria, true])
      const changed = await ask('changeSearch', { id, revision, criteria })
      expect([criteria, changed.status]).toEqual([criteria, true])
      await ask('deleteSearch', { id })
    }
    const { mails, request } = addressAt(server)
    expect([criteria, (await request({ criteria })).http]).toEqual([criteria, 200])
    await mails()
  }
  expect(await runSql(server, "select kind from jobs where kind = 'alertRequest'")).toEqual([])
})

test.each([
  [
    'timeZone',
    ['', 'Mars/Olympus', '+01:00', 'Europe/Berlin\u0000', 'constructor', '__proto__', 'a'.repeat(65), 5],
  ],
  ['name', ['a'.repeat(101), 'two\nlines', 'nothing\u0000', 5, null]],
  ['every', ['hourly', '', 5, null]],
  ['criteria', [5, null, `q=${'a'.repeat(2_001)}`]],
  ['revision', [-1, 1.5, '1', null]],
  ['event', ['confirm', 'bounced', 'yearPassed', 'constructor', 5]],
  ['state', ['active']],
  ['subscriber_id', ['x']],
] as const)('a change of %s to an impossible value is refused, and changes nothing', async (name, values) => {
  const server = await startTestServer()
  const { ask, saved } = await searcherAt(server)
  const { id, revision } = await saved()
  const before = await runSql(server, 'select * from saved_searches')
  for (const value of values) {
    const answer = await ask('changeSearch', { id, revision, [name]: value })
    expect([value, answer.status, answer.http < 500]).toEqual([value, false, true])
  }
  expect(await runSql(server, 'select * from saved_searches')).toEqual(before)
})

test('every call that hides refuses slugs without a job or company', async () => {
  const server = await startTestServer()
  const { browser } = await searcherAt(server)
  for (const name of ['hideJob', 'hideCompany'] as const)
    for (const slug of ['nothing', '', '../x', 'A', '\u0000', 'a'.repeat(201), 5, null]) {
      const path = `/api/candidate/${forYouCalls[name].path}`
      const answer = await browser.send(path, { body: JSON.stringify({ slug }) })
      expect([name, slug, answer.status < 500]).toEqual([name, slug, true])
    }
  expect(await runSql(server, 'select * from hidden_jobs')).toEqual([])
  expect(await runSql(server, 'select * from hidden_companies')).toEqual([])
})

/** Confirms an alert and stores a posting as already mailed to it. */
async function mailedJob(server: TestServer, posting: { readonly id: string; readonly slug: string | null }) {
  const { act, confirmed } = addressAt(server)
  const token = await confirmed()
  await runSql(
    server,
    `insert into mailed_jobs (subscriber_id, posting_id, mailed_at) select id, '${posting.id}', 0 from subscribers`,
  )
  return { act, token, slug: posting.slug }
}

test('a reason given in several tabs at once narrows the search once, and is undone once', async () => {
  const { posting, server } = await startWithPosting({ title: 'Engine Builder' })
  const { act, slug, token } = await mailedJob(server, posting)
  const before = await runSql(server, 'select criteria from saved_searches')
  for (const reason of ['title', 'company', 'pay'] as const) {
    const given = await Promise.all([1, 2, 3, 4].map(() => act('lessLike', { token, slug, reason })))
    expect(given.map(({ result }) => result)).toEqual([{}, {}, {}, {}])
  }
  expect(await runSql(server, 'select reason from search_narrowings')).toHaveLength(3)
  for (const reason of ['title', 'company', 'pay'] as const) {
    const undone = await Promise.all([1, 2, 3, 4].map(() => act('undoLessLike', { token, slug, reason })))
    expect(undone.map(({ result }) => result)).toEqual([{}, {}, {}, {}])
  }
  expect(await runSql(server, 'select reason from search_narrowings')).toEqual([])
  expect(await runSql(server, 'select company_id from hidden_companies')).toEqual([])
  expect(await runSql(server, 'select criteria from saved_searches')).toEqual(before)
})

test('stopping, keeping and narrowing at the same moment leave the alert stopped, without half-done changes', async () => {
  const { posting, server } = await startWithPosting({ title: 'Engine Builder' })
  const { act, slug, token } = await mailedJob(server, posting)
  const answers = await Promise.all([
    act('lessLike', { token, slug, reason: 'title' }),
    act('stopAlert', { token }),
    act('keepAlert', { token }),
    act('stopAlert', { token }),
    act('undoLessLike', { token, slug, reason: 'title' }),
  ])
  expect(answers.every(({ http }) => http < 500)).toBe(true)
  expect(await runSql(server, 'select state from saved_searches')).toEqual([{ state: 'ended' }])
})

test('a job of another recipient’s mail is unknown to a link', async () => {
  const { posting, server } = await startWithPosting({ title: 'Engine Builder' })
  const { slug } = await mailedJob(server, posting)
  const other = await searcherAt(server)
  const token = await manageToken(server, (await other.saved()).id)
  const { act } = addressAt(server)
  for (const name of ['lessLike', 'undoLessLike'] as const)
    expect((await act(name, { token, slug, reason: 'company' })).http).toBe(404)
  expect(await runSql(server, 'select * from hidden_companies')).toEqual([])
})

test('a stored time zone that no longer exists delays no other alert, and counts as UTC', async () => {
  const { company, db, publish, run, sent } = await startAlerts()
  const [gone, other] = [await addSubscriber(db), await addSubscriber(db)]
  await saveSearch(db, gone.id, { timeZone: 'Mars/Olympus' })
  await saveSearch(db, other.id)
  await publish(await company())
  await run()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
    [gone.emailAddress, other.emailAddress].toSorted(),
  )
})
