import { expect, test, vi } from 'vitest'
import type { AccountMailKind } from '../../../server/mail/kinds.ts'
import { requestMail } from '../../../server/mail/request.ts'
import { ownerAt } from '../support/companies.ts'
import { isOnPostgres, withStore, type Place } from '../support/databases.ts'
import { ada, minutes, newPlace, startTestServer } from '../support/harness.ts'
import { launch, settingsFor } from '../support/launch.ts'
import { operatorAt } from '../support/operators.ts'
import { startSmtpSink } from '../support/smtpSink.ts'

// The test starts a process, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { emailAddress } = ada
const person = (count: number) => ({ ...ada, emailAddress: `ada${count}@example.com` })
const mailSettings = (url: string) => ({
  APP_ORIGIN: 'https://www.example.com',
  SMTP_URL: url,
  MAIL_FROM: 'Jobgrove <hello@example.com>',
})

async function withSink(url = (own: string) => own) {
  const sink = await startSmtpSink()
  return { sink, server: await startTestServer({ env: mailSettings(url(sink.url)) }) }
}

/** A server with pending mails whose first attempts the mail server has refused. */
async function withWaiting(count: number) {
  const { sink, server } = await withSink()
  sink.mood = 'refuses for now'
  for (let index = 0; index < count; index += 1) await server.registered(person(index))
  await server.deliverMails()
  server.clock.now += minutes(1)
  sink.connections = 0
  return { sink, server }
}

/** Requests a mail while no server runs. */
const request = (place: Place, kind: AccountMailKind, recipient: string, now: number) =>
  withStore(place, (db) =>
    db
      .transaction()
      .execute((transaction) => requestMail(transaction, { kind, role: 'candidate', recipient, now })),
  )

const codeIn = (message = '') => /\/([0-9A-Z]{26})\r$/m.exec(message.replaceAll('=\r\n', ''))?.[1] ?? ''
const subjectsOf = ({ received }: Pick<Awaited<ReturnType<typeof startSmtpSink>>, 'received'>) =>
  received.map(({ message }) => /^Subject: (.+)\r$/m.exec(message)?.[1])
const idOf = (message = '') => /^Message-ID: (<.+>)\r$/m.exec(message)?.[1]

test('many emails share a few connections', async () => {
  const { sink, server } = await withWaiting(12)
  sink.mood = 'takes'
  await server.deliverMails()

  expect(sink.received).toHaveLength(12)
  expect(sink.connections).toBeLessThanOrEqual(5)
})

test('A failing mail server gets a few attempts, not one for each waiting email.', async () => {
  const { sink, server } = await withWaiting(20)
  sink.mood = 'refuses to talk'
  sink.hangUp()
  await server.deliverMails()

  expect(sink.connections).toBeLessThanOrEqual(5)
})

test('An email with a reset link overtakes older waiting ones.', async () => {
  const place = await newPlace()
  const first = await startTestServer({ place })
  for (let index = 0; index < 3; index += 1) await first.registered(person(index))
  await first.deliverMails()
  await first.close()
  const { now } = first.clock
  await request(place, 'verifyAddress', 'ada0@example.com', now)
  await request(place, 'verifyAddress', 'ada1@example.com', now + 1)
  await request(place, 'resetPassword', 'ada2@example.com', now + 2)

  const second = await startTestServer({ place })
  second.clock.now = now + minutes(1)
  await second.deliverMails()

  expect(
    second.lines.filter((line) => line.startsWith('Email to')).map((line) => line.split(':')[0]),
  ).toEqual(['Email to ada2@example.com', 'Email to ada0@example.com', 'Email to ada1@example.com'])
})

test.skipIf(isOnPostgres())(
  'An email interrupted by a kill is sent when the next server starts, if no other server can be sending it.',
  async () => {
    const place = await newPlace()
    const first = await startTestServer({ place })
    await first.registered()
    await first.deliverMails()
    await first.close()
    await request(place, 'passwordChanged', emailAddress, Date.now())
    const sink = await startSmtpSink()
    sink.mood = 'says nothing'
    const env = { ...settingsFor(place), ...mailSettings(sink.url) }
    const killed = launch(env)
    await vi.waitUntil(() => sink.connections > 0, { timeout: 30_000 })
    killed.child.kill('SIGKILL')
    await killed.ended
    sink.mood = 'takes'

    launch(env)

    await vi.waitUntil(() => sink.received.length > 0, { timeout: 20_000 })
  },
)

test('An email whose response was lost is sent again as the same message, and its first link stays valid.', async () => {
  const { sink, server } = await withSink()
  await server.registered()
  await server.deliverMails()
  sink.mood = 'takes it and hangs up'
  await server.browser().call('forgotPassword', { emailAddress })
  await server.deliverMails()
  sink.mood = 'takes'
  server.clock.now += minutes(25)
  await server.deliverMails()

  const [first, second] = sink.received.slice(1).map(({ message }) => message)
  expect(idOf(first)).toMatch(/^<[\w.-]+@example\.com>$/)
  expect(idOf(second)).toBe(idOf(first))
  server.clock.now += minutes(25)
  expect(
    await server.browser().call('checkResetPasswordCode', { emailAddress, resetPasswordCode: codeIn(first) }),
  ).toMatchObject({ status: true })
})

test('a mail server on another machine gets no email in plain text', async () => {
  const { sink, server } = await withSink((url) => url.replace('127.0.0.1', '0.0.0.0'))
  await server.registered()
  await server.deliverMails()

  expect(sink.connections).toBeGreaterThan(0)
  expect(sink.received).toEqual([])
})

test('a mail server on another machine gets emails in plain text if its address says so', async () => {
  const { sink, server } = await withSink((url) => `${url.replace('127.0.0.1', '0.0.0.0')}?requireTLS=false`)
  await server.registered()
  await server.deliverMails()

  expect(sink.received).toHaveLength(1)
})

test('An email to an unverified address has no text of the person who typed the address.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered({ ...ada, firstName: 'Win at https://evil.example' })
  await server.browser().call('forgotPassword', { emailAddress })
  await browser.call('changePassword', { currentPassword: ada.password, password: 'Difference1!' })
  const mails = await server.mails()

  expect(mails).toHaveLength(3)
  for (const { html, text } of mails) {
    expect(text).toMatch(/^Hello,\n/)
    expect(html + text).not.toContain('evil')
  }
})

test('An invitation still waiting when its company is suspended is not sent.', async () => {
  const { sink, server } = await withSink()
  const owner = await ownerAt(server, { emailAddress, isVerified: false })
  await server.deliverMails()
  const verificationCode = codeIn(sink.received[0]?.message)
  await owner.browser.call('verify', { emailAddress, verificationCode }, 'employer')
  sink.mood = 'refuses for now'
  await owner.ask('inviteMember', { emailAddress: 'someone@example.com', membership: 'recruiter' })
  await server.deliverMails()

  await operatorAt(server)('suspend', 'engine-works')
  await server.deliverMails()
  sink.mood = 'takes'
  server.clock.now += minutes(5)
  await server.deliverMails()

  expect((await owner.people()).invitations).toHaveLength(1)
  expect(subjectsOf(sink)).toEqual([
    'Verify your email address | Jobgrove',
    'Your company is suspended | Jobgrove',
  ])
})
