import { expect, test, vi } from 'vitest'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { plainText } from '../../../contract/markdown/markdown.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { startTestServer } from '../support/harness.ts'
import { flat, opened, tagsIn, textIn } from '../support/resumes/pdf.ts'
import { resumesIn } from '../support/resumes/resumes.ts'
import { full } from '../support/resumes/samples.ts'
import { askAboutLetters as ask, download, linesOf, looksOf, pdfOf, withResume, written } from './asking.ts'

vi.setConfig({ testTimeout: 60_000 })

const body = `Dear team of {{company}},

I **want** to be your *{{ role }}*.
Really.

## Why

- An engine that *works*
  1. with steam
- See [my notes](https://example.com/notes)

{{name}}`

const said = [
  'Dear team of Engine Works,',
  'I want to be your Engine Builder. Really.',
  'Why',
  '• An engine that works',
  '1. with steam',
  '• See my notes',
  'Ada Lovelace',
].join(' ')

test('The PDF of a letter has its text in order, filled in, tagged and titled.', async () => {
  const { posting, server } = await startWithPosting({ title: 'Engine Builder' })
  const { browser } = await candidateAt(server, { lastName: 'Lovelace' })
  const { create } = resumesIn(browser)
  await create({ title: 'For engines', document: { ...full, meta: { jobgrove: { language: 'de-AT' } } } })
  const { id } = await written(browser, { title: 'My secret name for it', body, slug: posting.slug })

  const answer = await download(browser, id)
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  expect(answer.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''Ada-Byron-Cover-Letter-Engine-Works.pdf",
  )
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const bytes = await answer.bytes()
  const pdf = await opened(bytes)
  const text = flat(await textIn(pdf))
  expect(text).toMatch(/^AdaByronAnalystofengines/)
  expect(text.endsWith(flat(said))).toBe(true)

  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Ada Byron, Anschreiben', Language: 'de', Author: 'Ada Byron' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const tags = new Set(await tagsIn(pdf))
  for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
    expect(tags).toContain(tag)
  const source = Buffer.from(bytes).toString('latin1')
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
  for (const wrong of ['/CreationDate', '/ModDate', 'secret', 'resume.json'])
    expect(source).not.toContain(wrong)

  expect(Buffer.from(await (await download(browser, id)).bytes()).equals(bytes)).toBe(true)
})

test.each([
  ['Dear {{company}}, {{role}}', 'Write the company’s name: {{company}} is empty.'],
  ['Dear {{team}}', 'Remove {{team}} from the letter, or write it out. We can’t fill it in.'],
  [' \n', 'This letter is empty. Write it first.'],
])('A letter with %j gets no PDF, and the missing part is named.', async (text, message) => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One', body: text })
  expect(await ask(browser, 'letterPdf', { id })).toMatchObject({
    // The HTTP status keeps clients from saving the response as a PDF.
    http: 400,
    status: false,
    error: { message, fields: { body: message } },
  })
})

test('No one reads another person’s letter or uses the design of another person’s resume.', async () => {
  const { employer, server } = await startWithPosting()
  const { browser, resume } = await withResume(server)
  const { browser: other } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One', body: 'Hello' })
  const theirs = await written(other, { title: 'Theirs', body: 'Hello' })

  for (const letter of [id, 'unknown'])
    expect(await ask(other, 'letterPdf', { id: letter })).toMatchObject({ http: 404 })
  for (const somebody of [employer.browser, server.browser()])
    for (const name of ['letterPdf', 'listLooks'] as const)
      expect(await ask(somebody, name, name === 'letterPdf' ? { id } : {})).toMatchObject({ http: 401 })
  expect(await looksOf(other)).toEqual([])

  for (const resumeId of [resume.id, 'unknown']) {
    const refused = {
      status: false,
      error: { fields: { resumeId: 'This resume was deleted. Choose another one, or none.' } },
    }
    const look = { title: 'Theirs', body: 'Hello', slug: null, resumeId }
    expect(await ask(other, 'saveLetter', { id: theirs.id, revision: 1, ...look })).toMatchObject(refused)
    expect(await ask(other, 'createLetter', look)).toMatchObject(refused)
  }
  for (const resumeId of ['', 'a b', 7, ['x'], 'x'.repeat(201)]) {
    const answer = await ask(other, 'createLetter', { title: 'One', resumeId })
    expect(answer).toMatchObject({ http: 400, status: false })
  }
  expect(await ask(other, 'createLetter', { copyOf: theirs.id, resumeId: null })).toMatchObject({ http: 400 })
})

test('Right-to-left scripts keep the order of their words, and characters without a font become one replacement sign.', async () => {
  const server = await startTestServer()
  const { browser } = await withResume(server, { template: 'way', language: 'he' })
  const { id } = await written(browser, {
    title: 'One',
    body: 'אני **נגרית** במה\n\n- خشب *بلوط*\n\n*Я* плотник, 私は**大工**です\n\nA\u0301 𓀀 *👩‍💻* हिन्दी',
  })
  const pdf = await pdfOf(browser, id)
  const text = await textIn(pdf)
  for (const word of ['נגרית', 'במה', 'خشب', 'بلوط', 'плотник', '大工']) expect(text).toContain(word)
  expect(text).toContain('\ufffd')
  const hebrew = (await linesOf(pdf)).find(({ str }) => str.includes('אני'))
  expect(hebrew?.transform[4]).toBeGreaterThan(400)
})

test('Typst code, HTML and scripts are printed as text, and deeply nested lists exhaust nothing.', async () => {
  const server = await startTestServer()
  const { browser } = await withResume(server)
  const hostile = '#read("/etc/passwd") $x$ @a <b> \\# = H // c /* d */ [x](javascript:alert(1))'
  const deep = Array.from({ length: 30 }, (_, level) => `${'  '.repeat(level)}- level ${level}`).join('\n')
  for (const text of [
    hostile,
    deep,
    '- \n- # Heading\n\n1000000000. x',
    '<\u200c>',
    `- ${'x'.repeat(5_900)}`,
  ]) {
    const { id } = await written(browser, { title: 'One', body: text })
    const answer = await download(browser, id)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    if (text === hostile) {
      const read = await textIn(await opened(await answer.bytes()))
      expect(flat(read)).toContain(flat(plainText(parseMarkdown(hostile))))
    }
  }
})
