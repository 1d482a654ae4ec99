import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { searchHandlers } from '../../../server/calls/search/searchHandlers.ts'
import { foundCompany } from '../../../server/companies/companies.ts'
import { registerRoutes } from '../../../server/http/registerRoutes.ts'
import { lockCompany, indexPosting, prepareIndex } from '../../../server/postings/findable.ts'
import { isPostgres } from '../../../server/store/locks.ts'
import type { Database } from '../../../server/store/schema.ts'
import { tellCompany } from '../support/companies.ts'
import { startTestServer, newPlace } from '../support/harness.ts'
import { startOwnTable } from '../support/ownTable.ts'
import { completePosting, employerAt } from '../support/postings.ts'
import { search, titles } from '../support/search/asking.ts'
import { withStore } from '../support/databases.ts'

vi.setConfig({ testTimeout: 60_000 })

/**
 * Starts a server with only the search, and a function that publishes directly to its database, which saves
 * time.
 */
async function startSearch() {
  const { base, db, registered } = await startOwnTable((api, parts) =>
    registerRoutes(api, 'jobs', searchHandlers.jobs, parts),
  )
  await registered()
  const { id: accountId } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((transaction) => foundCompany(transaction, { accountId, name: 'Engine Works', now: 1 }))
  const { id } = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  return { base, db, publish: publisher(id) }
}

const southend = { name: 'Southend-on-Sea', region: 'England', country: 'GB', lat: 51.54, lon: 0.71 }

