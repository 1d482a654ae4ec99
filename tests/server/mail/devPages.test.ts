import { request } from 'node:http'
import { expect, test } from 'vitest'
import { ada, grace, matching, startTestServer } from '../support/harness.ts'

const { emailAddress } = ada

const statusOf = (port: number, headers: Record<string, string>, path = '/dev/outbox') =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    }).end()
  })

test('the outbox of a machine without SMTP can be read on that machine only', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  await server.registered({ ...ada, firstName: '<b>Ada</b>' })
  await server.registered(grace)
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await server.browser().call('verify', { emailAddress, verificationCode })
  await server.browser().call('forgotPassword', { emailAddress })
  const newest = (await server.mails()).at(-1)
  const list = await fetch(`${server.base}/dev/outbox`)
  const text = await list.text()
  const first = /href="(\/dev\/outbox\/[^"]+)">Reset your password \| Jobgrove<\/a><\/td>\s*<td>ada@/.exec(
    text,
  )?.[1]
  const single = await (await fetch(server.base + (first ?? ''))).text()

  expect(text).toContain('grace@example.com')
  expect(text.indexOf('Reset your password')).toBeLessThan(text.indexOf('grace@example.com'))
  expect(text).toMatch(/<time datetime="[^"]+">[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d.[AP]M<\/time>/)
  expect(single).toContain(`<a href="${newest?.link}">`)
  expect(single).toContain('&lt;b&gt;Ada&lt;/b&gt;')
  expect(list.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  const shown = await fetch(`${server.base}${first}/html`)
  expect(single).toContain(`<iframe sandbox title="As an email app shows it" src="${first}/html">`)
  expect(await shown.text()).toBe(newest?.html)
  expect(shown.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'.*frame-ancestors 'self'; sandbox$/,
  )
  expect(list.headers.get('Cache-Control')).toBe('no-store')

  const statusFor = (headers: Record<string, string>, path?: string) => statusOf(server.port, headers, path)
  expect(await statusFor({ Host: `localhost:${server.port}` })).toBe(200)
  expect(await statusFor({ Host: 'rebound.example' })).toBe(404)
  expect(await statusFor({ Host: 'localhost', 'X-Forwarded-For': '203.0.113.9' })).toBe(404)
  expect(await statusFor({ Host: 'localhost' }, '/dev/outbox/..%2F..%2Fjobgrove')).toBe(404)
  expect(await statusFor({ Host: 'localhost' }, '/dev/outbox/..%2F..%2Fjobgrove/html')).toBe(404)
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  'the outbox is shown if the origin is %s',
  async (origin) => {
    const server = await startTestServer({ env: { APP_ORIGIN: origin, SMTP_URL: '' } })

    expect(await statusOf(server.port, { Host: `127.0.0.1:${server.port}` })).toBe(200)
    expect(server.lines.join('\n')).toContain('shown at /dev/outbox')
  },
)

test('A server with SMTP shows no outbox.', async () => {
  const server = await startTestServer({ env: { APP_ORIGIN: 'https://www.example.com' } })

  expect(await statusOf(server.port, { Host: `127.0.0.1:${server.port}` })).toBe(404)
  expect(server.lines.join('\n')).not.toContain('/dev/outbox')
})

test.each([
  ['X-Forwarded-For', '203.0.113.9'],
  ['X-Forwarded-Proto', 'https'],
  ['Forwarded', 'for=203.0.113.9'],
  ['Via', '1.1 proxy'],
  ['X-Real-IP', '203.0.113.9'],
  ['X-Original-Forwarded-For', '203.0.113.9'],
  ['X-Envoy-External-Address', '203.0.113.9'],
  ['Client-IP', '203.0.113.9'],
])('a request forwarded by a proxy on this machine cannot read the outbox: %s', async (name, value) => {
  const server = await startTestServer()
  const own = { Host: `localhost:${server.port}` }
  expect(await statusOf(server.port, own)).toBe(200)
  expect(await statusOf(server.port, { ...own, [name]: value })).toBe(404)
  expect(await statusOf(server.port, { ...own, [name]: value }, '/dev/outbox/x/html')).toBe(404)

  const warnings = server.logs.filter(({ level, msg }) => level === 40 && msg.includes('proxy'))
  expect(warnings.map(({ msg }) => msg)).toEqual([matching(/^A proxy forwards .* Set APP_ORIGIN/)])
})
