// @module-tag invariant
import { createHash } from 'node:crypto'
import { assert, asyncProperty } from 'fast-check'
import { extractLinks } from 'unpdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { attachedOf } from '../../../contract/resumes/attached.ts'
import { pageSizes, templates } from '../../../contract/resumes/look.ts'
import { resumeDocument, type ResumeDocument } from '../../../contract/resumes/document.ts'
import { printedOf } from '../../../contract/resumes/printed.ts'
import { textOf } from '../../../contract/resumes/text.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { createTypesetter, type Typesetter } from '../../../server/resumes/pages/typesetter.ts'
import { attachedIn, flat, opened, tagsIn, textIn } from '../support/resumes/pdf.ts'
import { documents, looks } from '../support/resumes/documents.ts'
import { full, manyScripts } from '../support/resumes/samples.ts'

vi.setConfig({ testTimeout: 120_000 })

const logger = createLogger({ logLevel: 'silent' })

function started(): Typesetter {
  const typesetter = createTypesetter({ logger })
  onTestFinished(() => typesetter.close())
  return typesetter
}

const looking = (document: object, look: object): ResumeDocument =>
  v.parse(resumeDocument, { ...document, meta: { jobgrove: look } })

const every = templates.flatMap((template) => pageSizes.map((pageSize) => ({ template, pageSize })))

test.each(every)(
  'A PDF in $template on $pageSize has every text, in order, and nothing else.',
  async (look) => {
    const typesetter = started()
    for (const sample of [full, { basics: full.basics }, { work: full.work }, {}]) {
      const document = looking(sample, look)
      const pdf = await opened(await typesetter.pdf('ada', document))
      expect(flat(await textIn(pdf))).toBe(flat(textOf(printedOf(document)).join('')))
    }
  },
)

test('The PDFs of 200 generated resumes, in all templates and sizes, have every text, in order, and nothing else.', async () => {
  const typesetter = started()
  let turn = 0
  await assert(
    asyncProperty(documents, looks, async (said, look) => {
      const document = looking(said, { ...look, ...every[(turn += 1) % every.length] })
      const pdf = await opened(await typesetter.pdf('ada', document))
      expect(flat(await textIn(pdf))).toBe(flat(textOf(printedOf(document)).join('')))
      expect((await tagsIn(pdf)).filter((tag) => tag === 'Document').length).toBe(pdf.numPages)
    }),
    { seed: 18, numRuns: 200 },
  )
})

test('The same resume gives the same bytes, also from another child process.', async () => {
  const [typesetter, other] = [started(), started()]
  const document = looking(manyScripts, { template: 'way', language: 'cs' })
  const digestOf = async (by: Typesetter) =>
    createHash('sha256')
      .update(await by.pdf('ada', document))
      .digest('hex')

  const first = await digestOf(typesetter)
  await typesetter.pdf('ada', looking(full, {}))
  expect(await digestOf(typesetter)).toBe(first)
  expect(await digestOf(other)).toBe(first)
})

test('a PDF is tagged, named, in its language, and has the printed resume attached', async () => {
  const typesetter = started()
  const document = looking(
    { ...full, 'x-notes': 'Ask for more money.' },
    {
      template: 'serif',
      language: 'de',
      hidden: ['work/1'],
      sections: [
        { key: 'references', isHidden: true },
        { key: 'own', title: 'Boats' },
      ],
      custom: { own: [{ name: 'Rowing', summary: 'On the lake.' }] },
    },
  )
  const bytes = await typesetter.pdf('ada', document)
  const pdf = await opened(bytes)

  const tags = new Set(await tagsIn(pdf))
  for (const tag of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']) {
    expect(tags).toContain(tag)
  }
  expect(tags).not.toContain('Table')
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Ada Byron, Analyst of engines', Language: 'de', Author: 'Ada Byron' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const text = await textIn(pdf)
  expect(text).toMatch(/Feb\.? 1842 – heute/)
  expect(text).toContain('Boats')
  expect(text).not.toContain('Pupil')
  expect(text).not.toContain('Babbage')
  const source = Buffer.from(bytes).toString('latin1')
  for (const wrong of ['/JavaScript', '/CreationDate', '/ModDate', '/URI (file']) {
    expect(source).not.toContain(wrong)
  }

  const content = await attachedIn(pdf)
  const back = v.parse(resumeDocument, content)
  expect(back).toEqual(attachedOf(document))
  expect(textOf(printedOf(back))).toEqual(textOf(printedOf(document)))
  expect(JSON.stringify(back)).not.toMatch(/Pupil|Babbage|money/)
})