const publisher =
  (companyId: string) =>
  async (db: Database, title: string, at: number, more: Partial<PostingContent> = {}) => {
    const posting = await db
      .insertInto('postings')
      .values({
        id: `id of ${title}`,
        company_id: companyId,
        slug: title.toLowerCase().replaceAll(' ', '-'),
        content: JSON.stringify({ ...completePosting, title, ...more }),
        state: 'published',
        outcome: null,
        revision: 1,
        renewals: 0,
        created_at: at,
        published_at: at,
        opened_at: at,
        confirmed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await indexPosting(db, posting, await lockCompany(db, companyId), at)
  }

test.each(['', '&sort=pay', '&q=job&sort=relevant', '&place=London&radius=100&sort=near'])(
  'across pages nothing is repeated or left out, while jobs are added: %j',
  async (order) => {
    const { base, db, publish } = await startSearch()
    for (let index = 0; index < 12; index += 1) {
      // Groups of postings with the same time and the same pay.
      const pay = { min: 1, max: 1_000_000 * (1 + (index % 3)), currency: 'EUR', period: 'year' } as const
      const employmentType = index % 4 === 0 ? 'volunteer' : 'fullTime'
      await publish(db, `Job ${index}`, 1_000 + Math.floor(index / 3), {
        employmentType,
        pay: employmentType === 'volunteer' ? null : pay,
        ...(index % 5 === 0 && { workplace: 'remote', places: [] }),
        ...(index % 5 === 1 && { places: [southend] }),
      })
    }
    const inOrder = await titles(base, `?limit=50${order}`)
    const shown: string[] = []
    let after = ''
    for (let page = 0; ; page += 1) {
      const found = await search(base, `?limit=5${order}${after}`)
      shown.push(...found.jobs.map(({ title }) => title))
      await publish(db, `New job ${page}`, 2_000 + page, {
        pay: { min: 1, max: 99_999_999, currency: 'EUR', period: 'year' },
      })
      if (found.next === null) break
      after = `&after=${found.next}`
    }

    expect(shown).toEqual(inOrder)
    expect(shown).toHaveLength(12)
  },
)

/** Yearly pay with many ties: most postings have equal or similar pay or none, and few have more. */
function yearly(index: number): number | null {
  if (index % 40 === 0) return 1_000 * index
  if (index % 5 < 2) return null
  return index % 5 < 4 ? 30_000 : 30_000 + (index % 7)
}

test('across pages the best paid come first, for any number of jobs and of equal pay', async () => {
  const { base, db, publish } = await startSearch()
  const made = Array.from({ length: 1_600 }, (_, index) => ({ title: `Job ${index}`, pay: yearly(index) }))
  await db.transaction().execute(async (transaction) => {
    for (const [index, { pay, title }] of made.entries()) {
      await publish(transaction, title, index, {
        employmentType: pay === null ? 'volunteer' : 'fullTime',
        pay: pay === null ? null : { min: 1, max: pay * 100 || 1, currency: 'EUR', period: 'year' },
      })
    }
  })
  const best = made
    .toReversed()
    .toSorted((one, other) => (other.pay ?? -1) - (one.pay ?? -1))
    .map(({ title }) => title)
  const all = async (asked: string) => {
    const shown: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const found = await search(base, `?limit=50&sort=pay${asked}${next}`)
      shown.push(...found.jobs.map(({ title }) => title))
      next = found.next === null ? null : `&after=${found.next}`
    }
    return shown
  }

  expect(await all('')).toEqual(best)
  expect(await all('&q=job')).toEqual(best)
  expect(await all('&type=volunteer')).toEqual(best.slice(-made.filter(({ pay }) => pay === null).length))
})

test('counts end at 1,000', async () => {
  const { base, db, publish } = await startSearch()
  await db.transaction().execute(async (transaction) => {
    for (let index = 0; index < 1_001; index += 1) await publish(transaction, `Job ${index}`, index)
  })

  expect(await search(base, '?limit=1')).toMatchObject({
    jobs: [{ title: 'Job 1000' }],
    total: { count: 1_000, isCapped: true },
    facets: { workplace: { onSite: 1_001 } },
    areFacetsCapped: true,
  })
  expect(await search(base, '?limit=1&workplace=remote')).toMatchObject({
    total: { count: 0, isCapped: false },
    areFacetsCapped: true,
  })
  expect((await search(base, '?q=-1000')).total).toEqual({ count: 1_000, isCapped: false })
})

test('a search does not wait for a pending change, and does not see it', async () => {
  const { base, db, publish } = await startSearch()
  await publish(db, 'Engine Builder', 1)

  await db.transaction().execute(async (transaction) => {
    await publish(transaction, 'Not yet', 2)
    expect(await titles(base)).toEqual(['Engine Builder'])
  })
  expect(await titles(base)).toEqual(['Not yet', 'Engine Builder'])
})

test('jobs without an index, or with one of another version, are indexed at the start', async () => {
  const place = await newPlace()
  const server = await startTestServer({ place })
  await (await employerAt(server)).published()
  await server.close()
  await withStore(place, async (db) => {
    await sql`delete from search_words`.execute(db)
    await db.deleteFrom('search_postings').execute()
    await db.updateTable('search_version').set({ version: 0 }).execute()
  })

  const next = await startTestServer({ place })
  expect(await titles(next.base, '?q=engine')).toEqual(['Engine Builder'])
  await next.close()
  await withStore(place, async (db) => {
    await prepareIndex(db)
    expect(await db.selectFrom('search_postings').select('number').execute()).toHaveLength(1)
  })
})

test('a rebuilt index has nothing of the previous one', async () => {
  const { db, publish } = await startSearch()
  for (let index = 0; index < 50; index += 1) await publish(db, `Job ${index}`, index)
  const indexAnew = async () => {
    await db.updateTable('search_version').set({ version: 0 }).execute()
    await prepareIndex(db)
    if (isPostgres(db)) return (await db.selectFrom('search_words').select('number').execute()).length
    const { rows } = await sql<{
      bytes: number
    }>`select sum(length(block)) as bytes from search_words_data`.execute(db)
    return rows[0]?.bytes
  }

  const once = await indexAnew()
  expect(await indexAnew()).toBe(once)
})

test('neither verification nor resumption moves the jobs of a company up', async () => {
  const server = await startTestServer()
  const checked = await employerAt(server, { domain: 'engines.example' })
  // Uses its own name, because postings of a company with a verified company's name are held.
  await tellCompany(checked.browser, { name: 'Checked Works', website: 'https://engines.example' })
  const bare = await employerAt(server)
  const oldest = await checked.published({ title: 'Carpenter, first' })
  await bare.published({ title: 'Carpenter, second' })
  await checked.published({ title: 'Carpenter, third' })
  await bare.published({ title: 'Carpenter, fourth' })
  const stand = async () =>
    expect(
      await Promise.all(
        ['', '?sort=pay', '?q=carpenter', '?q=carpenter&sort=relevant'].map(async (query) =>
          (await search(server.base, query)).jobs.map(({ company, title }) => [title, company.proof]),
        ),
      ),
    ).toEqual(
      Array.from({ length: 4 }, () => [
        ['Carpenter, fourth', 'none'],
        ['Carpenter, third', 'domain'],
        ['Carpenter, second', 'none'],
        ['Carpenter, first', 'domain'],
      ]),
    )

  await stand()
  await checked.send(oldest.id, { type: 'pause' })
  await checked.send(oldest.id, { type: 'resume' })
  await stand()
})
