// @module-tag invariant
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/store/purge.ts'
import { listedOf } from '../../../server/calls/resumes/listResumes.ts'
import { withStore } from '../support/databases.ts'
import { days, grace, startTestServer } from '../support/harness.ts'
import { ask, named, resumesIn } from '../support/resumes/resumes.ts'

test('a resume is created, read, saved and listed, and reading returns the saved content', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, list, read, save } = resumesIn(browser)

  const made = await create({ title: ' Engineer ', document: named('Ada') })
  expect(made).toMatchObject({ title: 'Engineer', revision: 1, trashedAt: null, document: named('Ada') })
  expect(made).toMatchObject({ visibility: 'private', link: null, expiresOn: null })
  const { revision, savedAt } = await save(made.id, 1, named('Ada Byron'), 'Analyst')

  expect(revision).toBe(2)
  const { document, ...item } = await read(made.id)
  expect(document).toEqual(named('Ada Byron'))
  expect(item).toMatchObject({ id: made.id, title: 'Analyst', revision: 2, updatedAt: savedAt })
  expect(await list()).toEqual({ items: [item], next: null, counts: { kept: 1, trashed: 0 } })
})

test('Unknown fields of a resume are returned unchanged, at every depth.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read, save } = resumesIn(browser)
  const strange = {
    list: [null, 1.5, -0.25, 1e21, { '': '' }],
    text: 'a\u0000b\ud800\u202e\r\n',
    deep: [[[]]],
  }
  const document = {
    $schema: 'https://example.com/schema.json',
    'x-ours': strange,
    basics: { name: 'Ada', 'x-pronoun': strange, location: { city: 'London', planet: strange } },
    work: [{ name: 'Engine Works', 'x-badge': strange }],
    meta: { version: 'v1.0.0', theme: strange, jobgrove: { template: 'way', later: strange } },
  }

  const { id } = await create({ title: 'Engineer', document })
  const first = (await read(id)).document
  await save(id, 1, { ...first, basics: { ...document.basics, name: 'Ada Byron' } })
  const second = (await read(id)).document

  expect(first).toMatchObject(document)
  expect(second).toMatchObject({ ...document, basics: { ...document.basics, name: 'Ada Byron' } })
  for (const held of [
    second['x-ours'],
    second.basics?.['x-pronoun'],
    second.basics?.location?.['planet'],
    second.work?.[0]?.['x-badge'],
    second.meta?.['theme'],
    second.meta?.jobgrove?.['later'],
  ]) {
    expect(JSON.stringify(held)).toBe(JSON.stringify(strange))
  }
})

test('A save on an old revision is refused with the current one; repeating a save is not.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read, save, versions } = resumesIn(browser)
  const { id } = await create()
  const saved = (document: object) =>
    ask(browser, 'saveResume', { id, revision: 1, title: 'Engineer', document })

  const both = await Promise.all([saved(named('Ada')), saved(named('Grace'))])

  expect(new Set(both.map(({ http }) => http))).toEqual(new Set([200, 409]))
  expect(both.find(({ http }) => http === 409)?.error).toMatchObject({ code: 'conflict', revision: 2 })
  const { document } = await read(id)
  // Repeats the save, as a client does after a lost response.
  expect(await save(id, 1, document)).toMatchObject({ revision: 2 })
  expect((await versions(id)).map(({ revision }) => revision)).toEqual([2])
})

test('Of many concurrent saves, each on the newest revision, none is lost.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read } = resumesIn(browser)
  const { id } = await create({ title: 'Engineer', document: { basics: { name: '' } } })
  const add = async (letter: string): Promise<void> => {
    const { document, revision } = await read(id)
    const changed = { basics: { name: (document.basics?.name ?? '') + letter } }
    const answer = await ask(browser, 'saveResume', { id, revision, title: 'Engineer', document: changed })
    if (answer.http === 409) await add(letter)
  }

  await Promise.all([...'abcdefgh'].map(add))

  const { document, revision } = await read(id)
  expect([...(document.basics?.name ?? '')].toSorted().join('')).toBe('abcdefgh')
  expect(revision).toBe(9)
})

test('A copy has the same content under its own name, without link and versions.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, list, save, versions } = resumesIn(browser)
  const { id } = await create({ title: 'x'.repeat(120), document: named('Ada') })
  await save(id, 1, named('Ada Byron'), 'x'.repeat(120))
  await ask(browser, 'shareResume', { id, visibility: 'unlisted' })

  const copy = await create({ copyOf: id })
  expect(copy).toMatchObject({ title: `${'x'.repeat(113)} (copy)`, revision: 1, link: null })
  expect(copy.document).toEqual(named('Ada Byron'))
  expect(await versions(copy.id)).toHaveLength(1)
  expect(await create({ copyOf: id, title: 'Analyst' })).toMatchObject({ title: 'Analyst' })
  expect((await list()).counts).toEqual({ kept: 3, trashed: 0 })
})

