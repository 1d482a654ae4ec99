import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressAt, askPublicly, manageToken, searcherAt, wantedSearch } from '../support/alerts/alerts.ts'
import { days, startTestServer, type TestServer } from '../support/harness.ts'
import { runSql } from '../store/runSql.ts'

const rows = (server: TestServer, table: string) => runSql(server, `select * from ${table}`)

const statesIn = async (server: TestServer) =>
  v
    .parse(
      v.array(v.object({ criteria: v.string(), state: v.string() })),
      await runSql(server, 'select criteria, state from saved_searches order by criteria'),
    )
    .map(({ criteria, state }) => `${criteria} ${state}`)

test('six identical requests, sequential or concurrent, are one subscription and one email', async () => {
  const server = await startTestServer()
  const { emailAddress, mails, request } = addressAt(server)
  await Promise.all(Array.from({ length: 3 }, () => request()))
  await mails()
  for (const typed of [emailAddress, ` ${emailAddress} `, emailAddress.toUpperCase()])
    expect((await request({ emailAddress: typed, criteria: 'sort=newest&q=engine' })).result).toEqual({})

  expect(await mails()).toHaveLength(1)
  expect(await statesIn(server)).toEqual(['q=engine unconfirmed'])
})

test('an unconfirmed address gets only one email, without typed text, whose link starts all its alerts', async () => {
  const server = await startTestServer()
  const { mails, request, act } = addressAt(server)
  await request({ criteria: 'q=Zqspam+example.com' })
  await mails()
  await request({ criteria: 'q=other', every: 'weekly' })
  const [mail, ...more] = await mails()

  expect(more).toEqual([])
  expect(mail?.subject).toBe('Confirm your job alert | Jobgrove')
  expect(JSON.stringify(mail)).not.toMatch(/zqspam/i)
  expect(mail?.stop).toBe(`${mail?.link}/stop`)
  const token = mail?.link.split('/').at(-1)
  expect((await act('confirmAlert', { token })).result).toEqual({})
  expect((await act('confirmAlert', { token })).result).toEqual({})
  expect(await statesIn(server)).toEqual(['q=Zqspam+example.com active', 'q=other active'])
})

test('an unconfirmed alert is deleted after 7 days with its address, which is never mailed again', async () => {
  const server = await startTestServer()
  const { mails, request, requested, act } = addressAt(server)
  const token = await requested()
  server.clock.now += days(7)
  await server.meetDeadlines()

  for (const table of ['subscribers', 'saved_searches', 'saved_search_terms'])
    expect(await rows(server, table)).toEqual([])
  expect(await runSql(server, "select * from events where subject_kind = 'savedSearch'")).toEqual([])
  expect((await act('confirmAlert', { token })).http).toBe(404)
  await request()
  expect(await mails()).toHaveLength(1)
})

test('a confirmed address gets a confirmation of each new alert, at most 5 of them, and none of an existing one', async () => {
  const server = await startTestServer()
  const { confirmed, mails, request } = addressAt(server)
  await confirmed()
  await request()
  expect(await mails()).toHaveLength(1)
  await Promise.all(Array.from({ length: 8 }, (_, index) => request({ criteria: `q=engine${index}` })))

  expect(await mails()).toHaveLength(5)
  expect(await rows(server, 'saved_searches')).toHaveLength(5)
})

test('a confirmation is mailed at once, without waiting for the next check of deadlines', async () => {
  const server = await startTestServer()
  const { emailAddress, request } = addressAt(server)
  await request()
  await expect.poll(() => server.mails(emailAddress), { timeout: 5_000 }).toHaveLength(1)
})

test('a request gets the same response for every address', async () => {
  const server = await startTestServer()
  const [known, unknown] = [addressAt(server), addressAt(server)]
  await known.confirmed()
  const candidate = await searcherAt(server)
  const answers = await Promise.all(
    [known.emailAddress, unknown.emailAddress, candidate.emailAddress].map((emailAddress) =>
      askPublicly(server.browser(), 'requestAlert', { ...wantedSearch, criteria: 'q=alike', emailAddress }),
    ),
  )
  expect(new Set(answers.map(({ http, text }) => `${http} ${text}`))).toEqual(
    new Set(['200 {"status":true,"result":{},"error":null}']),
  )
})

