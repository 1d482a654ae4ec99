import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { letterCalls, letterSchema } from '../../../contract/letters/calls.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/store/purge.ts'
import { openStore } from '../../../server/store/open.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { askAboutLetters as ask, written } from './asking.ts'
import { days, startTestServer, type Browser } from '../support/harness.ts'

const read = async (browser: Browser, id: string) =>
  v.parse(letterSchema, (await ask(browser, 'readLetter', { id })).result)

const listed = async (browser: Browser, wanted: object = {}) =>
  v.parse(letterCalls.listLetters.result, (await ask(browser, 'listLetters', wanted)).result)

const titlesOf = async (browser: Browser, wanted: object = {}) =>
  (await listed(browser, wanted)).items.map(({ title }) => title)

test('a letter is created, read, saved with its revision, and listed with its beginning', async () => {
  const { posting, server } = await startWithPosting({ title: 'Stage Carpenter' })
  const { browser } = await candidateAt(server)

  const { id, ...letter } = await written(browser, {
    title: ' For theatres ',
    body: '## Dear {{company}}\n\nI **build** sets.',
    slug: posting.slug,
  })
  expect(letter).toMatchObject({
    title: 'For theatres',
    revision: 1,
    trashedAt: null,
    job: { slug: posting.slug, title: 'Stage Carpenter' },
  })
  expect(await listed(browser)).toMatchObject({
    items: [{ id, opening: 'Dear {{company}} I build sets.', words: 5 }],
    next: null,
    counts: { kept: 1, trashed: 0 },
  })

  server.clock.now += 1_000
  const said = { title: 'For theatres', body: 'I build sets.', slug: null }
  const first = await ask(browser, 'saveLetter', { id, revision: 1, ...said })
  expect(first).toMatchObject({ http: 200, result: { revision: 2 } })
  expect(await ask(browser, 'saveLetter', { id, revision: 2, ...said })).toMatchObject({
    result: { revision: 2 },
  })
  expect(await read(browser, id)).toMatchObject({
    title: 'For theatres',
    body: 'I build sets.',
    revision: 2,
    job: null,
  })
})

test('The second of two concurrent saves of a letter is refused, and the first is kept.', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One' })

  const saved = (body: string) =>
    ask(browser, 'saveLetter', { id, revision: 1, title: 'One', body, slug: null })
  const answers = await Promise.all([saved('first'), saved('second')])

  expect(answers.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ http }) => http === 409)?.error).toMatchObject({ code: 'conflict', revision: 2 })
  expect((await read(browser, id)).revision).toBe(2)
})

test('letters are listed by page, the last changed first', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  for (const title of ['One', 'Two', 'Three']) {
    await written(browser, { title })
    server.clock.now += 1_000
  }
  const first = await listed(browser, { limit: 2 })
  const second = await listed(browser, { limit: 2, after: first.next })
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['Three', 'Two', 'One'])
  expect(second.next).toBeNull()
  expect(await ask(browser, 'listLetters', { after: 'elsewhere' })).toMatchObject({ http: 400 })
})

test('A copy is a separate letter whose name says that it is a copy.', async () => {
  const { posting, server } = await startWithPosting()
  const { browser } = await candidateAt(server)
  const title = 'x'.repeat(120)
  const { id } = await written(browser, { title, body: 'Hello', slug: posting.slug })

  const copy = await written(browser, { copyOf: id })
  expect(copy).toMatchObject({
    title: `${'x'.repeat(113)} (copy)`,
    body: 'Hello',
    job: { slug: posting.slug },
    revision: 1,
  })
  await ask(browser, 'saveLetter', { id: copy.id, revision: 1, title: 'Copy', body: 'Other', slug: null })
  expect(await read(browser, id)).toMatchObject({ title, body: 'Hello' })
})

test('A letter in the trash is listed there, cannot be edited, and can be restored or deleted.', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One' })
  const { id: other } = await written(browser, { title: 'Two' })

  expect(await ask(browser, 'deleteLetter', { id })).toMatchObject({ http: 409, error: { state: 'kept' } })
  for (const _ of [1, 2]) expect(await ask(browser, 'trashLetter', { id })).toMatchObject({ http: 200 })
  expect(await titlesOf(browser)).toEqual(['Two'])
  expect(await listed(browser, { trashed: true })).toMatchObject({
    items: [{ title: 'One' }],
    counts: { kept: 1, trashed: 1 },
  })
  const changed = { id, revision: 1, title: 'One', body: 'More', slug: null }
  expect(await ask(browser, 'saveLetter', changed)).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'trashed' },
  })

  await ask(browser, 'restoreLetter', { id })
  expect(await ask(browser, 'saveLetter', changed)).toMatchObject({ http: 200 })
  await ask(browser, 'trashLetter', { id: other })
  expect(await ask(browser, 'deleteLetter', { id: other })).toMatchObject({ http: 200 })
  expect(await ask(browser, 'readLetter', { id: other })).toMatchObject({ http: 404 })
  expect(await titlesOf(browser, { trashed: true })).toEqual([])
})

