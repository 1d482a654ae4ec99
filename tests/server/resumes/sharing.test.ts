import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { days, matching, startTestServer } from '../support/harness.ts'
import { blockIn, distDir, wordsOf } from '../support/jobPages.ts'
import { opened, textIn } from '../support/resumes/pdf.ts'
import { ask, named, resumesIn } from '../support/resumes/resumes.ts'

test('A share link is long, stays while the resume is shared, and is never reused.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read } = resumesIn(browser)
  const { id } = await create()
  const share = async (said: object) =>
    v.parse(resumeCalls.shareResume.result, (await ask(browser, 'shareResume', { id, ...said })).result)

  const first = await share({ visibility: 'unlisted', expiresOn: '2030-01-31' })
  expect(first).toEqual({
    visibility: 'unlisted',
    link: matching(/^\/r\/[\w-]{43}$/),
    expiresOn: '2030-01-31',
  })
  expect(await share({ visibility: 'unlisted' })).toEqual({ ...first, expiresOn: null })
  expect(await read(id)).toMatchObject({ ...first, expiresOn: null })
  expect(await share({ visibility: 'private', expiresOn: '2030-01-31' })).toEqual({
    visibility: 'private',
    link: null,
    expiresOn: null,
  })
  expect((await share({ visibility: 'unlisted' })).link).not.toBe(first.link)
})

test('the PDF of a resume that is too long to lay out is refused with a status of failure, by its link and to its owner', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const summary = Array.from({ length: 3_001 }, () => 'a').join('\n')
  const { id } = await resumesIn(browser).create({ title: 'Long', document: { basics: { summary } } })
  const { result } = await ask(browser, 'shareResume', { id, visibility: 'unlisted' })
  const { link } = v.parse(resumeCalls.shareResume.result, result)

  const answer = await server.browser().send(`${link ?? ''}/pdf`, { method: 'GET' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe('This resume is too long to lay out. Shorten it.')
  // The owner gets no file either.
  expect(await ask(browser, 'resumePdf', { id })).toMatchObject({
    http: 400,
    error: { message: 'This resume is too long to lay out. Shorten it.' },
  })
})

test('Anyone with the link downloads the current resume until its last day, and search engines do not index it.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, save } = resumesIn(browser)
  const { id } = await create({ title: 'For banks', document: named('Ada Byron') })
  const share = async (said: object) =>
    v.parse(resumeCalls.shareResume.result, (await ask(browser, 'shareResume', { id, ...said })).result)
  const visit = async (link: string | null) => {
    const answer = await server.browser().send(`${link ?? ''}/pdf`, { method: 'GET' })
    const isPdf = answer.headers.get('Content-Type') === 'application/pdf'
    return { answer, text: isPdf ? await textIn(await opened(await answer.bytes())) : undefined }
  }
  const { link } = await share({ visibility: 'unlisted', expiresOn: '2030-01-02' })

  const first = await visit(link)
  expect(first.text).toBe('Ada Byron')
  expect(first.answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  expect(first.answer.headers.get('Content-Disposition')).toContain('Ada-Byron-Resume.pdf')
  expect(first.answer.headers.get('Cache-Control')).toBe('no-store')
  await save(id, 1, named('Ada Lovelace'), 'For banks')
  expect((await visit(link)).text).toBe('Ada Lovelace')

  await ask(browser, 'trashResume', { id })
  expect((await visit(link)).text).toBeUndefined()
  await ask(browser, 'restoreResume', { id })
  expect((await visit(link)).text).toBe('Ada Lovelace')
  server.clock.now += days(1)
  expect((await visit(link)).text).toBe('Ada Lovelace')
  server.clock.now += days(1)
  expect((await visit(link)).text).toBeUndefined()
  await share({ visibility: 'unlisted' })
  expect((await visit(link)).text).toBe('Ada Lovelace')
  await share({ visibility: 'private' })
  expect((await visit(link)).text).toBeUndefined()
  expect((await visit(link)).answer.status).toBe((await visit('/r/nothing')).answer.status)
})

test.each([
  ['that is over', '2029-12-31'],
  ['that the calendar has not', '2030-02-31'],
  ['that is none', 'soon'],
])('a day %s is refused at its field', async (_, expiresOn) => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read } = resumesIn(browser)
  const { id } = await create()

  const answer = await ask(browser, 'shareResume', { id, visibility: 'unlisted', expiresOn })

  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['expiresOn'])
  expect((await read(id)).link).toBeNull()
})

test('The page of a share link shows what is printed and nothing else, and says if the link has ended.', async () => {
  const server = await startTestServer({ distDir })
  const { browser } = await server.registered()
  const { create } = resumesIn(browser)
  const document = {
    ...named('Ada Byron'),
    work: [
      { position: 'Engine builder', url: 'https://engines.example/?a=1' },
      { position: 'Nobody knows of it' },
    ],
    languages: [{ language: 'Klingon' }],
    hobbies: ['wood'],
    meta: {
      jobgrove: {
        hidden: ['work/1'],
        sections: [{ key: 'languages', title: 'Secret heading', isHidden: true }],
      },
    },
  }
  const { id } = await create({ title: 'For banks', document })
  const share = async (said: object) =>
    v.parse(resumeCalls.shareResume.result, (await ask(browser, 'shareResume', { id, ...said })).result)
  const visit = async (link: string | null) => {
    const answer = await fetch(`${server.base}${link}`)
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  const { link } = await share({ visibility: 'unlisted', expiresOn: '2030-01-02' })

  const { headers, html, status } = await visit(link)
  expect(status).toBe(200)
  expect(wordsOf(html)).toContain('Ada Byron')
  expect(wordsOf(html)).toContain('Engine builder')
  expect(html).toMatch(/<title>Ada Byron, resume \| /)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(blockIn(html, 'application/json')).toMatchObject({ content: { pdf: `${link}/pdf`, language: 'en' } })
  for (const hidden of ['Nobody knows of it', 'Klingon', 'Secret heading', 'For banks', 'wood'])
    expect(html).not.toContain(hidden)

  server.clock.now += days(3)
  const ended = await visit(link)
  expect([ended.status, wordsOf(ended.html)]).toEqual([410, matching(/This link doesn’t work/)])
  expect(ended.html).not.toMatch(/\bAda\b|Byron/)
  await share({ visibility: 'private' })
  expect((await visit(link)).status).toBe(404)
  expect(wordsOf((await visit('/r/nothing')).html)).toContain('This link doesn’t work')
})
