// @module-tag invariant
import { expect, test } from 'vitest'
import { sitemap, sitemapPart } from '../../../server/pages/sitemap.ts'
import { withStore } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/harness.ts'
import { employerAt, startWithEmployer } from '../support/postings.ts'

const read = async (server: TestServer, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.base + path, { headers })
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type'),
    text: await answer.text(),
    answer,
  }
}

const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

test('the sitemap has only the open jobs with their last change, five minutes after a change', async () => {
  const { published, save, send, server } = await startWithEmployer()
  const { id, posting, revision, slug } = await published()
  const draft = await published({ title: 'Another' })
  await send(draft.id, { type: 'pause' })
  const job = `${server.base}/jobs/${slug}`
  const lastChange = async () => {
    const { text } = await read(server, '/sitemap.xml')
    return new RegExp(`<loc>${job}</loc><lastmod>([^<]+)</lastmod>`).exec(text)?.[1]
  }

  const { status, text, type } = await read(server, '/sitemap.xml')
  expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' })
  const addresses = addressesIn(text)
  expect(addresses.filter((address) => address.includes('/jobs/'))).toEqual([job])
  expect(addresses).toContain(`${server.base}/companies/engine-works`)
  expect(addresses).toContain(`${server.base}/jobs`)

  const before = await lastChange()
  server.clock.now += 300_000
  await save(id, revision, { ...posting, summary: 'Another one.' })
  expect(Date.parse((await lastChange()) ?? '') - Date.parse(before ?? '')).toBeGreaterThanOrEqual(300_000)
  await send(id, { type: 'close', outcome: 'cancelled' })
  server.clock.now += 300_000
  expect(await lastChange()).toBeUndefined()
})

test('the sitemap of more jobs than fit into one names its parts, which have each job once', async () => {
  const { published, server } = await startWithEmployer()
  const slugs: (string | null)[] = []
  for (let turn = 0; turn < 5; turn += 1) slugs.push((await published()).slug)
  await server.close()

  await withStore(server, async (db) => {
    expect(addressesIn(await sitemap(db, 'https://a.example', 2))).toEqual(
      [1, 2, 3].map((part) => `https://a.example/sitemap/${part}`),
    )
    const parts = [1, 2, 3, 4].map((part) => sitemapPart(db, 'https://a.example', part, 2))
    const [first = '', second = '', third = '', none] = await Promise.all(parts)
    expect(none).toBeUndefined()
    const jobs = [first, second, third]
      .flatMap(addressesIn)
      .flatMap((address) => /\/jobs\/(.+)$/.exec(address)?.[1] ?? [])
    expect(jobs).toHaveLength(5)
    expect(new Set(jobs)).toEqual(new Set(slugs))
  })
})

test('A search is served as a feed, the newest first, with typed markup as text.', async () => {
  const server = await startTestServer()
  const { published } = await employerAt(server)
  await published({ title: 'Baker' })
  const { slug } = await published({ title: 'Baker <of> "bread" & more', summary: ']]></item>\u{1f35e}' })

  const { text, type } = await read(server, '/jobs.rss?q=baker&radius=wrong')
  expect(type).toBe('application/rss+xml; charset=utf-8')
  const titles = [...text.matchAll(/<item><title>([^<]*)<\/title>/g)].map(([, title]) => title)
  expect(titles).toEqual([
    'Baker &#60;of&#62; &#34;bread&#34; &#38; more, Engine Works',
    'Baker, Engine Works',
  ])
  expect(text).toContain(`<guid>${server.base}/jobs/${slug}</guid>`)
  expect(text).toContain('<description>]]&#62;&#60;/item&#62;\u{1f35e}</description>')
  expect(text).toContain(`<link>${server.base}/jobs?q=baker</link>`)
  const none = await read(server, '/jobs.rss?q=nobody')
  expect(none.status).toBe(200)
  expect(none.text).not.toContain('<item>')
})

test('Crawlers get robots.txt, and 304 for unchanged lists.', async () => {
  const server = await startTestServer()
  const { text } = await read(server, '/robots.txt')
  expect(text).toContain(`Sitemap: ${server.base}/sitemap.xml`)
  expect(text).toContain('Disallow: /employer')
  // The rule ends with `$`, because paths of the application's own files begin with the same letters.
  expect(text).toContain('Disallow: /app$\n')

  const { answer } = await read(server, '/sitemap.xml')
  const again = await read(server, '/sitemap.xml', { 'If-None-Match': answer.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
  expect((await read(server, '/sitemap/7')).status).toBe(404)
})

test('A list is generated once in five minutes, with any query string.', async () => {
  const { published, server } = await startWithEmployer()
  await published()
  const first = await read(server, '/sitemap.xml')
  const { slug } = await published({ title: 'Another' })

  for (const search of ['', '?a=b']) {
    expect((await read(server, `/sitemap.xml${search}`)).text).toBe(first.text)
  }
  server.clock.now += 5 * 60_000
  expect((await read(server, '/sitemap.xml')).text).toContain(slug)
})

test('Lists have a rate limit separate from search.', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const statuses: number[] = []
  for (let turn = 0; turn < 61; turn += 1) statuses.push((await read(server, '/sitemap.xml')).status)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses[60]).toBe(429)
  expect((await read(server, '/api/jobs')).status).toBe(200)
})
