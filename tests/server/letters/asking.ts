import * as v from 'valibot'
import { letterCalls, letterSchema, type LetterCallName } from '../../../contract/letters/calls.ts'
import { candidateAt } from '../support/applications.ts'
import { readAnswer, type Browser, type TestServer } from '../support/harness.ts'
import { opened } from '../support/resumes/pdf.ts'
import { resumesIn } from '../support/resumes/resumes.ts'
import { full } from '../support/resumes/samples.ts'

/** Makes a call about cover letters. */
export const askAboutLetters = async (browser: Browser, name: LetterCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${letterCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** A newly created letter. */
export const written = async (browser: Browser, payload: object) =>
  v.parse(letterSchema, (await askAboutLetters(browser, 'createLetter', payload)).result)

export const download = (browser: Browser, id: string) =>
  browser.send('/api/candidate/letter-pdf', { body: JSON.stringify({ id }) })

/** Parsed PDF of a letter. */
export const pdfOf = async (browser: Browser, id: string) =>
  opened(await (await download(browser, id)).bytes())

export type Pdf = Awaited<ReturnType<typeof pdfOf>>

/** Text items on the first page of a PDF that are not blank, with their position and size. */
export async function linesOf(pdf: Pdf) {
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => v.parse(lineSchema, item)).filter(({ str }) => str.trim() !== '')
}

const lineSchema = v.object({ str: v.string(), transform: v.array(v.number()) })

/** A candidate with a resume of this name and design. */
export async function withResume(server: TestServer, look: object = {}, name = 'Ada Byron') {
  const { browser } = await candidateAt(server)
  const resumes = resumesIn(browser)
  const document = { ...full, basics: { ...full.basics, name }, meta: { jobgrove: look } }
  const resume = await resumes.create({ title: name, document })
  return { browser, resumes, resume, document }
}

/** Available designs of a letter. */
export const looksOf = async (browser: Browser) =>
  v.parse(letterCalls.listLooks.result, (await askAboutLetters(browser, 'listLooks')).result).looks
