// @module-tag invariant
import { expect, test } from 'vitest'
import { paths } from '../../../contract/paths.ts'
import { days, matching } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { ask, completePosting, employerAt, startWithEmployer } from '../support/postings.ts'

test('a posting is written, published, paused, resumed and closed', async () => {
  const { draft, read, save, send } = await startWithEmployer()
  const { id, ...made } = await draft()
  expect(made).toMatchObject({ state: 'draft', revision: 1, slug: null, can: ['discard'] })

  expect((await save(id, 1, completePosting)).result).toMatchObject({ revision: 2, missing: [] })
  const { can, savedAt } = await read(id)
  expect(can).toEqual(['publish', 'discard'])
  expect(Date.parse(savedAt)).toBeGreaterThan(Date.parse(made.savedAt))

  const published = (await send(id, { type: 'publish' })).result
  expect(published).toMatchObject({
    state: 'published',
    slug: matching(/^engine-builder-engine-works-[a-z]{6}$/),
    publishedAt: matching(/^2030-01-01T/),
    can: ['pause', 'close'],
  })
  expect((await send(id, { type: 'pause' })).result).toMatchObject({
    state: 'paused',
    can: ['resume', 'close'],
  })
  expect((await send(id, { type: 'resume' })).result).toMatchObject({ state: 'published' })
  const closed = { state: 'closed', outcome: 'filledElsewhere', can: [] }
  expect((await send(id, { type: 'close', outcome: 'filledElsewhere' })).result).toMatchObject(closed)

  const { slug, publishedAt } = await read(id)
  expect(published).toMatchObject({ slug, publishedAt })
})

test('after two weeks its employer is asked by email, once, whether it is still open', async () => {
  const { emailAddress, published, send, server } = await startWithEmployer()
  const { id } = await published()
  const asked = async () =>
    (await server.mails(emailAddress)).filter(({ subject }) => subject.startsWith('Are you still hiring?'))
  await server.meetDeadlines()
  expect(await asked()).toEqual([])

  server.clock.now += days(14)
  await server.meetDeadlines()
  const [mail, ...more] = await asked()
  expect(more).toEqual([])
  expect(mail?.text).toContain('“Engine Builder”')
  expect(mail?.text).toContain('we’ll pause it in 7 days')
  expect(mail?.link).toMatch(new URL(paths.posting(id), server.base).href)

  await send(id, { type: 'confirm' })
  server.clock.now += days(13)
  await server.meetDeadlines()
  expect(await asked()).toHaveLength(1)
})

test('Publishing names the missing fields, and publishes nothing without them.', async () => {
  const { draft, read, save, send } = await startWithEmployer()
  const { id, missing } = await draft('CTO')
  expect(missing).toEqual([
    'title',
    'description',
    'workplace',
    'places',
    'employmentType',
    'pay',
    'existingVacancy',
    'aiInScreening',
    'validThrough',
  ])
  expect(await send(id, { type: 'publish' })).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'draft', message: matching(/fields that are missing/) },
  })

  const late = { ...completePosting, validThrough: '2030-04-02', workplace: 'remote' } as const
  expect((await save(id, 1, late)).result).toMatchObject({ revision: 2, missing: ['places', 'validThrough'] })
  const volunteer = { ...completePosting, employmentType: 'volunteer', pay: null } as const
  expect((await save(id, 2, volunteer)).result).toMatchObject({ revision: 3, missing: [] })
  expect(await read(id)).toMatchObject({ state: 'draft', publishedAt: null })

  let revision = 3
  for (const field of ['pay', 'existingVacancy', 'aiInScreening'] as const) {
    const saved = await save(id, revision, { ...completePosting, [field]: null })
    revision += 1
    expect(saved.result).toMatchObject({ revision, missing: [field] })
    expect(await send(id, { type: 'publish' })).toMatchObject({ http: 409, status: false })
  }
  expect(await read(id)).toMatchObject({ state: 'draft', publishedAt: null })
  await save(id, revision, volunteer)
  expect(await send(id, { type: 'publish' })).toMatchObject({ http: 200, status: true })
  expect(await read(id)).toMatchObject({ state: 'published' })
})

test('An employer without a verified address can write a job post, and cannot publish it.', async () => {
  const { server } = await startWithEmployer()
  const { complete, read, send } = await employerAt(server, { isVerified: false })
  const id = await complete()

  expect((await read(id)).can).toEqual(['discard'])
  expect(await send(id, { type: 'publish' })).toMatchObject({ http: 403, status: false })
  expect(await read(id)).toMatchObject({ state: 'draft', slug: null })
})

