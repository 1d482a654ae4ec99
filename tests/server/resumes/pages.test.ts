import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { resumePagePicture } from '../../../contract/resumes/listing.ts'
import { grace, startTestServer, type Browser } from '../support/harness.ts'
import { opened, textIn } from '../support/resumes/pdf.ts'
import { full } from '../support/resumes/samples.ts'
import { ask, named, resumesIn } from '../support/resumes/resumes.ts'

vi.setConfig({ testTimeout: 60_000 })

const pdfOf = (browser: Browser, payload: object) =>
  browser.send('/api/candidate/resume-pdf', { body: JSON.stringify(payload) })

const pagesOf = async (browser: Browser, payload: object) =>
  v.parse(resumeCalls.resumePages.result, (await ask(browser, 'resumePages', payload)).result)

const get = (browser: Browser, path: string, headers: Record<string, string> = {}) =>
  browser.send(path, { method: 'GET', headers })

test('A resume is downloaded under its owner’s name, at any stored revision.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, save } = resumesIn(browser)
  const { id } = await create({ title: 'For banks', document: named('Zoë  O’Hara / Łęcka') })
  await ask(browser, 'nameResumeVersion', { id, revision: 1, name: 'First' })
  await save(id, 1, {}, 'For banks')

  const first = await pdfOf(browser, { id, version: 1 })
  expect(first.headers.get('Content-Type')).toBe('application/pdf')
  expect(first.headers.get('Content-Disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('Zoë-O’Hara-Łęcka-Resume.pdf')}`,
  )
  expect(first.headers.get('Cache-Control')).toBe('no-store')
  expect(await textIn(await opened(await first.bytes()))).toBe('Zoë O’Hara / Łęcka')
  const second = await pdfOf(browser, { id })
  expect(second.headers.get('Content-Disposition')).toContain('Ada-Byron-Resume.pdf')
  expect(await textIn(await opened(await second.bytes()))).toBe('')
  expect((await pdfOf(browser, { id, version: 7 })).status).toBe(404)
})

test('The pages have the position of each field; each page picture is private to its owner, has no scripts and is immutable.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { browser: other } = await server.registered(grace)
  const { create, save } = resumesIn(browser)
  const { id } = await create({ title: 'Engineer', document: full })

  const laid = await pagesOf(browser, { id })
  expect(laid).toMatchObject({ revision: 1, pages: [{}, {}] })
  expect(laid.text.slice(0, 2)).toEqual(['Ada Byron', 'Analyst of engines'])
  expect(laid.marks.find(({ path }) => path === 'basics.name')).toMatchObject({ page: 0 })

  const picture = await get(browser, resumePagePicture({ id, revision: 1 }, 1))
  expect(picture.status).toBe(200)
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(picture.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
  expect(picture.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  const svg = await picture.text()
  expect(svg).toMatch(/^<svg viewBox="0 0 595\.2\d* 841\.8\d*" width="595\.2\d*pt" height="841\.8\d*pt"/)
  expect(
    /<script|<foreignObject|<image|<style|url\((?!#)|href="(?!#|https:\/\/|mailto:|tel:)/.exec(svg),
  ).toBeNull()
  const plain = await get(browser, resumePagePicture({ id, revision: 1 }, 1), {
    'Accept-Encoding': 'identity',
  })
  expect(await plain.text()).toBe(svg)

  // Pictures on open pages remain available after a newer revision.
  await save(id, 1, named('Ada'))
  expect((await get(browser, resumePagePicture({ id, revision: 1 }, 0))).status).toBe(200)
  expect(await pagesOf(browser, { id })).toMatchObject({ revision: 2, text: ['Ada'], pages: [{}] })
  const unknown = await get(other, resumePagePicture({ id: 'unknown', revision: 1 }, 0))
  const theirs = await get(other, resumePagePicture({ id, revision: 1 }, 0))
  expect([theirs.status, unknown.status]).toEqual([404, 404])
  expect(await theirs.text()).toBe(await unknown.text())
  expect(theirs.headers.get('Cache-Control')).toBe('no-store')
  expect((await get(browser, resumePagePicture({ id, revision: 2 }, 1))).status).toBe(404)
  expect((await get(browser, resumePagePicture({ id, revision: 9 }, 0))).status).toBe(404)
  expect((await get(server.browser(), resumePagePicture({ id, revision: 1 }, 0))).status).toBe(401)
  expect((await get(browser, '/api/candidate/resume-page.svg?id=a%00b&revision=x&page=-1')).status).toBe(400)
  expect((await browser.send(resumePagePicture({ id, revision: 1 }, 0), { body: '{}' })).status).toBe(405)
})

test('A resume with too many pages is not shown, with the reason.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create } = resumesIn(browser)
  const summary = Array.from({ length: 700 }, () => 'x').join('\n')
  const references = Array.from({ length: 3 }, () => ({ name: 'x', reference: summary }))
  const { id } = await create({ title: 'Long', document: { references } })

  expect(await ask(browser, 'resumePages', { id })).toMatchObject({
    http: 200,
    status: false,
    error: { message: 'This resume has more than 20 pages. Shorten it to see them.' },
  })
  expect((await pdfOf(browser, { id })).headers.get('Content-Type')).toBe('application/pdf')
})