test('A resume imported from its own PDF is unchanged, and gives the same PDF.', async () => {
  const typesetter = started()
  const document = looking(full, { template: 'margin', accent: 'sea' })
  const first = await typesetter.pdf('ada', document)
  const pdf = await opened(first)
  const content = await attachedIn(pdf)

  const back = v.parse(resumeDocument, content)
  expect(back).toEqual(document)
  expect(Buffer.from(await typesetter.pdf('ada', back)).equals(first)).toBe(true)
})

test('Right-to-left scripts keep every word, and characters without a font become one replacement sign.', async () => {
  const typesetter = started()
  for (const template of templates) {
    const text = await textIn(await opened(await typesetter.pdf('ada', looking(manyScripts, { template }))))
    for (const word of [
      'מהנדסת',
      'תוכנה',
      'مهندسة',
      'برمجيات',
      'كتبت',
      '数学者',
      'Разработчик',
      '소프트웨어',
    ]) {
      expect(text).toContain(word)
    }
  }
  const odd = {
    basics: { name: 'Ada 𓀀 ꙮ̈́', summary: 'A 👩‍💻 ✈️ 🇬🇧 \u{e0001}b\u0301\u0323\u0361 \u0e01\u0e33 हिन्दी ﷽' },
  }
  const { text } = await typesetter.pages('ada', 'odd', async () => looking(odd, {}))
  expect(text.join(' ')).toContain('\ufffd')
  const read = await textIn(await opened(await typesetter.pdf('ada', looking(odd, {}))))
  expect(read).toContain('Ada')
  expect(read).toContain('\ufffd')
})

test('a name whose characters have several spellings is printed without characters in between', async () => {
  const typesetter = started()
  const document = looking({ basics: { name: '葛\u{e0100}城 花子', summary: 'In 辻\u{e0101}堂 ❤️' } }, {})
  const text = flat(await textIn(await opened(await typesetter.pdf('ada', document))))

  expect(text).toContain('葛城')
  expect(text).toContain('辻堂')
  expect(text).not.toContain('\ufffd')
})

test('Typst code, HTML and scripts are printed as text, without links.', async () => {
  const typesetter = started()
  const said =
    '#read("/etc/passwd") *b* _i_ `c` $x$ @a <b> \\ #import "@preview/a:1.0.0" = H - l // c /* d */'
  const document = looking(
    {
      basics: {
        name: said,
        url: 'javascript:alert(1)',
        profiles: [{ url: 'file:///etc/passwd' }],
        email: said,
      },
      work: [{ name: said, position: said, highlights: [said], url: 'data:text/html,x' }],
    },
    { template: 'plain', custom: { own: [{ name: said }] }, sections: [{ key: 'own', title: '#panic()' }] },
  )
  const pdf = await opened(await typesetter.pdf('ada', document))

  expect(flat(await textIn(pdf))).toBe(flat(textOf(printedOf(document)).join('')))
  const { links } = await extractLinks(pdf)
  expect(links).toEqual([])
})

test('Every field can be clicked in the preview, a long one on each of its pages.', async () => {
  const typesetter = started()
  const long = { ...full, basics: { ...full.basics, summary: 'Word '.repeat(2_000) } }
  for (const { pageSize, template } of every) {
    const { marks, pages, text } = await typesetter.pages('ada', template + pageSize, async () =>
      looking(long, { pageSize, template }),
    )
    expect(text[0]).toBe('Ada Byron')
    const [first] = pages
    expect(first).toEqual(pageSize === 'a4' ? { width: 595.28, height: 841.89 } : { width: 612, height: 792 })
    for (const { height, page, width, x, y } of marks) {
      expect([x, y, width, height].every((number) => number >= 0)).toBe(true)
      expect(page).toBeLessThan(pages.length)
      expect(x + width).toBeLessThan(613)
      expect(y + height).toBeLessThan(845)
    }
    const paths = new Set(marks.map(({ path }) => path))
    for (const path of [
      'basics.name',
      'basics.profiles.0.url',
      'sections.work',
      'work.0.position',
      'work.0.startDate',
      'skills.0.keywords.1',
      'work.0.highlights.0',
    ]) {
      expect(paths).toContain(path)
    }
    const summary = marks.filter(({ path }) => path === 'basics.summary')
    expect(summary.length).toBeGreaterThan(1)
    expect(summary.map(({ page }) => page)).toEqual(summary.map((_, page) => page))
  }
})
