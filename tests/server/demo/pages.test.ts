import { expect, test, vi } from 'vitest'
import { distDir, jobPostingIn, wordsOf } from '../support/jobPages.ts'
import { operatorAt } from '../support/operators.ts'
import { search } from '../support/search/asking.ts'
import { startFull } from './filled.ts'

vi.setConfig({ testTimeout: 60_000 })

test('Demo content is marked in lists and on pages, is not indexed, and is removed with the demo at once.', async () => {
  const server = await startFull({ distDir })
  const [job] = (await search(server.base, '?q=lorry')).jobs
  if (!job) throw new Error('The demo has no lorry.')
  const pages = ['/jobs?q=lorry', `/jobs/${job.slug}`, `/companies/${job.company.slug}`]
  for (const path of pages) {
    const html = await (await fetch(server.base + path)).text()
    expect(wordsOf(html)).toMatch(/Demo /)
    expect(jobPostingIn(html)).toBeUndefined()
    if (!path.includes('?')) expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
  expect(await (await fetch(`${server.base}/jobs.rss?q=lorry`)).text()).toContain('<title>Demo: ')

  // These pages were just requested, and are cached.
  await operatorAt(server)('demo', 'remove')
  const left = await Promise.all(pages.map(async (path) => (await fetch(server.base + path)).status))
  expect(left).toEqual([200, 404, 404])
  expect(await (await fetch(`${server.base}/jobs?q=lorry`)).text()).not.toContain(job.slug)
})