test('an invalid address, an unknown time zone and unbounded criteria are refused', async () => {
  const server = await startTestServer()
  const { request } = addressAt(server)
  for (const [name, value] of [
    ['emailAddress', 'ada@example'],
    ['emailAddress', 'ada example.com'],
    ['timeZone', 'Mars/Olympus'],
    ['every', 'hourly'],
    ['criteria', `q=${'a'.repeat(2_001)}`],
  ] as const)
    expect((await request({ [name]: value })).error?.fields, value).toHaveProperty(name)
  expect((await request({ criteria: `q=${'a'.repeat(20_000)}` })).http).toBe(413)
  expect(await rows(server, 'jobs')).not.toContainEqual(expect.objectContaining({ kind: 'alertRequest' }))
})

test('only the right token of the right purpose works, and one of a deleted search or account is dead', async () => {
  const server = await startTestServer()
  const { confirmed, request, mails, act } = addressAt(server)
  const manage = await confirmed()
  await request({ criteria: 'q=second' })
  const confirm = (await mails()).at(-1)?.link.split('/').at(-1) ?? ''
  const [purpose = '', id = '', proof = ''] = manage.split('.')
  const secondId = confirm.split('.')[1]
  for (const token of [
    `${purpose}.${secondId}.${proof}`,
    `confirm.${id}.${proof}`,
    `${purpose}.${id}.`,
    'a.b.c',
    '....',
  ])
    for (const name of ['confirmAlert', 'stopAlert', 'keepAlert'] as const)
      expect((await act(name, { token })).http, token).toBe(404)
  expect((await act('confirmAlert', { token: manage })).http).toBe(404)
  expect((await act('keepAlert', { token: confirm })).http).toBe(404)
  for (const token of ['', 'a'.repeat(201), 'a/b', '💥'])
    expect((await act('stopAlert', { token })).status, token).toBe(false)

  const candidate = await searcherAt(server)
  const own = await candidate.saved()
  const ownToken = await manageToken(server, own.id)
  expect((await act('stopAlert', { token: ownToken })).result).toEqual({})
  await candidate.ask('deleteSearch', { id: own.id })
  expect((await act('stopAlert', { token: ownToken })).http).toBe(404)

  const other = await manageToken(server, (await candidate.saved()).id)
  await runSql(server, `update accounts set erase_at = ${server.clock.now + days(14)}`)
  expect((await act('stopAlert', { token: other })).http).toBe(404)
})

test('a stopped alert stays stopped after any number of stops, and its address is erased 30 days later', async () => {
  const server = await startTestServer()
  const { confirmed, act } = addressAt(server)
  const token = await confirmed()
  expect((await act('keepAlert', { token })).result).toEqual({})
  for (let turn = 0; turn < 2; turn += 1) expect((await act('stopAlert', { token })).result).toEqual({})
  expect(await statesIn(server)).toEqual(['q=engine ended'])
  expect((await act('keepAlert', { token })).http).toBe(409)
})

test('stopping by the link of a confirmation ends all unconfirmed alerts', async () => {
  const server = await startTestServer()
  const { mails, request, requested, act } = addressAt(server)
  const token = await requested()
  await request({ criteria: 'q=other' })
  await mails()
  expect((await act('stopAlert', { token })).result).toEqual({})
  expect(await statesIn(server)).toEqual(['q=engine ended', 'q=other ended'])
  expect((await act('confirmAlert', { token })).http).toBe(404)
})

test('after a year the owner is asked by email with a link that keeps the alert, and without a reply it ends', async () => {
  const server = await startTestServer()
  const { confirmed, mails, act } = addressAt(server)
  await confirmed({ criteria: 'q=kept' })
  server.clock.now = Date.UTC(2031, 0, 2)
  const asking = (await mails()).at(-1)
  expect(asking?.subject).toBe('Do you still want new jobs by email? | Jobgrove')
  expect(asking?.text).toContain('kept')
  expect(asking?.stop).toBe(`${asking?.link}/stop`)
  const token = asking?.link.split('/').at(-1)
  expect((await act('keepAlert', { token })).result).toEqual({})
  expect((await act('keepAlert', { token })).result).toEqual({})
  expect(await statesIn(server)).toEqual(['q=kept active'])

  server.clock.now = Date.UTC(2032, 0, 3)
  await mails()
  server.clock.now += days(14)
  await server.meetDeadlines()
  expect(await statesIn(server)).toEqual(['q=kept ended'])
})
