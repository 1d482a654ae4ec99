import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedTestServer } from './harness.ts'

const server = sharedTestServer({ distDir: join(import.meta.dirname, '../../dist') })

const list = v.array(v.strictObject({ urls: v.array(v.string()), eagerness: v.string() }))
const rulesSchema = v.strictObject({ prerender: list, prefetch: list })

test.each([
  ['/auth/login', ['/auth/login/candidate', '/auth/login/employer']],
  ['/auth/register', ['/auth/register/candidate', '/auth/register/employer']],
])('what may follow on %s is made ready meanwhile', async (chooser, next) => {
  const { headers } = await fetch(server().base + chooser)
  const [, path = ''] = /^"(.*)"$/.exec(headers.get('Speculation-Rules') ?? '') ?? []
  const answer = await fetch(server().base + path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json')
  const { prerender, prefetch } = v.parse(rulesSchema, await answer.json())
  const named = [...prerender, ...prefetch].flatMap(({ urls }) => urls)
  expect(named).toEqual(next)
  for (const url of named) expect((await fetch(server().base + url)).status).toBe(200)
})

test('nothing is made ready where nobody chooses', async () => {
  for (const path of ['/', '/auth/login/candidate', '/candidate', '/nothing', '/favicon.svg']) {
    expect((await fetch(server().base + path)).headers.has('Speculation-Rules'), path).toBe(false)
  }
})
