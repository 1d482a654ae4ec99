// @module-tag invariant
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { runOperator } from '../../../server/operators/run.ts'
import { askCompany, tellCompany } from '../support/companies.ts'
import { readAnswer, startTestServer, type TestServer } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { employerAt } from '../support/postings.ts'

const publicOf = async ({ base }: TestServer, slug: string | null) =>
  readAnswer(await fetch(`${base}/api/jobs/${slug}`))

const textOf = async (server: TestServer, path: string) => (await fetch(server.base + path)).text()

/** Starts a server that reviews postings, with one that an operator has approved. */
async function startApproved(review = 'unproven') {
  const server = await startTestServer({ env: { POSTING_REVIEW: review } })
  const employer = await employerAt(server)
  const operator = operatorAt(server)
  const published = await employer.published({ title: 'Gardener wanted' })
  if (published.state === 'held') await operator('approve', published.id)
  const { id, slug } = await employer.read(published.id)
  const change = async (more: Partial<PostingContent>) => {
    const { posting, revision } = await employer.read(id)
    return employer.save(id, revision, { ...posting, ...more })
  }
  return { server, operator, ...employer, id, slug, change }
}

const scam = {
  summary: 'Earn 9000 a week from home, pay the starter kit of 300 first.',
  contact: 'https://evil.example',
} as const

test('A change to an approved job post is public once an operator approves it; the approved text shows until then.', async () => {
  const { server, operator, id, slug, change, emailAddress, read } = await startApproved()
  const before = (await publicOf(server, slug)).result

  expect((await change(scam)).result).toMatchObject({ changes: 'waiting' })
  expect((await publicOf(server, slug)).result).toEqual(before)
  expect(await textOf(server, '/api/jobs?q=starter')).not.toContain(slug)
  expect(await textOf(server, '/jobs.rss')).not.toMatch(/\b9000\b|starter kit/)
  expect(await read(id)).toMatchObject({
    state: 'published',
    changes: 'waiting',
    changedFields: ['summary', 'contact'],
    reviewReasons: ['unproven', 'payment'],
    posting: scam,
  })
  expect(await operator('list', 'held')).toMatch(
    new RegExp(
      `${id}  engine-works  Gardener wanted  changes: summary, contact  because: unproven, payment$`,
    ),
  )
  expect(JSON.parse(await operator('show', id))).toMatchObject({ summary: '', changes: scam })

  expect(await operator('approve', id)).toBe(`The changes to Gardener wanted (${id}) are published.`)
  expect((await publicOf(server, slug)).result).toMatchObject(scam)
  expect(await textOf(server, '/api/jobs?q=starter')).toContain(slug)
  expect(await read(id)).toMatchObject({ changes: 'none', changedFields: [], reviewReasons: [] })
  expect((await server.mails(emailAddress)).at(-1)?.subject).toBe(
    'Your changes are live: Gardener wanted | Jobgrove',
  )
})

test('Refused changes stay with the employer, who sees the reason and can submit them again.', async () => {
  const { server, operator, id, slug, change, emailAddress, read } = await startApproved()
  await change({ summary: 'Trees and pay.' })

  expect(await operator('refuse', id, '--reason', 'Say which trees.')).toMatch(/are refused\.$/)
  expect(await read(id)).toMatchObject({
    state: 'published',
    changes: 'refused',
    changesAsked: 'Say which trees.',
    posting: { summary: 'Trees and pay.' },
  })
  expect((await read(id)).can).toContain('recall')
  expect((await publicOf(server, slug)).result).toMatchObject({ summary: '' })
  const mail = (await server.mails(emailAddress)).at(-1)
  expect(mail?.subject).toBe('Your changes need a correction: Gardener wanted | Jobgrove')
  expect(mail?.text).toContain('Say which trees.')
  expect(await operator('list', 'held')).toBe('Nothing is waiting for review.')
  await expect(operator('approve', id)).rejects.toThrow('The job post is published, so you can’t approve it.')

  expect((await change({ summary: 'Oaks and pay.' })).result).toMatchObject({ changes: 'waiting' })
  expect(await read(id)).toMatchObject({ changesAsked: null })
})

