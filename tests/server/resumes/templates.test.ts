import { extractText } from 'unpdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import { withLook } from '../../../contract/resumes/editing.ts'
import { pageSizes, templates, type Look } from '../../../contract/resumes/look.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'
import { flat, opened, textIn } from '../support/resumes/pdf.ts'
import { full } from '../support/resumes/samples.ts'

vi.setConfig({ testTimeout: 120_000 })

function started() {
  const typesetter = createTypesetter({ logger: createLogger({ logLevel: 'silent' }) })
  onTestFinished(() => typesetter.close())
  return typesetter
}

const written = (more: object = {}) => v.parse(resumeDocument, { ...full, ...more })

/** Characters of a text regardless of order: templates place the same words differently. */
const letters = (text: string) => [...flat(text)].toSorted().join('')

test('A change of the template loses no text, and can be undone.', async () => {
  const typesetter = started()
  const plain = withLook(written(), { template: 'plain' })
  const readIn = async (template: Look['template']) => {
    const changed = withLook(plain, { template })
    expect(withLook(changed, { template: 'plain' })).toEqual(plain)
    return letters(await textIn(await opened(await typesetter.pdf('ada', changed))))
  }

  const before = await readIn('plain')
  expect(before.length).toBeGreaterThan(500)
  for (const template of templates) expect([template, await readIn(template)]).toEqual([template, before])
})

test('the pages on screen have the page breaks of the PDF, in every template', async () => {
  const typesetter = started()
  const work = Array.from({ length: 40 }, (_, at) => ({
    position: `Position${at}end`,
    summary: 'Word '.repeat(30),
  }))
  for (const [at, template] of templates.entries()) {
    const document = withLook(written({ work }), { template, pageSize: pageSizes[at % 2] ?? 'a4' })
    const { marks, pages } = await typesetter.pages('ada', template, async () => document)
    const { text } = await extractText(await opened(await typesetter.pdf('ada', document)), {
      mergePages: false,
    })
    expect(pages.length).toBeGreaterThan(2)
    expect(text).toHaveLength(pages.length)
    const onScreen = work.map((_, index) => marks.find(({ path }) => path === `work.${index}.position`)?.page)
    const inPdf = work.map(({ position }) => text.findIndex((page) => page.includes(position)))
    expect([template, onScreen]).toEqual([template, inPdf])
  }
})

test('the name is at the start of Plain, in the middle of Serif, and in the margin of Margin', async () => {
  const typesetter = started()
  const placesIn = async (template: Look['template']) => {
    const document = withLook(written(), { template })
    const { marks } = await typesetter.pages('ada', template, async () => document)
    const markOf = (path: string) => {
      const found = marks.find((mark) => mark.path === path)
      if (!found) throw new Error(`${path} is not printed in ${template}.`)
      return found
    }
    return { name: markOf('basics.name'), position: markOf('work.0.position'), markOf }
  }
  const middleOfA4 = 595.3 / 2

  const [plain, serif, margin] = [await placesIn('plain'), await placesIn('serif'), await placesIn('margin')]
  expect(plain.name.x).toBeCloseTo(plain.position.x, 0)
  expect(serif.name.x + serif.name.width / 2).toBeCloseTo(middleOfA4, 0)
  expect(margin.name.x).toBeLessThan(margin.position.x - 100)
})

test('in Margin a section starts on the line of its heading', async () => {
  const typesetter = started()
  const document = withLook(written(), { template: 'margin' })
  const { marks } = await typesetter.pages('ada', 'margin', async () => document)
  const topOf = (path: string) => marks.find((mark) => mark.path === path)?.y

  expect(topOf('sections.work')).toBeDefined()
  expect(topOf('work.0.position')).toBe(topOf('sections.work'))
})
