import { expect, test } from 'vitest'
import { sharedTestServer } from '../support/harness.ts'
import { distDir, jobPageAt } from '../support/jobPages.ts'

const server = sharedTestServer({ distDir })

test('A rendered page redirects from a trailing slash, on this host.', async () => {
  const { path } = await jobPageAt(server())
  const get = (asked: string) => fetch(server().base + asked, { redirect: 'manual' })
  const addresses = [path, '/jobs', '/companies/engine-works']
  const answers = await Promise.all(addresses.map((address) => get(`${address}/?from=%2Fmail`)))

  expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual(
    addresses.map((address) => [308, `${address}?from=%2Fmail`]),
  )
  expect((await get(`/${path}/`)).status).toBe(404)
  expect((await get('/jobs//')).status).toBe(404)
})

test('a path that is too long for any page is not found, and is in no redirect', async () => {
  const given = encodeURIComponent('\u0301'.repeat(1_000)).slice(0, 5_003)

  for (const start of ['/r/', '/jobs/', '/companies/']) {
    const response = await fetch(`${server().base}${start}${given}`, { redirect: 'manual' })
    expect(response.status).toBe(404)
    expect(response.headers.get('Location')).toBeNull()
  }
})
