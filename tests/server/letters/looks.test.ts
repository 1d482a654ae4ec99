import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { letterSchema } from '../../../contract/letters/calls.ts'
import { pageSizes, templates } from '../../../contract/resumes/look.ts'
import { candidateAt } from '../support/applications.ts'
import { startTestServer } from '../support/harness.ts'
import { flat, opened, textIn } from '../support/resumes/pdf.ts'
import { ask as askAboutResumes } from '../support/resumes/resumes.ts'
import { askAboutLetters as ask, linesOf, looksOf, pdfOf, withResume, written, type Pdf } from './asking.ts'

vi.setConfig({ testTimeout: 60_000 })

const sizeOf = async (pdf: Pdf) => (await pdf.getPage(1)).getViewport({ scale: 1 }).width

/** Head of the page: name, label and the first contact details. */
const headOf = async (pdf: Pdf) => (await linesOf(pdf)).slice(0, 4)

test.each(templates.flatMap((template) => pageSizes.map((pageSize) => ({ template, pageSize }))))(
  'In $template on $pageSize the head of a letter is where the resume has it, and its whole text can be read.',
  async (look) => {
    const server = await startTestServer()
    const { browser, resume } = await withResume(server, { ...look, accent: 'plum', size: 'large' })
    const long = `# Hello\n\n- One\n\n${'A paragraph of **some** words. '.repeat(180)}`
    const { id } = await written(browser, { title: 'One', body: long })

    const pdf = await pdfOf(browser, id)
    const ofResume = await browser.send('/api/candidate/resume-pdf', {
      body: JSON.stringify({ id: resume.id }),
    })
    expect(await headOf(pdf)).toEqual(await headOf(await opened(await ofResume.bytes())))
    expect(await sizeOf(pdf)).toBeCloseTo(look.pageSize === 'a4' ? 595.28 : 612, 1)
    expect(pdf.numPages).toBe(2)
    expect(flat(await textIn(pdf))).toContain(
      flat(`Hello • One ${'A paragraph of some words. '.repeat(180)}`),
    )
  },
)

test('A letter has the design of the selected resume, else of the last changed one that is not in the trash.', async () => {
  const server = await startTestServer()
  const { browser, resume, resumes, document } = await withResume(
    server,
    { pageSize: 'letter' },
    'Ada Chosen',
  )
  server.clock.now += 1_000
  const newer = await resumes.create({
    title: 'Newer',
    document: { ...document, basics: { name: 'Ada Newer' }, meta: {} },
  })
  const { id } = await written(browser, { title: 'One', body: 'Hello', resumeId: resume.id })
  const shown = async () => {
    const pdf = await pdfOf(browser, id)
    return [(await textIn(pdf)).split('\n')[0], Math.round(await sizeOf(pdf))]
  }
  expect(await looksOf(browser)).toEqual([
    { id: newer.id, title: 'Newer', isTrashed: false },
    { id: resume.id, title: 'Ada Chosen', isTrashed: false },
  ])

  expect(await shown()).toEqual(['Ada Chosen', 612])
  await askAboutResumes(browser, 'trashResume', { id: resume.id })
  expect(await shown()).toEqual(['Ada Newer', 595])
  expect(await looksOf(browser)).toContainEqual({ id: resume.id, title: 'Ada Chosen', isTrashed: true })
  await askAboutResumes(browser, 'restoreResume', { id: resume.id })
  expect(await shown()).toEqual(['Ada Chosen', 612])

  const kept = { id, revision: 1, title: 'One', body: 'Hello', slug: null }
  expect(await ask(browser, 'saveLetter', kept)).toMatchObject({ result: { revision: 1 } })
  expect(await ask(browser, 'saveLetter', { ...kept, resumeId: null })).toMatchObject({
    result: { revision: 2 },
  })
  expect(await shown()).toEqual(['Ada Newer', 595])

  await ask(browser, 'saveLetter', { ...kept, revision: 2, resumeId: resume.id })
  const copy = await written(browser, { copyOf: id })
  expect(copy.resumeId).toBe(resume.id)
  for (const name of ['trashResume', 'deleteResume'] as const)
    expect(await askAboutResumes(browser, name, { id: resume.id })).toMatchObject({ http: 200 })
  const left = v.parse(letterSchema, (await ask(browser, 'readLetter', { id })).result)
  expect(left).toMatchObject({ revision: 3, resumeId: null })
  expect(await shown()).toEqual(['Ada Newer', 595])
})

test('A letter of a candidate without a resume is plain, with their name and address.', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  const { id } = await written(browser, { title: 'One', body: 'Hello from {{name}}.' })

  const pdf = await pdfOf(browser, id)
  expect((await textIn(pdf)).split(/\n+/)).toEqual(['Ada Byron', emailAddress, 'Hello from Ada Byron.'])
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Ada Byron, Cover letter', Language: 'en' })
  expect(await looksOf(browser)).toEqual([])
})
