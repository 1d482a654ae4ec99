// @module-tag security
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { ada, matching, minutes, startTestServer } from '../support/harness.ts'
import {
  adaAtIssuer,
  canceling,
  follow,
  providerEnv,
  signInWithProvider,
  startTestIssuer,
  untilReturn,
} from '../support/issuer.ts'

const refused = (code: string) => `/auth/login/candidate?refused=${code}`

async function startBoth() {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: providerEnv(issuer.origin) })
  const goTo = async (browser: ReturnType<typeof server.browser>, path: string) => {
    const { pathname, search } = await follow(browser, path)
    return pathname + search
  }
  return { goTo, issuer, server }
}

const withParameter = (path: string, name: string, value: string) => {
  const url = new URL(path, 'http://server')
  url.searchParams.set(name, value)
  return url.pathname + url.search
}

test('a link to a provider has no secret except the state, the nonce and the challenge', async () => {
  const { issuer, server } = await startBoth()
  const browser = server.browser()

  const asked = await follow(browser, '/auth/start/candidate/acme?next=/jobs')

  expect(asked.origin).toBe(issuer.origin)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: 'jobgrove',
    redirect_uri: `${server.base}/auth/return/acme`,
    response_type: 'code',
    scope: 'openid email profile',
    state: matching(/^login\.candidate\.[\w-]{43}$/),
    nonce: matching(/^[\w-]{43}$/),
    code_challenge: matching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect([...asked.searchParams.values()]).not.toContain(browser.cookies.get('cf'))
})

test.each(['', 'x', 'x'.repeat(43), '\u00e9'.repeat(43)])(
  'a wrong state is refused, and the sign-in in this browser continues: %j',
  async (state) => {
    const { goTo, server } = await startBoth()
    const browser = server.browser()
    const back = await untilReturn(browser)

    expect(await goTo(browser, withParameter(back, 'state', state))).toBe(refused('expired'))
    expect(await goTo(browser, back)).toBe('/candidate/dashboard')
  },
)

test('a response for another browser is refused, and so is that browser’s state in this one', async () => {
  const { goTo, server } = await startBoth()
  const [one, other] = [server.browser(), server.browser()]
  const back = await untilReturn(one)
  await untilReturn(other)

  expect(await goTo(server.browser(), back)).toBe(refused('expired'))
  expect(await goTo(other, back)).toBe(refused('expired'))
  expect((await other.call('session')).result).toBeNull()
})

test('a response is accepted once, even if it arrives twice at the same time', async () => {
  const { goTo, server } = await startBoth()
  const browser = server.browser()
  const back = await untilReturn(browser)
  const { cookies } = browser
  const twin = server.browser()
  for (const [name, value] of cookies) twin.cookies.set(name, value)

  const ends = await Promise.all([goTo(browser, back), goTo(twin, back)])

  expect(ends.toSorted()).toEqual([refused('expired'), '/candidate/dashboard'])
  expect(await goTo(twin, back)).toBe(refused('expired'))
})

test('a sign-in expires after ten minutes', async () => {
  const { goTo, server } = await startBoth()
  const [inTime, late] = [server.browser(), server.browser()]
  const answers = [await untilReturn(inTime), await untilReturn(late)]

  server.clock.now += minutes(9)
  expect(await goTo(inTime, answers[0] ?? '')).toBe('/candidate/dashboard')
  server.clock.now += minutes(1)
  expect(await goTo(late, answers[1] ?? '')).toBe(refused('expired'))
})

test('a wrong code, or one used elsewhere, logs nobody in', async () => {
  const { goTo, server } = await startBoth()
  const [victim, attacker] = [server.browser(), server.browser()]
  const stolen = await untilReturn(victim)
  const own = await untilReturn(attacker, {
    person: { ...adaAtIssuer, sub: 'eve', email: 'eve@example.com' },
  })
  const code = new URL(stolen, 'http://server').searchParams.get('code') ?? ''

  expect(await goTo(attacker, withParameter(own, 'code', code))).toBe(refused('expired'))
  expect((await attacker.call('session')).result).toBeNull()
  const again = await untilReturn(attacker)
  expect(await goTo(attacker, withParameter(again, 'code', 'wrong'))).toBe(refused('expired'))
})

test('a response in the name of another issuer is refused', async () => {
  const { goTo, server } = await startBoth()
  const browser = server.browser()
  const back = await untilReturn(browser)

  expect(await goTo(browser, withParameter(back, 'iss', 'https://evil.example'))).toBe(refused('unavailable'))
})

test('a response of one provider is not accepted for another', async () => {
  const [acme, other] = [await startTestIssuer(), await startTestIssuer()]
  const server = await startTestServer({
    env: { ...providerEnv(acme.origin), ...providerEnv(other.origin, 'OTHER', 'Other') },
  })
  const browser = server.browser()
  const back = await untilReturn(browser)

  const { pathname, search } = await follow(browser, back.replace('/return/acme', '/return/other'))
  expect(pathname + search).toBe(refused('expired'))
})

test.each([
  ['another audience', () => ({ aud: 'another-client' })],
  ['another issuer', () => ({ iss: 'https://evil.example' })],
  ['another nonce', () => ({ nonce: 'x'.repeat(43) })],
  ['no nonce', () => ({ nonce: undefined })],
  ['nobody', () => ({ sub: undefined })],
  ['a clock that is ten minutes slow', () => shifted(-minutes(10))],
])(
  'a provider whose token names %s is not trusted, and that is logged without its claims',
  async (_, lie) => {
    const { issuer, server } = await startBoth()
    issuer.lies.claims = (claims) => ({ ...claims, ...lie() })
    const browser = server.browser()

    expect(await signInWithProvider(browser)).toBe(refused('unavailable'))

    expect((await browser.call('session')).result).toBeNull()
    const warning = server.logs.find(({ msg }) => msg === 'A sign-in provider failed')
    expect(warning).toMatchObject({ provider: 'acme', reason: matching(/./) })
    expect(JSON.stringify(server.logs)).not.toMatch(/\bada\b|example\.com|Byron/i)
  },
)

