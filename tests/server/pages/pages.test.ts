// @module-tag security
import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sharedTestServer, startTestServer, temporaryDirectory } from '../support/harness.ts'

const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'auth/login.html': '<!doctype html><title>Login</title>',
  'auth/verify/candidate.html': '<!doctype html><title>Verify</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'assets/main-1a2b.js': `console.log(${'1 + '.repeat(200)}1)`,
  'assets/outfit.woff2': 'not compressed again',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const html = Object.keys(files).filter((file) => file.endsWith('.html'))
const ofEachPage = (hash: string) => Object.fromEntries(html.map((file) => [file, [hash]]))
const list = {
  pages: [
    { pattern: '/', file: 'index.html' },
    { pattern: '/auth/login', file: 'auth/login.html' },
    { pattern: '/auth/verify/candidate/:email/:code', file: 'auth/verify/candidate.html' },
  ],
  rendered: [],
  notFound: '404.html',
  gone: '404.html',
  failed: '404.html',
  scriptHashes: ofEachPage('sha256-c2NyaXB0'),
  styleHashes: ofEachPage('sha256-c3R5bGU='),
}

function builtApplication(distDir: string): string {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(distDir, file)), { recursive: true })
    writeFileSync(join(distDir, file), content)
  }
  write('pages.json', JSON.stringify(list))
  write('secret.txt', 'outside of the client')
  for (const [file, content] of Object.entries(files)) {
    write(`client/${file}`, content)
    if (file.endsWith('.woff2')) continue
    write(`client/${file}.br`, brotliCompressSync(content))
    write(`client/${file}.gz`, gzipSync(content))
  }
  return distDir
}

const atEnd: (() => void | Promise<void>)[] = []
const server = sharedTestServer({
  distDir: builtApplication(temporaryDirectory((end) => atEnd.push(end))),
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server().base + path, { method, redirect: 'manual', headers })

/** Requests a path unchanged, because fetch would normalize it. */
const getRaw = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request({ port: server().port, host: '127.0.0.1', path }, (response) => {
      response.resume().on('end', () => resolve(response))
    })
    sent.on('error', reject).end()
  })

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/?next=%2F', 'Home'],
    ['/auth/login', 'Login'],
    ['/auth/verify/candidate/ada%40example.com/CODE', 'Verify'],
    ['/auth/verify/candidate/a%252Fb/%00', 'Verify'],
  ])('is found at %s', async (path, title) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(title)
  })

  test.each([
    '/nothing',
    '/auth/verify/candidate/only-one',
    '/auth/verify/candidate//CODE',
    '/auth/login.html',
    '/index.html',
    '/auth',
    '//evil.example',
    '/pages.json',
    '/favicon.svg.br',
  ])('is not found if it does not exist: %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Not found')
  })

  test('is revalidated each time, and returns 304 when unchanged', async () => {
    const first = await get('/')
    const etag = first.headers.get('ETag') ?? ''
    const second = await get('/', { 'If-None-Match': `"other", W/${etag}` })

    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('ETag')).toBe(etag)
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('answers HEAD without a body', async () => {
    const response = await get('/', { 'Accept-Encoding': 'identity' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe(String(files['index.html'].length))
    expect(await response.text()).toBe('')
  })

  test('rejects POST without a theme', async () => {
    const response = await get('/auth/login', {}, 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  test('redirects from a trailing slash, on this host', async () => {
    const response = await get('/auth/login/?next=%2Fcandidate')
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe('/auth/login?next=%2Fcandidate')
    expect((await get('//auth/login/')).status).toBe(404)
  })
})

describe('a file of the build', () => {
  test('is cached for a year, because its name changes with its content', async () => {
    const response = await get('/assets/main-1a2b.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  })

  test('that is missing never returns a page', async () => {
    const response = await get('/assets/main-old.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=1.0', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['brother', null],
  ])('is encoded by "Accept-Encoding: %s"', async (accepted, encoding) => {
    const response = await get('/assets/main-1a2b.js', { 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(files['assets/main-1a2b.js'])
  })

  test('has another tag in another encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => {
        const response = await get('/favicon.svg', { 'Accept-Encoding': accepted })
        return response.headers.get('ETag')
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/assets/',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
  ])('is not served from outside of it: %s', async (path) => {
    expect((await getRaw(path)).statusCode).toBe(404)
  })

  test('is not served at a malformed address', async () => {
    const { headers, statusCode } = await getRaw('/..\\secret.txt')
    expect(statusCode).toBe(400)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test('Every response has the security headers.', async () => {
  for (const path of [
    '/',
    '/nothing',
    '/assets/main-1a2b.js',
    '/assets/nothing.js',
    '/api/nothing',
    '/auth/login/',
  ]) {
    const { headers } = await get(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
    })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.has('strict-transport-security')).toBe(false)
  }
})

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-c2NyaXB0'; script-src-attr 'none'; style-src 'self' 'sha256-c3R5bGU='; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

test('The content security policy of a page allows only the scripts and styles of the build.', async () => {
  expect((await get('/')).headers.get('Content-Security-Policy')).toBe(POLICY)
  expect((await get('/nothing')).headers.get('Content-Security-Policy')).toBe(POLICY)
})

test('A server behind HTTPS sends HSTS.', async () => {
  const deployed = await startTestServer({
    env: { APP_ORIGIN: 'https://www.example.com' },
    distDir: builtApplication(temporaryDirectory()),
  })
  const { headers } = await fetch(deployed.base)
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('Content-Security-Policy')).toBe(`${POLICY}; upgrade-insecure-requests`)
})

test('Pages with addresses and codes are not indexed.', async () => {
  const mailed = await get('/auth/verify/candidate/ada%40example.com/CODE')
  expect(mailed.headers.get('X-Robots-Tag')).toBe('noindex')
  for (const path of ['/', '/auth/login'])
    expect((await get(path)).headers.has('X-Robots-Tag'), path).toBe(false)
})

test('The well-known change-password address redirects to the form.', async () => {
  const response = await get('/.well-known/change-password')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/auth/forgot-password/candidate')
})

test('A server without a build serves the API only and says so.', async () => {
  const bare = await startTestServer()
  expect(bare.lines.join('\n')).toContain('Serving the API only')
  expect((await fetch(bare.base)).status).toBe(404)
  expect((await bare.browser().call('session')).http).toBe(200)
})