test('A letter in the trash is deleted after 30 days.', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { id } = await written(browser, { title: 'Trashed' })
  await written(browser, { title: 'Kept' })
  await ask(browser, 'trashLetter', { id })
  await server.close()
  const store = await openStore(server)
  onTestFinished(store.close)
  const left = async () => {
    const rows = await store.db.selectFrom('letters').select('title').orderBy('title').execute()
    return rows.map(({ title }) => title)
  }
  const logger = createLogger({ logLevel: 'error' }, { write: () => undefined })

  await purge(store.db, server.clock.now + days(29), logger)
  expect(await left()).toEqual(['Kept', 'Trashed'])
  await purge(store.db, server.clock.now + days(31), logger)
  expect(await left()).toEqual(['Kept'])
})

test('Another person’s letter gets the response for an unknown one; employers and guests cannot call letters.', async () => {
  const { employer, server } = await startWithPosting()
  const { browser } = await candidateAt(server)
  const { browser: other } = await candidateAt(server)
  const { id } = await written(browser, { title: 'Mine' })
  const said = { revision: 1, title: 'Theirs', body: '', slug: null }

  for (const name of ['readLetter', 'saveLetter', 'trashLetter', 'restoreLetter', 'deleteLetter'] as const) {
    const more = name === 'saveLetter' ? said : {}
    const theirs = await ask(other, name, { id, ...more })
    const unknown = await ask(other, name, { id: 'unknown', ...more })
    expect(theirs.http).toBe(404)
    expect([unknown.http, unknown.error]).toEqual([theirs.http, theirs.error])
  }
  expect(await ask(other, 'createLetter', { copyOf: id })).toMatchObject({ http: 404 })
  expect(await titlesOf(other)).toEqual([])
  expect(await titlesOf(browser)).toEqual(['Mine'])
  for (const somebody of [employer.browser, server.browser()])
    expect(await ask(somebody, 'listLetters')).toMatchObject({ http: 401 })
})

test.each([
  ['no name', { title: ' ' }, 'title'],
  ['a name of 121 characters', { title: 'x'.repeat(121) }, 'title'],
  ['a name of two lines', { title: 'One\nTwo' }, 'title'],
  ['6,001 characters', { body: 'x'.repeat(6_001) }, 'body'],
  ['a NUL', { body: 'a\0b' }, 'body'],
  ['half of a sign', { body: 'a\ud800' }, 'body'],
  ['a text with a control in it', { body: 'a\u0007b' }, 'body'],
  ['a list for a text', { body: ['a'] }, 'body'],
  ['a job that nobody can read', { slug: 'no-such-job' }, 'slug'],
  ['a slug that is none', { slug: 'A job' }, 'slug'],
])('%s is refused at its field without a change', async (_, wrong, field) => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One', body: 'Text' })

  const said = { title: 'One', body: 'Other', slug: null, ...wrong }
  const saving = await ask(browser, 'saveLetter', { id, revision: 1, ...said })
  expect(saving.status).toBe(false)
  expect(Object.keys(saving.error?.fields ?? {})).toEqual([field])
  const making = await ask(browser, 'createLetter', said)
  expect(Object.keys(making.error?.fields ?? {})).toEqual([field])
  expect(await read(browser, id)).toMatchObject({ body: 'Text', revision: 1 })
  expect(await titlesOf(browser)).toEqual(['One'])
})

test('A letter can be saved without a job; required fields are called missing.', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One', body: 'Text' })

  expect(await ask(browser, 'saveLetter', { id, revision: 1, title: 'One', body: 'Other' })).toMatchObject({
    status: true,
  })
  expect(await read(browser, id)).toMatchObject({ body: 'Other', job: null })
  expect(await ask(browser, 'saveLetter', { id, revision: 2, title: 'One' })).toMatchObject({
    http: 400,
    error: { message: '“body” is missing.', fields: { body: '“body” is missing.' } },
  })
})

test('A letter of 6,000 characters of any script is stored unchanged; more than 32 KiB is refused unread.', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) {{company}}\n'
  const body = hostile + '😀'.repeat(6_000 - hostile.length)

  const { id } = await written(browser, { title: 'Long', body })
  expect((await read(browser, id)).body).toBe(body)
  expect((await ask(browser, 'createLetter', { title: 'Long', body: 'x'.repeat(140_000) })).http).toBe(413)
  expect((await ask(browser, 'createLetter', { title: 'Long', more: true })).http).toBe(400)
  expect((await ask(browser, 'createLetter', {})).http).toBe(400)
  expect((await ask(browser, 'createLetter', { copyOf: id, body })).http).toBe(400)
})

test('A letter stays when its job is gone, without the reference to it.', async () => {
  const { posting, employer, server } = await startWithPosting()
  const { browser } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One', slug: posting.slug })

  await employer.send(posting.id, { type: 'close', outcome: 'filledHere' })
  const letter = await read(browser, id)
  expect(letter.job?.slug).toBe(posting.slug)
  const kept = { id, revision: 1, title: 'One', body: 'Still', slug: posting.slug }
  expect(await ask(browser, 'saveLetter', kept)).toMatchObject({ http: 200 })
})