/** Claims with the times of an issuer whose clock is off, for a token that lasts five minutes. */
function shifted(by: number) {
  const now = Math.floor((Date.now() + by) / 1_000)
  return { iat: now, exp: now + 300 }
}

test('a provider whose clock is ten minutes fast, or half a minute slow, logs people in', async () => {
  const { issuer, server } = await startBoth()
  for (const times of [shifted(minutes(10)), shifted(-minutes(5.5))]) {
    issuer.lies.claims = (claims) => ({ ...claims, ...times })
    expect(await signInWithProvider(server.browser())).toBe('/candidate/dashboard')
  }
})

test('a person who cancels at the provider returns to the login, with the requested page', async () => {
  const { server } = await startBoth()

  expect(await signInWithProvider(server.browser(), { person: canceling, next: '/jobs?q=x' })).toBe(
    `${refused('denied')}&next=%2Fjobs%3Fq%3Dx`,
  )
})

test('another person’s address that the provider has not verified opens and connects nothing', async () => {
  const { server } = await startBoth()
  await server.registered()
  const browser = server.browser()
  const person = { ...adaAtIssuer, email_verified: 'off' }

  expect(await signInWithProvider(browser, { person })).toBe(refused('unverified'))
  const answer = await browser.send('/api/candidate/link-provider', {
    body: JSON.stringify({ password: ada.password }),
  })
  expect(answer.status).toBe(410)
})

test.each([
  ['none', {}],
  ['one that is none', { email: 'no address' }],
  ['a long text', { email: 'x'.repeat(2_000) }],
])('a provider that names no address creates no account: %s', async (_, address) => {
  const { server } = await startBoth()

  expect(await signInWithProvider(server.browser(), { person: { sub: '1', ...address } })).toBe(
    refused('unverified'),
  )
})

test('an issuer that is down is reported as unavailable, and is requested again for the next person', async () => {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: providerEnv(issuer.origin) })
  const browser = server.browser()
  const back = await untilReturn(browser)
  await issuer.close()

  const { pathname, search } = await follow(browser, back)
  expect(pathname + search).toBe(refused('unavailable'))

  const never = await startTestServer({ env: providerEnv('http://127.0.0.1:9') })
  const start = await follow(never.browser(), '/auth/start/candidate/acme?next=/jobs')
  expect(start.pathname + start.search).toBe(`${refused('unavailable')}&next=%2Fjobs`)
})

test('a request to an issuer that does not respond is canceled after five seconds', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const server = await startTestServer({ env: providerEnv(`http://127.0.0.1:${port}`) })
  const began = performance.now()

  const { pathname, search } = await follow(server.browser(), '/auth/start/candidate/acme')

  expect(pathname + search).toBe(refused('unavailable'))
  expect(performance.now() - began).toBeLessThan(8_000)
})

test('a page of another site cannot start a sign-in', async () => {
  const { server } = await startBoth()
  const response = await fetch(`${server.base}/auth/start/candidate/acme?next=/jobs`, {
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })

  expect(response.headers.get('Location')).toBe('/auth/login/candidate?next=%2Fjobs')
  expect(response.headers.getSetCookie()).toEqual([])
})

test.each(['/auth/start/candidate/acme', '/auth/return/acme?state=x&code=y'])(
  'only a GET starts or ends a sign-in: %s',
  async (path) => {
    const { server } = await startBoth()
    const browser = server.browser()

    for (const method of ['HEAD', 'POST']) {
      expect((await browser.send(path, { method })).headers.get('Location')).toBeNull()
    }
    expect(browser.cookies.size).toBe(0)
  },
)

test('sign-ins are limited per client, and new accounts like registrations', async () => {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: { ...providerEnv(issuer.origin), RATE_LIMIT_SCALE: '1' } })
  const ends: string[] = []
  for (let person = 0; person < 6; person += 1) {
    const email = `person${person}@example.com`
    ends.push(await signInWithProvider(server.browser(), { person: { ...adaAtIssuer, sub: email, email } }))
  }

  expect(ends.slice(0, 5).every((end) => end === '/candidate/dashboard')).toBe(true)
  expect(ends[5]).toBe(refused('unavailable'))
})

test('a wrong password at the connection counts like one at the login', async () => {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: { ...providerEnv(issuer.origin), RATE_LIMIT_SCALE: '1' } })
  await server.registered()
  const browser = server.browser()
  await signInWithProvider(browser)

  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answer = await browser.send('/api/candidate/link-provider', {
      body: JSON.stringify({ password: 'Analytical1?' }),
    })
    statuses.push(answer.status)
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(
    (await server.browser().call('login', { emailAddress: ada.emailAddress, password: 'Analytical1?' })).http,
  ).toBe(429)
})

test('the cookie of a sign-in is hidden from scripts, expires after ten minutes, and the database has only its hash', async () => {
  const { server } = await startBoth()
  const browser = server.browser()
  const response = await browser.send('/auth/start/candidate/acme', { method: 'GET' })

  expect(response.headers.getSetCookie()).toEqual([
    matching(/^cf=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})
