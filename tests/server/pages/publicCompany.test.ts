import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { ApiParts } from '../../../server/http/api.ts'
import { createPages } from '../../../server/pages/pages.ts'
import { ownerAt, tellCompany } from '../support/companies.ts'
import { sharedTestServer } from '../support/harness.ts'
import { wordsOf } from '../support/jobPages.ts'
import { employerAt } from '../support/postings.ts'
import { startOwnTable } from '../support/ownTable.ts'

// Built pages, like in production.
const distDir = join(import.meta.dirname, '../../../dist')
const server = sharedTestServer({ distDir })

/** Registers an employer of a company with this name. Returns a function that changes its public data. */
async function employerOf(companyName: string) {
  const { browser } = await ownerAt(server(), { companyName })
  return async (name: string, about = '', website = '') => {
    expect(await tellCompany(browser, { name, about, website })).toMatchObject({ status: true })
  }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server().base + path, { redirect: 'manual', headers })

/** Hydration data of the page. */
const givenIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="given">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('the page of a company', () => {
  test('is complete: content, title, canonical address and hydration data', async () => {
    const change = await employerOf('Engine Works')
    await change('Engine Works', 'Engines that reckon.', 'https://engines.example/about')
    const answer = await get('/companies/engine-works')
    const html = await answer.text()
    const canonical = `${server().origin}/companies/engine-works`

    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/<h1[^>]*><bdi>Engine Works<\/bdi><\/h1>/)
    expect(html).toContain('Engines that reckon.</p>')
    expect(html).toMatch(/<a href="https:\/\/engines.example\/about" rel="nofollow noopener"/)
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([expect.stringMatching(/^<title>Engine Works \| /)])
    expect(html).toContain('<meta name="description" content="Engines that reckon."/>')
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
    expect(html).toContain('<meta property="og:title" content="Engine Works"/>')
    expect(html).toContain('data-route="/companies/:slug"')
    expect(givenIn(html)).toEqual({
      canonical,
      content: {
        slug: 'engine-works',
        name: 'Engine Works',
        website: 'https://engines.example/about',
        about: 'Engines that reckon.',
        size: null,
        industry: '',
        places: [],
        proof: 'none',
        provenAt: null,
        isDemo: false,
        isSuspended: false,
        record: null,
        jobs: [],
      },
    })
    expect(html).not.toMatch(/<!--(head|page|given)-->/)
  })

  test('lists open jobs with their pay first, and links to each', async () => {
    const { published } = await employerAt(server())
    const { slug } = await published({ title: 'Loom Keeper' })
    const job = await (await get(`/jobs/${slug}`)).text()
    const html = await (await get(/href="(\/companies\/[^"]+)"/.exec(job)?.[1] ?? '')).text()

    expect(html).toContain(`<a href="/jobs/${slug}"`)
    expect(wordsOf(html)).toMatch(
      /Loom Keeper Engine Works £40,000–£60,000 a year London, UK On site Full time Replies within 10 days/,
    )
  })

  test('is the same for everybody, and sets no cookie', async () => {
    await employerOf('Looms')
    const plain = await get('/companies/looms')
    const member = await get('/companies/looms', { Cookie: 'cs=x; candidate=y' })

    expect(await member.text()).toBe(await plain.text())
    expect([plain, member].flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })

  test('shows typed markup as text, and executes none of it', async () => {
    const change = await employerOf('Traps')
    const script = '</script><script>alert(1)</script>'
    const image = `"><img src=x onerror='alert(1)'><!--page-->`
    await change(`Traps ${image}`, `${script}<!--head-->$&`)
    const answer = await get('/companies/traps-img-src-x-onerror-alert-1-page')
    const html = await answer.text()
    const policy = answer.headers.get('Content-Security-Policy')

    expect(answer.status).toBe(200)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script>alert')
    expect(givenIn(html)).toMatchObject({
      content: { name: `Traps ${image}`, about: `${script}<!--head-->$&` },
    })
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+; script-src-attr 'none'/)
    expect(policy).not.toContain('unsafe')
  })

  test('returns 304 while nothing has changed, in any encoding', async () => {
    const change = await employerOf('Mill')
    const path = '/companies/mill'
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get(path, { 'Accept-Encoding': encoding })
      const etag = first.headers.get('ETag') ?? ''
      const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(first.headers.get('Cache-Control')).toBe('no-cache')
      expect(await first.text()).toContain('<bdi>Mill</bdi></h1>')
    }
    const known = (await get(path)).headers.get('ETag') ?? ''
    await change('Mill', 'Flour.')
    const changed = await get(path, { 'If-None-Match': known })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('Flour.')
  })

  test('redirects after a rename, and back after another, without a cached redirect', async () => {
    const change = await employerOf('Old Name')
    await change('New Name')
    const moved = await get('/companies/old-name?from=mail')
    await change('Old Name')

    expect(moved.status).toBe(301)
    expect(moved.headers.get('Location')).toBe('/companies/new-name?from=mail')
    expect(moved.headers.get('Cache-Control')).toBe('no-cache')
    expect((await get('/companies/old-name')).status).toBe(200)
    expect((await get('/companies/new-name')).headers.get('Location')).toBe('/companies/old-name')
  })

  test.each(['nobody', '%00', '%3Cscript%3E', '%'])(
    'returns 404 for an unknown company: %s',
    async (slug) => {
      const answer = await get(`/companies/${slug}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Page not found')
    },
  )
})

test('A page that cannot be rendered returns 503 while the database is unavailable, else 500.', async () => {
  let parts: ApiParts | undefined
  const { base } = await startOwnTable((_, ofApi) => {
    parts = ofApi
  })
  const given = parts
  if (!given) throw new Error('The API has no parts.')
  await sql`drop table company_slugs`.execute(given.store.db)
  const ask = async (isAway: boolean) => {
    const store = { ...given.store, isOutOfService: () => isAway }
    const pages = await createPages(distDir, false, { ...given, store, origin: () => base })
    return pages.app.request('/companies/mill', {}, { incoming: { socket: {}, headers: {} } })
  }

  const [away, broken] = [await ask(true), await ask(false)]
  expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '60'])
  expect([broken.status, broken.headers.get('Retry-After')]).toEqual([500, null])
  for (const answer of [away, broken]) {
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await answer.text()).toMatch(/data-route="failed".*This page didn’t load/s)
  }
})
