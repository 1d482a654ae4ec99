import { expect, test, vi } from 'vitest'
import { canonicalCriteria } from '../../../contract/alerts/savedSearch.ts'
import { searchOf } from '../../../contract/search/address.ts'
import { parseAlertCriteria } from '../../../server/alerts/alertCriteria.ts'
import { indexedJob, isMatch } from '../../../server/alerts/jobMatcher.ts'
import { indexSavedSearch, searchTermsOf } from '../../../server/alerts/savedSearchIndex.ts'
import { withStore } from '../support/databases.ts'
import { startTestServer } from '../support/harness.ts'
import { choosing, fillMarket } from '../support/market.ts'
import { randomCriteria } from '../support/search/randomCriteria.ts'
import { search } from '../support/search/asking.ts'

vi.setConfig({ testTimeout: 180_000 })

const QUERIES = 500

test('The matcher and the index of saved searches find the jobs that the job search finds, for 500 random criteria.', async () => {
  const server = await startTestServer()
  const chance = choosing(39)
  const { published } = await fillMarket(server, chance, 40)
  const jobs = published.map(({ company, content, isOnTime, slug }) => {
    const job = indexedJob(content, { name: company, isOnTime })
    return { slug, job, terms: new Set(searchTermsOf(job)) }
  })
  const searches: { readonly id: string; readonly criteria: string; readonly found: readonly string[] }[] = []
  for (let turn = 0; turn < QUERIES; turn += 1) {
    const criteria = canonicalCriteria(searchOf(randomCriteria(chance)))
    const { jobs: found } = await search(server.base, `?${criteria}&limit=50`)
    searches.push({ id: `search ${turn}`, criteria, found: found.map(({ slug }) => slug).toSorted() })
  }
  expect(searches.filter(({ found }) => found.length > 0).length).toBeGreaterThan(QUERIES / 4)
  await server.close()

  for (const { criteria, found } of searches) {
    const parsed = parseAlertCriteria(criteria)
    const matched = jobs.filter(({ job }) => parsed !== undefined && isMatch(job, parsed))
    expect([criteria, matched.map(({ slug }) => slug).toSorted()]).toEqual([criteria, found])
  }
  await withStore(server, async (db) => {
    await db
      .insertInto('subscribers')
      .values({ id: 'one', account_id: null, email_address: 'a@b.example', confirmed_at: 1, created_at: 1 })
      .execute()
    for (const [index, { criteria, id }] of searches.entries()) {
      await db
        .insertInto('saved_searches')
        .values({
          id,
          subscriber_id: 'one',
          // Unique per search, because another search can have the same indexed criteria.
          criteria: String(index),
          name: '',
          every: 'daily',
          time_zone: 'UTC',
          state: 'active',
          revision: 1,
          created_at: 1,
          renewed_at: 1,
          last_at: null,
          due_at: null,
          ended_at: null,
        })
        .execute()
      await indexSavedSearch(db, { id, criteria })
    }
    const rows = await db.selectFrom('saved_search_terms').selectAll().execute()
    const termsOf = Map.groupBy(rows, ({ search_id: id }) => id)
    for (const { criteria, found, id } of searches) {
      const candidates = jobs.filter(({ terms }) => termsOf.get(id)?.some(({ term }) => terms.has(term)))
      const missed = found.filter((slug) => !candidates.some((job) => job.slug === slug))
      expect([criteria, missed]).toEqual([criteria, []])
    }
    // The index excludes most jobs that do not match.
    const examined = searches.flatMap(({ id }) =>
      jobs.filter(({ terms }) => termsOf.get(id)?.some(({ term }) => terms.has(term))),
    ).length
    const matches = searches.flatMap(({ found }) => found).length
    expect(examined).toBeLessThan(3 * matches)
  })
})
