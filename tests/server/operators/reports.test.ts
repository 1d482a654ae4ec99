import { expect, test } from 'vitest'
import { withStore } from '../support/databases.ts'
import { ada, grace, readAnswer, startTestServer, type Browser } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { employerAt, startWithEmployer } from '../support/postings.ts'

const report = async (browser: Browser, slug: string | null, more: object = {}) =>
  readAnswer(
    await browser.send('/api/public/report', { body: JSON.stringify({ slug, reason: 'scam', ...more }) }),
  )

test('Anyone can report a job post, operators read the report, and members learn the outcome.', async () => {
  const { server, published, read } = await startWithEmployer()
  const operator = operatorAt(server)
  const [bad, good] = [await published(), await published()]
  const candidate = (await server.registered()).browser
  const verificationCode = await server.codeFor(ada.emailAddress, 'Verify')
  await candidate.call('verify', { emailAddress: ada.emailAddress, verificationCode })
  const employer = await employerAt(server)

  expect(await operator('list', 'reports')).toBe('There are no reports.')
  for (const browser of [server.browser(), candidate]) {
    expect(await report(browser, bad.slug, { text: 'They want\nmoney.' })).toMatchObject({
      http: 200,
      status: true,
      result: null,
    })
  }
  await report(candidate, bad.slug, { text: 'They want my money.' })
  await report(employer.browser, good.slug, { reason: 'other' })
  const lines = (await operator('list', 'reports')).split('\n').map((line) => line.split('  ').slice(1))
  expect(lines).toEqual([
    [bad.slug, 'published', 'scam', 'guest', String.raw`"They want\nmoney."`],
    [bad.slug, 'published', 'scam', 'member', '"They want my money."'],
    [good.slug, 'published', 'other', 'member', '""'],
  ])

  await operator('remove', bad.slug ?? '', '--reason', 'It asks for money.')
  expect(await operator('dismiss', good.slug ?? '')).toBe('1 report dismissed.')
  await expect(operator('dismiss', good.slug ?? '')).rejects.toThrow('The job post has no open reports.')

  expect(await operator('list', 'reports')).toBe('There are no reports.')
  expect(await read(good.id)).toMatchObject({ state: 'published' })
  const newestTo = async (address: string) => (await server.mails(address)).at(-1)
  expect(await newestTo(ada.emailAddress)).toMatchObject({
    subject: 'We removed a job you reported: Engine Builder | Jobgrove',
    link: `${server.origin}/jobs`,
  })
  expect(await newestTo(employer.emailAddress)).toMatchObject({
    subject: 'We reviewed a job you reported: Engine Builder | Jobgrove',
  })
})

test('a second report by the same person replaces the first, but never one already decided', async () => {
  const { server, published } = await startWithEmployer()
  const { slug } = await published()
  const { browser } = await server.registered()
  await report(browser, slug, { text: 'First.' })
  await report(browser, slug, { text: 'Second.' })
  await operatorAt(server)('dismiss', slug ?? '')
  await report(browser, slug, { text: 'Third.' })

  await server.close()
  const kept = await withStore(server, (db) =>
    db.selectFrom('reports').select(['text', 'outcome']).orderBy('created_at').execute(),
  )
  expect(kept).toEqual([
    { text: 'Second.', outcome: 'dismissed' },
    { text: 'Third.', outcome: null },
  ])
})

test('Of several concurrent reports by one member one is stored.', async () => {
  const { server, published } = await startWithEmployer()
  const { slug } = await published()
  const { browser } = await server.registered()
  await Promise.all(Array.from({ length: 8 }, (_, turn) => report(browser, slug, { text: `${turn}` })))
  expect((await operatorAt(server)('list', 'reports')).split('\n')).toHaveLength(1)
})

test('a reporter without a verified address gets no email with other people’s texts', async () => {
  const { server, published } = await startWithEmployer()
  const { slug } = await published()
  const { browser } = await server.registered(grace)
  await report(browser, slug)
  await operatorAt(server)('remove', slug ?? '', '--reason', 'It asks for money.')

  expect(await server.mails(grace.emailAddress)).toHaveLength(1)
})

test('an invalid report is refused', async () => {
  const { server, draft, published } = await startWithEmployer()
  await draft()
  const { slug } = await published()
  const browser = server.browser()

  for (const unknown of ['unknown', '../admin', 'a\u0000b']) {
    expect(await report(browser, unknown)).toMatchObject({ http: 404, status: false })
  }
  expect(await report(browser, slug, { reason: 'ugly' })).toMatchObject({
    http: 400,
    error: { fields: { reason: 'Choose what’s wrong.' } },
  })
  expect(await report(browser, slug, { text: 'x'.repeat(2_001) })).toMatchObject({ http: 400 })
  const foreign = { body: JSON.stringify({ slug, reason: 'scam' }), headers: { Origin: 'https://a.example' } }
  expect((await browser.send('/api/public/report', foreign)).status).toBe(403)
  await server.close()
  expect(await withStore(server, (db) => db.selectFrom('reports').selectAll().execute())).toEqual([])
})

test('A client is limited to ten reports an hour.', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const browser = server.browser()
  const answers = []
  for (let turn = 0; turn < 11; turn += 1) answers.push((await report(browser, 'unknown')).http)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429])
})
