// @module-tag security
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldMails } from '../../../server/mail/fileTransport.ts'
import { contentOf } from '../support/databases.ts'
import { ada, days, minutes, startTestServer } from '../support/harness.ts'
import { startSmtpSink } from '../support/smtpSink.ts'

const ORIGIN = 'https://www.example.com'
const { emailAddress } = ada

async function withSink() {
  const sink = await startSmtpSink()
  const server = await startTestServer({
    env: {
      APP_ORIGIN: ORIGIN,
      SMTP_URL: sink.url.replace('//', '//user:password@'),
      MAIL_FROM: 'Jobgrove <hello@example.com>',
    },
  })
  return { sink, server }
}

test('An email has a text and an HTML part, with the link on its own line.', async () => {
  const server = await startTestServer()
  await server.registered()

  const [mail] = await server.mails()

  expect(mail).toMatchObject({ recipient: emailAddress, subject: 'Verify your email address | Jobgrove' })
  expect(mail?.link).toMatch(
    new RegExp(`^${server.origin}/auth/verify/candidate/ada%40example\\.com/[0-9A-HJKMNP-TV-Z]{26}$`),
  )
  expect(mail?.text.split('\n')).toContain(mail?.link)
  expect(mail?.html).toContain(`href="${mail?.link}"`)
})

test('A name in an email is never parsed as markup or headers.', async () => {
  const server = await startTestServer()
  await server.registered({ ...ada, firstName: '<b>{{7*7}}</b> & "co"' })
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await server.browser().call('verify', { emailAddress, verificationCode })
  await server.browser().call('forgotPassword', { emailAddress })

  const mail = (await server.mails()).at(-1)

  expect(mail?.html).toContain('Hello &lt;b&gt;{{7*7}}&lt;/b&gt; &amp; &quot;co&quot;,')
  expect(mail?.text).toContain('Hello <b>{{7*7}}</b> & "co",')
})

test('the link of an email never depends on the host of a request', async () => {
  const server = await startTestServer()
  await new Promise((resolve) => {
    request(
      {
        method: 'POST',
        host: '127.0.0.1',
        port: server.port,
        path: '/api/candidate/register',
        headers: {
          Host: 'evil.example',
          'X-Forwarded-Host': 'evil.example',
          Origin: server.base,
          'Content-Type': 'application/json',
        },
      },
      (response) => response.resume().on('end', resolve),
    ).end(JSON.stringify(ada))
  })

  expect((await server.mails()).map(({ link }) => new URL(link).origin)).toEqual([server.origin])
})

test('An address with special characters stays whole in a link.', async () => {
  const server = await startTestServer()
  await server.registered({ ...ada, emailAddress: "o'brien+jobs@example.com" })

  expect((await server.mails())[0]?.link).toContain('/candidate/o%27brien%2Bjobs%40example.com/')
})

test('without SMTP an email is a file, and its link is printed', async () => {
  const server = await startTestServer()
  await server.registered()
  const [mail] = await server.mails()

  const files = readdirSync(join(server.dataDir, 'outbox'))
  const message = readFileSync(
    join(server.dataDir, 'outbox', files.find((file) => file.endsWith('.eml')) ?? ''),
    'utf8',
  )

  expect(files).toHaveLength(2)
  expect(message).toMatch(/^To: ada@example\.com$/m)
  expect(message).toContain('multipart/alternative')
  expect(server.lines.join('\n')).toContain(`Email to ada@example.com: ${mail?.subject}\n  ${mail?.link}`)
})

test('files of emails are removed after 90 days', async () => {
  const server = await startTestServer()
  await server.registered()
  const files = () => readdirSync(join(server.dataDir, 'outbox'))
  await server.deliverMails()

  await removeOldMails(server.dataDir, server.clock.now + days(90) - minutes(1))
  expect(files()).toHaveLength(2)
  await removeOldMails(server.dataDir, server.clock.now + days(90))
  expect(files()).toEqual([])
})

test('by SMTP an email goes to exactly the stored address', async () => {
  const { sink, server } = await withSink()
  await server.registered()
  await server.deliverMails()

  expect(sink.received).toHaveLength(1)
  expect(sink.received[0]?.recipients).toEqual(['<ada@example.com>'])
  expect(sink.received[0]?.message).toMatch(/^From: Jobgrove <hello@example\.com>\r$/m)
  expect(sink.received[0]?.message).toMatch(/^To: ada@example\.com\r$/m)
  expect((await fetch(`${server.base}/dev/outbox`, { headers: { Host: 'localhost' } })).status).toBe(404)
})