test('An event that the state does not allow is refused with a sentence and the state.', async () => {
  const { complete, published, save, send } = await startWithEmployer()
  const { id } = await published()

  expect(await send(id, { type: 'publish' })).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'published', message: matching(/^This job post is live\. /) },
  })
  const discarded = await complete()
  await send(discarded, { type: 'discard' })
  expect(await save(discarded, 3, completePosting)).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'discarded' },
  })
})

test('a change on an older revision is refused with the current one', async () => {
  const { browser, complete, save } = await startWithEmployer()
  const id = await complete()
  const conflict = { http: 409, error: { code: 'conflict', revision: 2 } }

  expect(await save(id, 1, completePosting)).toMatchObject(conflict)
  const event = { type: 'publish' }
  expect(await ask(browser, 'postingEvent', { id, revision: 1, event })).toMatchObject(conflict)
})

test('A published job post keeps the fields that applicants relied on, and stays complete.', async () => {
  const { published, read, save } = await startWithEmployer()
  const { id, posting, revision } = await published()
  const refused = async (more: object) => {
    const { error, status } = await save(id, revision, { ...posting, ...more })
    return status ? [] : Object.keys(error?.fields ?? {})
  }
  const { pay } = completePosting

  expect(await refused({ title: 'Another title' })).toEqual(['posting.title'])
  expect(await refused({ workplace: 'hybrid' })).toEqual(['posting.workplace'])
  expect(await refused({ places: [...posting.places, ...posting.places] })).toEqual(['posting.places'])
  expect(await refused({ employmentType: 'partTime' })).toEqual(['posting.employmentType'])
  expect(await refused({ pay: { ...pay, min: 3_999_999 } })).toEqual(['posting.pay'])
  expect(await refused({ pay: { ...pay, max: (pay?.max ?? 0) - 1 } })).toEqual(['posting.pay'])
  expect(await refused({ pay: { ...pay, currency: 'EUR' } })).toEqual(['posting.pay'])
  expect(await refused({ description: 'Short.' })).toEqual(['posting.description'])
  expect(await refused({ validThrough: '2030-04-03' })).toEqual(['posting.validThrough'])
  for (const field of ['pay', 'existingVacancy', 'aiInScreening'] as const) {
    expect(await refused({ [field]: null })).toEqual([`posting.${field}`])
  }
  expect((await read(id)).revision).toBe(revision)

  expect(await refused({ pay: { ...pay, max: 7_000_000 }, summary: 'More pay.' })).toEqual([])
  expect(await read(id)).toMatchObject({ revision: revision + 1, posting: { summary: 'More pay.' } })
  // Saving unchanged content does not create a revision.
  const same = await read(id)
  expect((await save(id, same.revision, same.posting)).result).toMatchObject({ revision: same.revision })
})

test('a posting that is published again can be open as long as a new one, and can be edited', async () => {
  const { published, read, save, send, server } = await startWithEmployer()
  const operator = operatorAt(server)
  const { id } = await published()
  server.clock.now += days(20)
  await operator('hold', id, '--reason', 'We have to look at it.')
  await operator('refuse', id, '--reason', 'Say more.')
  const draft = await read(id)
  const later = new Date(server.clock.now + days(90)).toISOString().slice(0, 10)
  await save(id, draft.revision, { ...draft.posting, validThrough: later })
  await send(id, { type: 'publish' })
  await operator('approve', id)

  const { posting, revision } = await read(id)
  expect(await save(id, revision, { ...posting, summary: 'With more pay.' })).toMatchObject({ status: true })
})

test('a copy is a separate draft without a last day', async () => {
  const { browser, published } = await startWithEmployer()
  const { id, posting } = await published()

  expect((await ask(browser, 'createPosting', { copyOf: id })).result).toMatchObject({
    state: 'draft',
    slug: null,
    posting: { ...posting, validThrough: null },
    missing: ['validThrough'],
  })
})

test('Another company’s job post gets the response for an unknown one, byte for byte.', async () => {
  const { published, server } = await startWithEmployer()
  const { id, revision } = await published()
  const { browser: other } = await employerAt(server)
  const tries = [
    ['readPosting', {}],
    ['savePosting', { revision, posting: completePosting }],
    ['postingEvent', { revision, event: { type: 'pause' } }],
  ] as const

  for (const [name, more] of tries) {
    const theirs = await ask(other, name, { id, ...more })
    expect(theirs).toMatchObject({ http: 404, status: false })
    expect(theirs.text).toBe((await ask(other, name, { id: 'unknown', ...more })).text)
    expect((await ask(server.browser(), name, { id, ...more })).http).toBe(401)
  }
  const copy = await ask(other, 'createPosting', { copyOf: id })
  expect(copy).toMatchObject({ http: 404 })
  expect(copy.text).toBe((await ask(other, 'createPosting', { copyOf: 'unknown' })).text)
  expect((await ask(other, 'listPostings')).result).toEqual({ items: [], next: null })
})
