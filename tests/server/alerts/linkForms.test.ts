import { expect, test } from 'vitest'
import { alertPageOf } from '../../../server/alerts/links/alertPage.ts'
import { addressAt, linksOf, manageToken } from '../support/alerts/alerts.ts'
import { startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/harness.ts'
import { runSql } from '../store/runSql.ts'

/** Submits a form of a mailed link without cookies and origin. */
const post = (server: TestServer, path: string, form: Readonly<Record<string, string>>) =>
  fetch(server.base + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })

const states = (server: TestServer) => runSql(server, 'select state from saved_searches')

test('the forms of the page work without scripts, cookies and login, and redirect to it', async () => {
  const { posting, server } = await startWithPosting()
  const { requested } = addressAt(server)
  const confirm = await requested()
  const manage = await manageToken(server, confirm)
  const answer = await post(server, `/alerts/${confirm}`, { do: 'confirm' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`/alerts/${confirm}`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(await states(server)).toEqual([{ state: 'active' }])

  await runSql(
    server,
    `insert into mailed_jobs (subscriber_id, posting_id, mailed_at) select id, '${posting.id}', 0 from subscribers`,
  )
  const page = `/alerts/${manage}?job=${posting.slug}`
  const less = await post(server, page, { do: 'less', reason: 'title' })
  expect([less.status, less.headers.get('Location')]).toEqual([303, page])
  expect(await runSql(server, 'select reason from search_narrowings')).toEqual([{ reason: 'title' }])
  expect((await post(server, page, { do: 'undo', reason: 'title' })).status).toBe(303)
  expect(await runSql(server, 'select reason from search_narrowings')).toEqual([])
  expect((await post(server, `/alerts/${manage}`, { do: 'stop' })).status).toBe(303)
  expect(await states(server)).toEqual([{ state: 'ended' }])
})

test('the page shows the search, the shortened address, and what each reason has changed or would change', async () => {
  const { posting, server } = await startWithPosting()
  const { act, confirmed } = addressAt(server)
  const token = await confirmed()
  await runSql(
    server,
    `insert into mailed_jobs (subscriber_id, posting_id, mailed_at) select id, '${posting.id}', 0 from subscribers`,
  )
  await act('lessLike', { token, slug: posting.slug, reason: 'title' })
  const links = await linksOf(server)
  await server.close()
  const page = (of: string, search: string) => withStore(server, (db) => alertPageOf(db, links, of, search))

  expect(await page(token, `?job=${posting.slug}`)).toEqual({
    purpose: 'manage',
    address: 'so…@example.com',
    searches: [
      {
        criteria: 'q=engine+-%22Engine+Builder%22',
        every: 'daily',
        title: 'engine -"Engine Builder"',
        state: 'active',
      },
    ],
    job: {
      slug: posting.slug,
      title: 'Engine Builder',
      company: 'Engine Works',
      reasons: ['company', 'pay'],
      given: ['title'],
    },
  })
  expect(await page(token, '?job=another')).toMatchObject({ job: null })
  expect(await page(`${token}x`, '')).toBeNull()
})

test('one click in a mail program stops the emails, and opening the address stops nothing', async () => {
  const server = await startTestServer()
  const { confirmed } = addressAt(server)
  const token = await confirmed()
  for (const path of [`/alerts/${token}`, `/alerts/${token}/stop`])
    await fetch(server.base + path, { redirect: 'manual' })
  const opened = await fetch(`${server.base}/alerts/${token}/stop`, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, `/alerts/${token}`])
  expect((await post(server, `/alerts/${token}/stop`, {})).status).toBe(400)
  expect(await states(server)).toEqual([{ state: 'active' }])

  const pressed = await post(server, `/alerts/${token}/stop`, { 'List-Unsubscribe': 'One-Click' })
  expect([pressed.status, await pressed.text()]).toEqual([200, 'You’re unsubscribed from these emails.'])
  expect(await states(server)).toEqual([{ state: 'ended' }])
})

test('a form of another kind, of hostile size, or of a dead link changes nothing', async () => {
  const server = await startTestServer()
  const { confirmed } = addressAt(server)
  const token = await confirmed()
  for (const form of [
    {},
    { do: 'delete' },
    { do: 'less' },
    { do: 'less', reason: 'size' },
    { do: 'less', reason: 'pay' },
  ] as const)
    expect((await post(server, `/alerts/${token}`, { ...form })).status).toBe(400)
  expect((await post(server, `/alerts/${token}?job=unknown`, { do: 'less', reason: 'pay' })).status).toBe(404)
  expect((await post(server, `/alerts/${token}`, { do: 'stop', more: 'a'.repeat(5_000) })).status).toBe(413)
  for (const dead of ['nothing', `${token}x`, 'a'.repeat(2_000), '%2e%2e', `${token}.`])
    expect([dead, (await post(server, `/alerts/${dead}`, { do: 'stop' })).status]).toEqual([dead, 404])
  expect(await states(server)).toEqual([{ state: 'active' }])
})

test('the theme form of the page works without scripts, and changes nothing else', async () => {
  const server = await startTestServer()
  const { confirmed } = addressAt(server)
  const token = await confirmed()
  const answer = await post(server, `/alerts/${token}?job=engine-builder`, { theme: 'dark' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `/alerts/${token}?job=engine-builder`,
  ])
  expect(answer.headers.get('Set-Cookie')).toContain('theme=dark')
  expect(await states(server)).toEqual([{ state: 'active' }])
})