test('An employer discards changes with the event, or by typing the approved text again.', async () => {
  const { id, change, read, send } = await startApproved()
  await change({ summary: 'Trees and pay.' })
  expect((await send(id, { type: 'recall' })).result).toMatchObject({
    state: 'published',
    changes: 'none',
    posting: { summary: '' },
  })
  await change({ summary: 'Trees and pay.' })
  expect((await change({ summary: '' })).result).toMatchObject({ changes: 'none' })
  expect((await read(id)).timeline.map(({ type }) => type)).toEqual([
    'publish',
    'approve',
    'submitChanges',
    'recall',
    'submitChanges',
    'recall',
  ])
})

test('a change of fields that need no review is public at once, next to waiting changes', async () => {
  const { server, slug, change } = await startApproved()
  expect((await change({ validThrough: '2030-02-01', openings: 2 })).result).toMatchObject({
    changes: 'none',
  })
  await change({ summary: 'Trees and pay.' })
  await change({ openings: 3 })
  expect((await publicOf(server, slug)).result).toMatchObject({
    openings: 3,
    validThrough: '2030-02-01',
    summary: '',
  })
})

test.each(['benefits', 'steps', 'payNote', 'questions', 'requirements'] as const)(
  'a change of %s waits too',
  async (field) => {
    const values: Partial<PostingContent> = {
      benefits: ['A bicycle'],
      steps: [{ name: 'A walk', days: 2 }],
      payNote: 'And more.',
      questions: [{ key: 'a', label: 'Why?', kind: 'short', options: [], required: false, knockOut: null }],
      requirements: [{ text: 'Care', kind: 'must' }],
    }
    const { server, slug, change } = await startApproved('all')
    const before = (await publicOf(server, slug)).result
    expect((await change({ [field]: values[field] })).result).toMatchObject({ changes: 'waiting' })
    expect((await publicOf(server, slug)).result).toEqual(before)
  },
)

test('An approval applies only to the revisions of job post and company that the operator saw.', async () => {
  const { server, operator, id, browser, change, read } = await startApproved()
  const seen = async () =>
    v.parse(v.object({ revision: v.string() }), JSON.parse(await operator('show', id))).revision
  await change({ summary: 'Trees and pay.' })
  const first = await seen()
  await change(scam)
  const second = await seen()
  await tellCompany(browser, { about: 'Another text.' })

  await expect(runOperator(server, ['approve', id])).rejects.toThrow(/"summary"[^]*Nothing is approved yet/)
  await expect(operator('approve', id, '--revision', first)).rejects.toThrow('The job post has changed since')
  await expect(operator('approve', id, '--revision', second)).rejects.toThrow(
    'The job post has changed since',
  )
  expect(await read(id)).toMatchObject({ changes: 'waiting' })
  expect(await operator('approve', id, '--revision', await seen())).toMatch(/are published\.$/)
})

test('waiting changes are held with their posting, and an approval is for both', async () => {
  const { server, operator, id, slug, change, read } = await startApproved()
  await change({ summary: 'Trees and pay.' })
  await operator('hold', id, '--reason', 'We have to look at it.')
  expect(await read(id)).toMatchObject({
    state: 'held',
    changes: 'none',
    posting: { summary: 'Trees and pay.' },
  })
  await operator('approve', id)
  expect((await publicOf(server, slug)).result).toMatchObject({ summary: 'Trees and pay.' })
})

test('A held or refused job post is reviewed again when anyone publishes it.', async () => {
  const { operator, id, read, send } = await startApproved('none')
  await operator('hold', id, '--reason', 'Is this true?')
  await send(id, { type: 'recall' })
  await send(id, { type: 'publish' })
  expect(await read(id)).toMatchObject({ state: 'held', reviewReasons: ['operator'] })
})

test('a renamed company has its open postings held, with an entry in the ledger and in the list and one email', async () => {
  const { server, operator, id, slug, browser, complete, emailAddress, read, send } = await startApproved()
  const paused = await complete({ title: 'Painter' })
  await send(paused, { type: 'publish' })
  await operator('approve', paused)
  await send(paused, { type: 'pause' })

  const { result } = await tellCompany(browser, { name: 'Deutsche Bahn AG' })
  expect(result).toMatchObject({ name: 'Deutsche Bahn AG', heldPostings: 1 })
  expect((await publicOf(server, slug)).http).toBe(404)
  expect(await textOf(server, '/api/jobs?q=deutsche')).not.toContain(slug)
  expect(await read(id)).toMatchObject({ state: 'held', reviewReasons: ['companyChanged', 'unproven'] })
  expect(await operator('list', 'edited')).toMatch(
    /deutsche-bahn-ag {2}company {2}name: "Engine Works" to "Deutsche Bahn AG"$/,
  )
  const told = (await server.mails(emailAddress)).map(({ subject }) => subject)
  expect(
    told.filter((subject) => subject.startsWith('We’re reviewing the job posts of your company')),
  ).toHaveLength(1)

  expect((await send(paused, { type: 'resume' })).result).toMatchObject({ state: 'held' })
  await operator('approve', id)
  expect((await publicOf(server, slug)).result).toMatchObject({ company: { name: 'Deutsche Bahn AG' } })
})

