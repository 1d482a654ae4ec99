import { expect, test } from 'vitest'
import { startTestServer } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'

test.each(['unproven', 'all'])(
  'With POSTING_REVIEW=%s a job post of an unverified employer is reviewed before it is public.',
  async (review) => {
    const server = await startTestServer({ env: { POSTING_REVIEW: review } })
    const { complete, read, send } = await employerAt(server)
    const id = await complete()

    expect((await send(id, { type: 'publish' })).result).toMatchObject({
      state: 'held',
      slug: null,
      publishedAt: null,
      changesAsked: null,
      can: ['recall'],
    })
    await send(id, { type: 'recall' })
    expect(await read(id)).toMatchObject({ state: 'draft', can: ['publish', 'discard'] })
  },
)

test('with POSTING_REVIEW=none it is published at once', async () => {
  const { published } = await employerAt(await startTestServer({ env: { POSTING_REVIEW: 'none' } }))
  expect(await published()).toMatchObject({ state: 'published' })
})