test('A resume in the trash cannot be changed, can be restored, and is deleted on request or after 30 days.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, list, read } = resumesIn(browser)
  const [kept, deleted, expired] = [await create(), await create(), await create()]

  expect(await ask(browser, 'deleteResume', { id: kept.id })).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'kept' },
  })
  for (const { id } of [kept, deleted, expired]) {
    expect((await ask(browser, 'trashResume', { id })).result).toEqual({ id })
  }
  expect(await list()).toMatchObject({ items: [], counts: { kept: 0, trashed: 3 } })
  expect((await list({ trashed: true })).items).toHaveLength(3)
  expect((await read(kept.id)).trashedAt).not.toBeNull()
  const save = { id: kept.id, revision: 1, title: 'Engineer', document: named('Ada') }
  for (const refused of [
    await ask(browser, 'saveResume', save),
    await ask(browser, 'shareResume', { id: kept.id, visibility: 'unlisted' }),
  ]) {
    expect(refused).toMatchObject({ http: 409, error: { code: 'state', state: 'trashed' } })
  }
  for (const _ of [1, 2]) {
    expect((await ask(browser, 'restoreResume', { id: kept.id })).result).toEqual({ id: kept.id })
  }
  expect((await ask(browser, 'deleteResume', { id: deleted.id })).result).toEqual({ id: deleted.id })
  expect((await ask(browser, 'readResume', { id: deleted.id })).http).toBe(404)
  await server.close()

  const logger = createLogger({ logLevel: 'silent' })
  await withStore(server, async (db) => {
    const ids = async () => (await db.selectFrom('resumes').select('id').execute()).map(({ id }) => id)
    await purge(db, server.clock.now + days(29), logger)
    expect((await ids()).toSorted()).toEqual([kept.id, expired.id].toSorted())
    await purge(db, server.clock.now + days(31), logger)
    expect(await db.selectFrom('resume_versions').select('resume_id').execute()).toEqual(
      (await ids()).map((id) => ({ resume_id: id })),
    )
  })
})

test('Another person’s resume gets the response for an unknown one, byte for byte.', async () => {
  const server = await startTestServer()
  const { browser: owner } = await server.registered()
  const { browser: other } = await server.registered(grace)
  const { create, list, read } = resumesIn(owner)
  const { id } = await create({ title: 'Engineer', document: named('Ada') })
  const document = named('Grace')
  const payloads = {
    readResume: {},
    saveResume: { revision: 1, title: 'Mine', document },
    listResumeVersions: {},
    nameResumeVersion: { revision: 1, name: 'Mine' },
    trashResume: {},
    restoreResume: {},
    deleteResume: {},
    shareResume: { visibility: 'unlisted' },
    lockResume: { isLocked: true },
  } as const

  for (const name of [
    'readResume',
    'saveResume',
    'listResumeVersions',
    'nameResumeVersion',
    'trashResume',
    'restoreResume',
    'deleteResume',
    'shareResume',
    'lockResume',
  ] as const) {
    const theirs = await ask(other, name, { id, ...payloads[name] })
    expect(theirs).toMatchObject({ http: 404, status: false })
    expect(theirs.text).toBe((await ask(other, name, { id: 'unknown', ...payloads[name] })).text)
    expect((await ask(server.browser(), name, { id, ...payloads[name] })).http).toBe(401)
  }
  expect(await ask(other, 'createResume', { copyOf: id })).toMatchObject({ http: 404 })
  expect(await resumesIn(other).list()).toMatchObject({ items: [], counts: { kept: 0, trashed: 0 } })
  expect(await read(id)).toMatchObject({ revision: 1, document: named('Ada'), link: null })
  expect((await list()).counts).toEqual({ kept: 1, trashed: 0 })
})

test('200 resumes are listed by one query, the last changed first', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  const { create, list } = resumesIn(browser)
  const titles = Array.from({ length: 200 }, (_, index) => `Resume ${index}`)
  for (const title of titles) await create({ title, document: named('Ada') })

  const all = await list({ limit: 200 })
  expect(all.items.map(({ title }) => title)).toEqual(titles.toReversed())
  expect(all).toMatchObject({ next: null, counts: { kept: 200, trashed: 0 } })
  const first = await list({ limit: 150 })
  const rest = await list({ limit: 150, after: first.next })
  expect([...first.items, ...rest.items]).toEqual(all.items)
  await server.close()

  await withStore(server, async (db) => {
    let queries = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1
        return result
      },
    }
    await listedOf(db.withPlugin(counting), user.id, { limit: 200, trashed: false }, String)
    // One query for the list and one for the counts.
    expect(queries).toBe(2)
  })
})
