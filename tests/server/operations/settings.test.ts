// @module-tag security
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clientAddressOf, networksOf } from '../../../server/http/clientAddress.ts'
import { isLoopback } from '../../../server/operations/loopback.ts'
import { readSettings } from '../../../server/operations/settings.ts'
import { matching } from '../support/harness.ts'

test('without any variable the server runs for this machine, on port 3000', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: 'localhost',
    appOrigin: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Jobgrove <no-reply@localhost>',
    trustedProxies: 0,
    drainSeconds: 0,
    rateLimitScale: 10,
    postingReview: 'none',
    undoSeconds: 600,
    hasHostedApi: false,
    demo: 'on',
    logLevel: undefined,
    metrics: { host: '127.0.0.1', port: 0 },
    brand: 'Jobgrove',
    providers: [],
  })
})

test('Rate limits are as documented with a public origin, and wider on localhost.', () => {
  expect(readSettings({ APP_ORIGIN: 'http://localhost:4000' }).rateLimitScale).toBe(1)
  expect(readSettings({ RATE_LIMIT_SCALE: '3' }).rateLimitScale).toBe(3)
  expect(readSettings({ APP_ORIGIN: 'http://localhost:4000' }).postingReview).toBe('unproven')
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', APP_ORIGIN: ' ' })).toEqual(readSettings({}))
})

describe('an invalid variable is named, in one line', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['APP_ORIGIN', 'www.example.com'],
    ['APP_ORIGIN', 'https://www.example.com/app'],
    ['APP_ORIGIN', 'ftp://www.example.com'],
    ['DATABASE_URL', 'mysql://db.example.com/jobs'],
    ['RATE_LIMIT_SCALE', '0'],
    ['LOG_LEVEL', 'loud'],
    ['POSTING_REVIEW', 'some'],
    ['METRICS_PORT', 'yes'],
    ['METRICS_HOST', 'not a host'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Jobs\r\nBcc: <eve@example.com>'],
    ['TRUST_PROXY', 'yes'],
    ['DRAIN_SECONDS', '61'],
    ['VITE_BRAND', '<b>'],
  ])('%s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      expect.objectContaining({
        exitCode: 78,
        message: matching(new RegExp(`^Check the settings: ${name} must be .*\\.$`)),
      }),
    )
  })
})

test('emails by SMTP need an origin for their links, and a sender', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(
    /APP_ORIGIN must be set.*MAIL_FROM must be set/,
  )
})

test('A public origin needs SMTP, because links must not be written to files.', () => {
  expect(() => readSettings({ APP_ORIGIN: 'https://www.example.com' })).toThrow(
    /^Check the settings: SMTP_URL must be set when APP_ORIGIN is not of this machine, .*\.$/,
  )
  for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
    expect(readSettings({ APP_ORIGIN: origin }).smtpUrl).toBeUndefined()
})

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
})

describe('the address of a client', () => {
  test('is the peer, whatever it claims, when no proxy is trusted', () => {
    expect(clientAddressOf(from('192.0.2.1', '203.0.113.9'), 0)).toBe('192.0.2.1')
  })

  test('is the one recorded by the trusted proxies, counted from the right', () => {
    expect(clientAddressOf(from('10.0.0.1', '203.0.113.9, 198.51.100.7'), 1)).toBe('198.51.100.7')
    expect(clientAddressOf(from('10.0.0.1', 'spoofed, 203.0.113.9, 198.51.100.7'), 2)).toBe('203.0.113.9')
  })

  test('is taken without the port that some proxies append', () => {
    const forwarded = ['203.0.113.9:5678', '[2001:db8::1]:5678', '[2001:db8::1]', '2001:db8::1']
    expect(forwarded.map((entry) => clientAddressOf(from('10.0.0.1', entry), 1))).toEqual([
      '203.0.113.9',
      '2001:db8::1',
      '2001:db8::1',
      '2001:db8::1',
    ])
  })

  test('is the peer if there are fewer entries than trusted proxies', () => {
    expect(clientAddressOf(from('10.0.0.1', '203.0.113.9'), 2)).toBe('10.0.0.1')
    expect(clientAddressOf(from('10.0.0.1'), 1)).toBe('10.0.0.1')
  })

  test('is grouped by networks: an IPv4 address, or 64, 56 and 48 bits of an IPv6 address', () => {
    const addresses = ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:0:1ff::9', '2001:DB8::1ff:a:b:c:d', '?']

    expect(addresses.map(networksOf)).toEqual([
      ['203.0.113.9'],
      ['203.0.113.9'],
      ['2001:db8:0:1ff::/64', '2001:db8:0:100::/56', '2001:db8:0::/48'],
      ['2001:db8:0:1ff::/64', '2001:db8:0:100::/56', '2001:db8:0::/48'],
      ['unknown'],
    ])
    expect(networksOf('::1')).toEqual(['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'])
  })

  test('is this machine for every loopback address, and for no other', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
    expect(['10.0.0.1', '::', '::ffff:10.0.0.1', '127.evil.example', ''].some(isLoopback)).toBe(false)
  })
})

const provider = (name: string, issuer = `https://${name.toLowerCase()}.example`) => ({
  [`SOCIAL_${name}_ISSUER`]: issuer,
  [`SOCIAL_${name}_CLIENT_ID`]: 'client',
  [`SOCIAL_${name}_CLIENT_SECRET`]: 'secret',
  [`SOCIAL_${name}_LABEL`]: `The ${name}`,
})

test('providers are read in the order of the environment, each with its four variables', () => {
  const { providers } = readSettings({ ...provider('ZETA'), PORT: '1', ...provider('ALPHA_CLIENT') })

  expect(providers).toEqual([
    {
      name: 'zeta',
      label: 'The ZETA',
      issuer: 'https://zeta.example',
      clientId: 'client',
      clientSecret: 'secret',
    },
    {
      name: 'alpha_client',
      label: 'The ALPHA_CLIENT',
      issuer: 'https://alpha_client.example',
      clientId: 'client',
      clientSecret: 'secret',
    },
  ])
})

test.each([
  [{ SOCIAL_ACME_CLIENT_SECRET: '' }, 'SOCIAL_ACME_CLIENT_SECRET must be set'],
  [{ SOCIAL_ACME_LABEL: ' ' }, 'SOCIAL_ACME_LABEL must be set'],
  [{ SOCIAL_ACME_LABEL: '<b>Acme</b>' }, 'SOCIAL_ACME_LABEL must be a name'],
  [{ SOCIAL_ACME_ISSUER: 'http://acme.example' }, 'SOCIAL_ACME_ISSUER must be an https address'],
  [{ SOCIAL_ACME_ISSUER: 'acme.example' }, 'SOCIAL_ACME_ISSUER must be an https address'],
  [{ SOCIAL_ACME_ISSUER: 'https://acme.example/?a=b' }, 'SOCIAL_ACME_ISSUER must be an https address'],
  [{ SOCIAL_ACME_ISSUR: 'https://acme.example' }, 'SOCIAL_ACME_ISSUR must end in _ISSUER, _CLIENT_ID'],
  [provider('SAME', 'https://acme.example'), 'SOCIAL_SAME_ISSUER must be another one'],
])('A partly configured provider stops the start of the server: %j', (change, message) => {
  expect(() => readSettings({ ...provider('ACME'), ...change })).toThrow(
    expect.objectContaining({ exitCode: 78, message: matching(new RegExp(message)) }),
  )
})

test('an issuer on this machine needs no TLS', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(readSettings(provider('DEV', `http://${host}:3999`)).providers).toHaveLength(1)
  }
})
