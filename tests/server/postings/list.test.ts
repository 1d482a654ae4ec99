import type { KyselyPlugin } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { postingCalls } from '../../../contract/postings/calls.ts'
import { endsSoon } from '../../../contract/postings/lifecycle.ts'
import { listPostings } from '../../../server/calls/postings/listPostings.ts'
import { foundCompany } from '../../../server/companies/companies.ts'
import { defineHandler } from '../../../server/calls/shared/defineHandler.ts'
import { registerRoutes } from '../../../server/http/registerRoutes.ts'
import { startOwnTable } from '../support/ownTable.ts'
import { days } from '../support/harness.ts'
import { ask, completePosting, startWithEmployer } from '../support/postings.ts'

test('postings are listed by page, the newest first, and by state', async () => {
  const { browser, complete, draft, send } = await startWithEmployer()
  const first = await complete()
  for (const title of ['Two', 'Three', 'Four', 'Five']) await draft(title)
  await send(first, { type: 'publish' })
  const page = async (payload: object) =>
    v.parse(postingCalls.listPostings.result, (await ask(browser, 'listPostings', payload)).result)

  const { items, next } = await page({ limit: 3 })
  const rest = await page({ limit: 3, after: next })
  expect([...items, ...rest.items].map(({ title }) => title)).toEqual([
    'Five',
    'Four',
    'Three',
    'Two',
    completePosting.title,
  ])
  expect(rest.next).toBeNull()
  expect((await page({ state: 'published' })).items).toMatchObject([{ id: first, can: ['pause', 'close'] }])
})

test('Job posts that need the employer come first across pages, and discarded ones are not listed.', async () => {
  const { browser, complete, draft, published, send, server } = await startWithEmployer()
  const made = async (title: string, then: (id: string) => Promise<unknown>) => {
    const { id } = await published({ title })
    await then(id)
  }
  const dayAfter = (count: number) => new Date(server.clock.now + days(count)).toISOString().slice(0, 10)
  await published({ title: 'Has expired', validThrough: dayAfter(10) })
  await made('Is asked for', async () => {})
  server.clock.now += days(20)
  await server.meetDeadlines()
  const lastDay = dayAfter(1)
  await published({ title: 'Expires soon', validThrough: lastDay })
  expect(endsSoon(lastDay, server.clock.now)).toBe(true)
  await made('Is published', async () => {})
  await made('Is paused', (id) => send(id, { type: 'pause' }))
  await made('Is closed', (id) => send(id, { type: 'close', outcome: 'cancelled' }))
  await draft('Is a draft')
  await send(await complete({ title: 'Is discarded' }), { type: 'discard' })
  const titles = async (payload: object) => {
    const found: string[] = []
    let after: string | null = null
    do {
      const { result } = await ask(browser, 'listPostings', {
        ...payload,
        limit: 2,
        sort: 'needed',
        ...(after !== null && { after }),
      })
      const page: v.InferOutput<typeof postingCalls.listPostings.result> = v.parse(
        postingCalls.listPostings.result,
        result,
      )
      found.push(...page.items.map(({ title }) => title))
      after = page.next
    } while (after !== null)
    return found
  }

  expect(await titles({ group: 'all' })).toEqual([
    'Is asked for',
    'Has expired',
    'Expires soon',
    'Is a draft',
    'Is paused',
    'Is published',
    'Is closed',
  ])
  expect(await titles({ group: 'open' })).toEqual([
    'Is asked for',
    'Has expired',
    'Expires soon',
    'Is paused',
    'Is published',
  ])
  expect(await titles({ group: 'draft' })).toEqual(['Is a draft'])
  expect(await titles({ group: 'closed' })).toEqual(['Is closed'])
})

test('500 postings are listed by one query, besides the one for the company', async () => {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1
      return result
    },
  }
  const { db, post, registered } = await startOwnTable((api, parts) =>
    registerRoutes(
      api,
      'listPostings',
      // Opens the call to candidates, because these test servers can only register candidates.
      defineHandler({ ...postingCalls.listPostings, roles: ['candidate'] }, (context, payload) =>
        listPostings.handle({ ...context, db: context.db.withPlugin(counting) }, payload),
      ),
      parts,
    ),
  )
  const browser = await registered()
  const { id: accountId } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await db.transaction().execute(async (transaction) => {
    await foundCompany(transaction, { accountId, name: 'Engine Works', now: 1 })
    const { id: companyId } = await transaction.selectFrom('companies').select('id').executeTakeFirstOrThrow()
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: `posting ${index}`,
      company_id: companyId,
      slug: null,
      content: JSON.stringify(completePosting),
      state: 'draft' as const,
      outcome: null,
      revision: 1,
      renewals: 0,
      created_at: index,
      published_at: null,
      opened_at: null,
      confirmed_at: null,
    }))
    await transaction.insertInto('postings').values(rows).execute()
  })

  const { result } = await post(browser, 'list-postings', { limit: 50 })

  const { items, next } = v.parse(postingCalls.listPostings.result, result)
  expect(items.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `posting ${499 - index}`),
  )
  expect(next).not.toBeNull()
  expect(queries).toBe(2)
})
