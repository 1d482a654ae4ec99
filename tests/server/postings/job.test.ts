import { expect, test } from 'vitest'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { readAnswer, type TestServer } from '../support/harness.ts'
import { operatorAt, startReviewed } from '../support/operators.ts'
import { startWithEmployer } from '../support/postings.ts'

const DAY = 86_400_000

const read = async ({ base }: TestServer, slug: string | null) =>
  readAnswer(await fetch(`${base}/api/jobs/${slug}`))

test('Everyone can read a published job post, and nothing about its author.', async () => {
  const { server, published } = await startWithEmployer()
  const { posting, publishedAt, slug } = await published()
  const answer = await read(server, slug)

  expect(answer).toMatchObject({ http: 200, status: true })
  expect(answer.result).toEqual({
    ...posting,
    slug,
    company: { slug: 'engine-works', name: 'Engine Works', website: '', proof: 'none', record: null },
    state: 'published',
    outcome: null,
    publishedAt,
    confirmedAt: null,
    isDemo: false,
  })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300')
})

test('The answer that an employer requires is in no public read and not in the applicant’s copy.', async () => {
  const question = { key: 'visa', label: 'A visa?', kind: 'yesNo' as const, options: [], required: false }
  const { server, posting, employer } = await startWithPosting({
    questions: [{ ...question, knockOut: { equals: true } }],
  })
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug, { answers: { visa: false } })
  const sent = await ask(candidate.browser, 'readApplication', { id })
  const shown = await read(server, posting.slug)

  expect(shown.result).toMatchObject({ questions: [question] })
  expect(shown.text).not.toContain('knockOut')
  expect(sent.result).toMatchObject({ sent: { posting: { questions: [question] } } })
  expect(sent.text).not.toContain('knockOut')
  expect((await employer.look(id)).sent.posting.questions).toEqual([
    { ...question, knockOut: { equals: true } },
  ])
})

test('An unchanged job post returns 304.', async () => {
  const { server, published, send } = await startWithEmployer()
  const { id, slug } = await published()
  const etag = (await read(server, slug)).headers.get('ETag') ?? ''
  const again = () => fetch(`${server.base}/api/jobs/${slug}`, { headers: { 'If-None-Match': etag } })

  expect((await again()).status).toBe(304)
  await send(id, { type: 'pause' })
  expect((await again()).status).toBe(200)
})

test('a paused or closed posting says so, and how it ended', async () => {
  const { server, published, send } = await startWithEmployer()
  const { id, slug } = await published()
  await send(id, { type: 'pause' })
  expect((await read(server, slug)).result).toMatchObject({ state: 'paused', outcome: null })
  await send(id, { type: 'close', outcome: 'filledElsewhere' })
  expect((await read(server, slug)).result).toMatchObject({ state: 'closed', outcome: 'filledElsewhere' })
})

test('A job post returns 410 from 90 days after its end, and at once if an operator removed it.', async () => {
  const { server, published, send } = await startWithEmployer()
  const [closed, removed] = [await published(), await published()]
  await send(closed.id, { type: 'close', outcome: 'cancelled' })
  await operatorAt(server)('remove', removed.id, '--reason', 'It is no job.')

  expect(await read(server, removed.slug)).toMatchObject({ http: 410, status: false, result: null })
  server.clock.now += 90 * DAY - 60_000
  expect(await read(server, closed.slug)).toMatchObject({ http: 200 })
  server.clock.now += 60_000
  expect(await read(server, closed.slug)).toMatchObject({ http: 410, status: false, result: null })
})

test('A held job post, and one of a suspended company, returns 404.', async () => {
  const { server, complete, operator, read: own, send } = await startReviewed()
  const id = await complete()
  await send(id, { type: 'publish' })
  await operator('approve', id)
  const { slug } = await own(id)
  const unknown = await read(server, 'nobody')
  expect(unknown).toMatchObject({ http: 404, status: false, result: null })

  await operator('hold', id, '--reason', 'We look at it again.')
  expect(await read(server, slug)).toMatchObject({ http: 404, error: unknown.error })
  await operator('approve', id)
  expect(await read(server, slug)).toMatchObject({ http: 200 })
  await operator('suspend', 'engine-works')
  expect(await read(server, slug)).toMatchObject({ http: 404, error: unknown.error })
})

test.each(['null', '%00', 'A', '%F0%9F%92%A5', 'x'.repeat(200)])(
  'An unknown slug returns 404: %s',
  async (slug) => {
    const { server } = await startWithEmployer()
    expect(await read(server, slug)).toMatchObject({ http: 404, status: false, result: null })
  },
)