test('another website holds open postings where postings are reviewed, and what else is said of a company holds none', async () => {
  const { id, browser, read } = await startApproved()
  await tellCompany(browser, { about: 'Engines.', industry: 'Engines' })
  expect(await read(id)).toMatchObject({ state: 'published' })
  await tellCompany(browser, { website: 'https://evil.example' })
  expect(await read(id)).toMatchObject({ state: 'held' })
})

test('A job post under the name of another, verified company is held, in any spelling.', async () => {
  const server = await startTestServer({ env: { POSTING_REVIEW: 'none' } })
  const real = await employerAt(server, { domain: 'muellerwerke.example' })
  await tellCompany(real.browser, { name: 'Müller Werke GmbH', website: 'https://muellerwerke.example' })
  expect(await real.published()).toMatchObject({ state: 'published' })

  for (const name of [
    'MULLER-WERKE',
    'Mueller Werke AG',
    'MülІer Werke',
    'Muller Werke, Inc.',
    'Müller Werke S.A.',
  ]) {
    const other = await employerAt(server)
    const { id } = await other.published()
    expect((await askCompany(other.browser, 'readCompany')).http).toBe(200)
    await tellCompany(other.browser, { name })
    expect(await other.read(id), name).toMatchObject({
      state: 'held',
      reviewReasons: ['companyChanged', 'companyName'],
    })
  }
  const distinct = await employerAt(server)
  await tellCompany(distinct.browser, { name: 'Müller Mühlen GmbH' })
  expect(await distinct.published()).toMatchObject({ state: 'published' })
  expect(await real.published()).toMatchObject({ state: 'published' })
})

test('Concurrent publishing and renaming leaves no open job post under an unreviewed name.', async () => {
  const server = await startTestServer({ env: { POSTING_REVIEW: 'none' } })
  const real = await employerAt(server, { domain: 'looms.example' })
  await tellCompany(real.browser, { name: 'Looms', website: 'https://looms.example' })
  const other = await employerAt(server)
  const drafts = [await other.complete(), await other.complete(), await other.complete()]
  const published = await Promise.all([
    ...drafts.map((id) => other.send(id, { type: 'publish' })),
    tellCompany(other.browser, { name: 'Looms' }),
  ])
  expect(published.map(({ http }) => http)).toEqual([200, 200, 200, 200])
  for (const id of drafts) expect(await other.read(id)).toMatchObject({ state: 'held' })
})

test.each(['about', 'industry'])(
  'a text about the company (%s) that asks for money holds its open and later postings in every setup',
  async (field) => {
    const { server, browser, operator, id, slug, send, published, read } = await startApproved('none')
    const said = { [field]: 'Before you start, pay the fee of 300 euros for your starter kit by PayPal.' }

    const paused = await published({ title: 'Florist wanted' })
    await send(paused.id, { type: 'pause' })
    expect((await tellCompany(browser, { about: 'We plant trees.' })).status).toBe(true)
    expect(await read(id)).toMatchObject({ state: 'published' })
    expect((await tellCompany(browser, said)).status).toBe(true)
    expect(await read(id)).toMatchObject({ state: 'held', reviewReasons: ['companyText'] })
    expect((await publicOf(server, slug)).status).toBe(false)
    expect((await published({ title: 'Tree surgeon wanted' })).state).toBe('held')
    await send(paused.id, { type: 'resume' })
    expect(await read(paused.id)).toMatchObject({ state: 'held', reviewReasons: ['companyText'] })

    expect(await operator('show', id)).toContain('"companyFindings": [\n    "payment: ')
    await operator('approve', id)
    await send(id, { type: 'pause' })
    await send(id, { type: 'resume' })
    expect(await read(id)).toMatchObject({ state: 'published' })
  },
)