test('A temporarily refused email is retried after a minute, and its call has succeeded anyway.', async () => {
  const { sink, server } = await withSink()
  sink.mood = 'refuses for now'
  await server.registered()
  await server.deliverMails()
  sink.mood = 'takes'
  server.clock.now += minutes(0.5)
  await server.deliverMails()
  expect(sink).toMatchObject({ attempts: 1, received: [] })

  server.clock.now += minutes(0.5)
  await server.deliverMails()

  expect(sink.received).toHaveLength(1)
  expect(server.logs).toContainEqual(
    expect.objectContaining({ msg: 'A job was put off', nextTryInMinutes: 1, reason: 'EENVELOPE 451' }),
  )
})

test('an email is retried for a day, and then given up', async () => {
  const { sink, server } = await withSink()
  sink.mood = 'refuses for now'
  await server.registered()
  await server.deliverMails()
  for (let hour = 0; hour < 30; hour += 1) {
    server.clock.now += minutes(61)
    await server.deliverMails()
  }

  expect(sink.attempts).toBeGreaterThan(20)
  expect(sink.attempts).toBeLessThan(30)
  expect(server.logs.at(-1)).toMatchObject({ msg: 'A job was given up' })
})

test('an email to a mailbox that does not exist is given up at once', async () => {
  const { sink, server } = await withSink()
  sink.mood = 'knows no such mailbox'
  await server.registered()
  await server.deliverMails()
  server.clock.now += minutes(2)
  await server.deliverMails()

  expect(sink.attempts).toBe(1)
  expect(server.logs.at(-1)).toMatchObject({ msg: 'A job was given up', reason: 'EENVELOPE 550' })
})

test.each([
  ['refuses to talk', 'EPROTOCOL 554'],
  ['refuses the password', 'EAUTH 535'],
  ['refuses the sender', 'EENVELOPE 550'],
  ['takes nothing from this sender', 'EENVELOPE 550'],
  ['does not relay', 'EENVELOPE 554'],
  ['says no in words of its own', 'EENVELOPE 550'],
  ['refuses the message', 'EMESSAGE 554'],
] as const)('If the mail server %s, emails wait until it is fixed.', async (mood, reason) => {
  const { sink, server } = await withSink()
  sink.mood = mood
  await server.registered()
  await server.deliverMails()
  sink.mood = 'takes'
  server.clock.now += minutes(1)
  await server.deliverMails()

  expect(server.logs).toContainEqual(expect.objectContaining({ msg: 'A job was put off', reason }))
  expect(sink.received).toHaveLength(1)
})

test('A delayed link is valid in full, because it is created when the email is sent.', async () => {
  const { sink, server } = await withSink()
  await server.registered()
  await server.deliverMails()
  sink.mood = 'refuses for now'
  await server.browser().call('forgotPassword', { emailAddress })
  await server.deliverMails()
  sink.mood = 'takes'
  server.clock.now += minutes(40)
  await server.deliverMails()

  const link = /candidate\/ada%40example\.com\/([0-9A-Z]{26})\r$/m.exec(
    (sink.received.at(-1)?.message ?? '').replaceAll('=\r\n', ''),
  )
  expect(
    await server
      .browser()
      .call('checkResetPasswordCode', { emailAddress, resetPasswordCode: link?.[1] ?? '' }),
  ).toMatchObject({ status: true })
})

test('Waiting emails survive a restart.', async () => {
  const { sink, server } = await withSink()
  sink.mood = 'refuses for now'
  await server.registered()
  await server.deliverMails()
  await server.close()

  const second = await startTestServer({ place: server })
  second.clock.now = server.clock.now + minutes(2)

  expect(await second.mails(emailAddress)).toHaveLength(1)
})

test('once an email has been handed over, its code is no longer in the database', async () => {
  const server = await startTestServer()
  await server.registered()
  const code = await server.codeFor(emailAddress, 'Verify')
  await server.close()

  const content = await contentOf(server)
  expect(content).toContain('ada@example.com')
  expect(content).not.toContain(code)
})

test('Only the newest of several waiting reset requests is mailed.', async () => {
  const { sink, server } = await withSink()
  await server.registered()
  await server.deliverMails()
  sink.mood = 'refuses for now'
  for (let count = 0; count < 3; count += 1) {
    await server.browser().call('forgotPassword', { emailAddress })
    await server.deliverMails()
  }
  sink.mood = 'takes'
  server.clock.now += minutes(2)
  await server.deliverMails()

  expect(sink.received).toHaveLength(2)
})
