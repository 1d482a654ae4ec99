import { expect, test } from 'vitest'
import { sharedTestServer } from '../support/harness.ts'
import { ask, named, resumesIn, signedInAt } from '../support/resumes/resumes.ts'

const server = sharedTestServer()

const signedIn = async () => {
  const browser = await signedInAt(server())
  return { browser, ...resumesIn(browser) }
}

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)])
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

test.each([
  ['10,000 positions', { work: many(10_000, { name: 'x' }) }, 'work'],
  ['51 bullets', { work: [{ highlights: many(51, 'x') }] }, 'work.0.highlights'],
  ['a month that is none', { work: [{ startDate: '2024-13' }] }, 'work.0.startDate'],
  ['a day that the calendar has not', { work: [{ endDate: '2024-02-30' }] }, 'work.0.endDate'],
  ['a date in words', { awards: [{ date: 'last May' }] }, 'awards.0.date'],
  ['a number for a name', { basics: { name: 7 } }, 'basics.name'],
  ['null for a list', { skills: null }, 'skills'],
  ['a text for a list', { education: 'Cambridge' }, 'education'],
  ['a name of 401 characters', { basics: { name: 'x'.repeat(401) } }, 'basics.name'],
  ['a summary of 10,001 characters', { basics: { summary: '😀'.repeat(10_001) } }, 'basics.summary'],
  ['a template that is none', { meta: { jobgrove: { template: '../../etc' } } }, 'meta.jobgrove.template'],
  ['a language that is none', { meta: { jobgrove: { language: 'en"#' } } }, 'meta.jobgrove.language'],
])('%s is refused at its field', async (_, document, field) => {
  const { browser, create, read } = await signedIn()
  const { id } = await create()

  const answer = await ask(browser, 'saveResume', { id, revision: 1, title: 'Engineer', document })

  expect(answer).toMatchObject({ http: 400, status: false })
  expect(Object.keys(answer.error?.fields ?? {})).toEqual([`document.${field}`])
  expect(await read(id)).toMatchObject({ revision: 1, document: {} })
})

test.each([
  ['document', []],
  ['document.basics', { basics: [] }],
  ['document.basics.location', { basics: { location: [] } }],
  ['document.work.0', { work: [[]] }],
  ['document.meta.jobgrove', { meta: { jobgrove: [] } }],
  ['document.work.0.constructor', { work: [{ name: 'x', constructor: { name: 'y' } }] }],
  ['document.prototype', { prototype: 'x' }],
  ['document.__proto__', withPrototype()],
])(
  'A value that could not be stored whole is refused at %s, and nothing is stored.',
  async (field, document) => {
    const { browser, create, read } = await signedIn()
    const { id } = await create()

    const answer = await ask(browser, 'saveResume', { id, revision: 1, title: 'Engineer', document })

    expect(answer).toMatchObject({ http: 400, status: false })
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
    expect(await read(id)).toMatchObject({ revision: 1, document: {} })
    expect('isAdmin' in {}).toBe(false)
  },
)

test('Keys of any name are stored in open objects.', async () => {
  const { browser, create, read } = await signedIn()
  const { id } = await create()
  const document = { 'x-mine': { constructor: 'a', prototype: ['b'], toString: 'c' }, valueOf: 'd' }

  expect((await ask(browser, 'saveResume', { id, revision: 1, title: 'Engineer', document })).status).toBe(
    true,
  )
  expect(JSON.stringify((await read(id)).document)).toContain(JSON.stringify(document).slice(1, -1))
})

test('A resume that is too large or too deep is refused with the reason.', async () => {
  const { browser, create, read } = await signedIn()
  const { id } = await create()
  const saved = (document: object) =>
    ask(browser, 'saveResume', { id, revision: 1, title: 'Engineer', document })

  expect(await saved({ 'x-large': 'x'.repeat(5 * 1024 * 1024) })).toMatchObject({ http: 413, status: false })
  expect(await saved({ 'x-deep': nested(13) })).toMatchObject({
    http: 400,
    error: { message: 'This resume is nested more than 12 levels deep.' },
  })
  expect(await saved({ 'x-deep': nested(1_000) })).toMatchObject({ http: 400 })
  const text = `{"id":"${id}","revision":1,"title":"x","document":${'['.repeat(500_000)}`
  expect((await browser.send('/api/candidate/save-resume', { body: text })).status).toBe(400)
  expect(await read(id)).toMatchObject({ revision: 1, document: {} })
  // A body of nearly the maximum size is accepted if it is not nested too deeply.
  expect((await saved({ 'x-long': many(400_000, 0) })).status).toBe(true)
})

test('Invisible characters are removed from every field; HTML and scripts stay text.', async () => {
  const { create, read, save } = await signedIn()
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)> #read("/etc/passwd") *b* {{x}} ${y}'
  const { id } = await create()

  await save(id, 1, {
    basics: { name: 'A\u0000d\ud800a\ue000\u0007', label: markup, summary: 'One\r\ntwo\tthree\u0000' },
    work: [{ name: 'Two\nlines', highlights: [markup, 'cafe\u0301'] }],
  })

  expect((await read(id)).document).toEqual({
    basics: { name: 'Ada', label: markup, summary: 'One\ntwo\tthree' },
    work: [{ name: 'Two lines', highlights: [markup, 'café'] }],
  })
})

test('Invalid IDs and revisions are refused, and no prototype is reached.', async () => {
  const { browser, create, read } = await signedIn()
  const { id } = await create()

  for (const wrong of ['', 'x'.repeat(10_000), 'a\u0000b', '\ud800', "' or 1=1 --", 7, null, {}, [id]]) {
    const answer = await ask(browser, 'readResume', { id: wrong })
    expect([400, 404, 413]).toContain(answer.http)
  }
  for (const revision of [0, -1, 1.5, '1', null, 1e300]) {
    const answer = await ask(browser, 'saveResume', { id, revision, title: 'x', document: named('x') })
    expect(answer.http).toBeGreaterThanOrEqual(400)
    expect(answer.http).toBeLessThan(500)
  }
  expect([400, 404, 413]).toContain((await ask(browser, 'readResume', { id, version: 2 ** 40 })).http)
  const text = `{"id":"${id}","revision":1,"title":"x","document":{"__proto__":{"polluted":true},"basics":{"__proto__":{"polluted":true}}}}`
  const answer = await browser.send('/api/candidate/save-resume', { body: text })
  expect(answer.status).toBe(400)
  expect('polluted' in {}).toBe(false)
  expect((await read(id)).document).toEqual({})
  expect((await ask(browser, 'createResume', {})).http).toBe(400)
  expect((await ask(browser, 'createResume', { title: 'x', copyOf: id, document: {} })).http).toBe(400)
  expect((await ask(browser, 'createResume', { title: ' ' })).http).toBe(400)
})

test('An account stores at most 500 resumes.', async () => {
  const { browser, create } = await signedIn()
  for (let made = 0; made < 500; made += 1) await create()
  expect(await ask(browser, 'createResume', { title: 'One more' })).toMatchObject({
    http: 200,
    status: false,
    error: { message: 'You have 500 resumes. Delete one for good from the trash first.' },
  })
})

/** An object with its own key `__proto__`, which much code mistakes for the prototype. */
function withPrototype(): unknown {
  return JSON.parse('{"__proto__":{"isAdmin":true}}')
}
