import type { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listQuery } from '../../../contract/list.ts'
import { defineRead } from '../../../contract/read.ts'
import { defineHandler } from '../../../server/calls/shared/defineHandler.ts'
import { listPage } from '../../../server/store/list.ts'
import { registerRoutes } from '../../../server/http/registerRoutes.ts'
import type { ApiParts } from '../../../server/http/api.ts'
import type { HttpEnvironment } from '../../../server/http/environment.ts'
import { Refused } from '../../../server/refused.ts'
import { readAnswer, sharedTestServer } from '../support/harness.ts'
import { startOwnTable } from '../support/ownTable.ts'

const query = v.object({
  slug: v.string(),
  kind: v.optional(v.array(v.picklist(['red', 'blue'], 'Choose red or blue.')), []),
  word: v.optional(v.pipe(v.string(), v.maxLength(5, 'Use a shorter word.'))),
  ...listQuery,
})

const addThings = (api: Hono<HttpEnvironment>, parts: ApiParts) =>
  registerRoutes(
    api,
    'things',
    defineHandler(
      defineRead({ path: 'things/:slug', summary: 'Probes.', query, result: v.looseObject({}) }),
      async (_, wanted) => {
        if (wanted.slug === 'none') throw new Refused('Not found.', { status: 404 })
        return wanted
      },
    ),
    parts,
  )

const start = () => startOwnTable(addThings)

describe('a read', () => {
  test('takes its parameters from the path and the query, and ignores unknown ones', async () => {
    const { base } = await start()
    const path = '/api/things/the%20first?kind=red&kind=blue&word=one&word=two&utm_source=x&limit=5'

    expect(await readAnswer(await fetch(base + path))).toMatchObject({
      http: 200,
      status: true,
      result: { slug: 'the first', kind: ['red', 'blue'], word: 'one', limit: 5 },
    })
    expect(await readAnswer(await fetch(`${base}/api/things/one`))).toMatchObject({
      result: { slug: 'one', kind: [], limit: 20 },
    })
  })

  test.each([
    ['kind=red&kind=green', 'kind.1'],
    ['word=longer', 'word'],
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['after=', 'after'],
  ])('refuses a wrong value, and names its field: %s', async (search, field) => {
    const { base } = await start()
    const answer = await readAnswer(await fetch(`${base}/api/things/one?${search}`))

    expect(answer).toMatchObject({ http: 400, status: false })
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('can be cached for half a minute, and is the same for everyone: no cookie, no origin', async () => {
    const { base } = await start()
    const path = `${base}/api/things/one`
    const plain = await fetch(path)
    const foreign = await fetch(path, { headers: { Origin: 'https://elsewhere.example', Cookie: 'cs=x' } })

    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300')
    expect(plain.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(await foreign.text()).toBe(await plain.text())
    expect([plain, foreign].flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    expect(foreign.headers.get('Vary')).toBeNull()
  })

  test('returns 304 to a client that has the current version', async () => {
    const { base } = await start()
    const path = `${base}/api/things/one`
    const etag = (await fetch(path)).headers.get('ETag') ?? ''
    const again = await fetch(path, { headers: { 'If-None-Match': `"other", W/${etag}` } })
    const another = await fetch(`${path}?word=new`, { headers: { 'If-None-Match': etag } })

    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300')
    expect(another.status).toBe(200)
  })

  test('answers HEAD without the body, and no other method', async () => {
    const { base } = await start()
    const path = `${base}/api/things/one`
    const get = await fetch(path)
    const head = await fetch(path, { method: 'HEAD' })

    expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([
      200,
      '',
      get.headers.get('ETag'),
    ])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const refused = await fetch(path, { method })
      expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    }
  })

  test('that is refused is an envelope that no cache stores', async () => {
    const { base } = await start()
    const answer = await readAnswer(await fetch(`${base}/api/things/none`))

    expect(answer).toMatchObject({ http: 404, status: false, result: null })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('has its own limit', async () => {
    const { base } = await start()
    const statuses = new Set<number>()
    for (let number = 0; number < 600; number += 1) {
      statuses.add((await fetch(`${base}/api/things/one`, { method: 'HEAD' })).status)
    }
    const refused = await fetch(`${base}/api/things/one`)

    expect([...statuses]).toEqual([200])
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('a list', () => {
  const order = [
    { column: 'expires_at', kind: 'number', falls: true },
    { column: 'code_hash', kind: 'text' },
  ] as const
  const addCodes = (api: Hono<HttpEnvironment>, parts: ApiParts) =>
    registerRoutes(
      api,
      'codes',
      defineHandler(
        defineRead({
          path: 'codes',
          summary: 'Probes.',
          query: v.object(listQuery),
          result: v.looseObject({}),
        }),
        ({ db }, wanted) =>
          listPage(db.selectFrom('grants').select(['expires_at', 'code_hash']), order, wanted),
      ),
      parts,
    )
  const pageSchema = v.object({
    items: v.array(v.object({ expires_at: v.number(), code_hash: v.string() })),
    next: v.nullable(v.string()),
  })

  test('is read page by page without gaps or repetitions, while rows are added', async () => {
    const { base, db, registered } = await startOwnTable(addCodes)
    await registered()
    const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const add = (code: string, expires: number) =>
      db
        .insertInto('grants')
        .values({ browser_hash: code, account_id: id, code_hash: code, expires_at: expires })
        .execute()
    for (const code of ['a', 'b', 'c', 'd', 'e']) await add(code, 2_000)
    await add('f', 1_000)
    const page = async (after: string | null) => {
      const search = new URLSearchParams({ limit: '2', ...(after !== null && { after }) })
      return v.parse(pageSchema, (await readAnswer(await fetch(`${base}/api/codes?${search}`))).result)
    }

    const first = await page(null)
    await add('aa', 3_000)
    const second = await page(first.next)
    const third = await page(second.next)

    const found = [first, second, third].map(({ items }) => items.map((item) => item.code_hash))
    expect(found).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ])
    expect(third.next).toBeNull()
  })

  test.each([
    ['x'],
    [Buffer.from('[1]').toString('base64url')],
    [Buffer.from('["1","x"]').toString('base64url')],
    [Buffer.from('{"0":1,"1":"x","length":2}').toString('base64url')],
  ])('continues only from the end of one of its pages, not from %s', async (after) => {
    const { base } = await startOwnTable(addCodes)
    const answer = await readAnswer(await fetch(`${base}/api/codes?after=${after}`))

    expect(answer).toMatchObject({ http: 400, status: false })
    expect(Object.keys(answer.error?.fields ?? {})).toEqual(['after'])
  })
})

describe('the description of the API', () => {
  const server = sharedTestServer()

  test('is a read with an ETag: an unchanged version is not sent again', async () => {
    const path = `${server().base}/api/openapi.json`
    const first = await fetch(path)
    const etag = first.headers.get('ETag') ?? ''

    expect(first.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(await first.json()).toMatchObject({ openapi: '3.1.0' })
    expect((await fetch(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect((await fetch(path, { method: 'HEAD' })).headers.get('ETag')).toBe(etag)
  })
})
