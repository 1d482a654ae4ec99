import { expect, test } from 'vitest'
import { sharedTestServer } from '../support/harness.ts'
import { distDir } from '../support/jobPages.ts'

const server = sharedTestServer({ distDir })

const get = (path: string, cookie = '') => fetch(server().base + path, { headers: { Cookie: cookie } })

const post = (path: string, theme: string, headers: Record<string, string> = {}) =>
  fetch(server().base + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ theme }),
    headers,
  })

const pages = ['/', '/features', '/jobs?q=engines', '/no-such-page']

test.each(pages)('the theme form of %s saves the theme and returns to the same page', async (path) => {
  const answer = await post(path, 'dark')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(path)
  expect(answer.headers.get('Set-Cookie')).toBe('theme=dark; Max-Age=34560000; Path=/; SameSite=Lax')
})

test.each(pages)('%s has a theme form that the browser can post without JavaScript', async (path) => {
  const answer = await get(path)
  const html = await answer.text()
  expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  const [form = ''] = /<form[^>]*aria-label="Theme"[^>]*>.*?<\/form>/.exec(html) ?? []
  expect(form).toMatch(/^<form[^>]* method="post"/)
  // Without the attribute, the script in the head blocks the form.
  expect(form).toMatch(/^<form[^>]* data-ready=""/)
  expect(form.match(/<button [^>]*name="theme"/g)).toHaveLength(3)
})

test('a page has the theme of the cookie in its HTML, and another ETag than without', async () => {
  for (const path of ['/features', '/jobs']) {
    const plain = await get(path)
    const dark = await get(path, 'theme=dark')
    const html = await dark.text()
    const head = html.slice(0, 2_000)
    expect(head).toContain('<html data-theme="dark" ')
    expect(head).toMatch(/data-for="light" content="#fbfaf6" media="not all"/)
    expect(head).toMatch(/data-for="dark" content="#071311" media="all"/)
    expect(dark.headers.get('ETag')).not.toBe(plain.headers.get('ETag'))
    const system = await get(path, 'theme=system')
    expect(await system.text()).toBe(await plain.text())
  }
})

test('an invalid theme, or one posted by another site, is not saved', async () => {
  const answers = [
    await post('/', 'sepia'),
    await post('/', 'dark', { 'Sec-Fetch-Site': 'cross-site' }),
    await post('/', 'dark'.repeat(1_000)),
  ]
  for (const { headers, status } of answers) {
    expect(status).toBe(405)
    expect(headers.get('Set-Cookie')).toBeNull()
  }
})

test('an address that could be read as another host redirects home after the theme is saved', async () => {
  const answer = await post('//evil.example/', 'light')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/')
})

test('the theme form of an unsubscribe page saves the theme and changes no emails', async () => {
  const answer = await post('/stop-mails/link', 'light')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/stop-mails/link')
})
