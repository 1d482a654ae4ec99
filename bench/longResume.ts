import type { Page } from 'playwright'
import * as v from 'valibot'
import { resumeCalls } from '../contract/resumes/calls.ts'
import { resumeSamples } from '../contract/resumes/samples.ts'
import type { App } from '../e2e/support/app.ts'
import { ask } from '../e2e/support/joining.ts'

const { serif } = resumeSamples
const [work] = serif.document.work ?? []

/** Resume with this number of pages, in the typeface that takes the longest to render. */
export const longResume = (pages: 2 | 3) => ({
  ...serif.document,
  work: Array.from({ length: pages === 2 ? 9 : 16 }, () => ({ ...work })),
})

/** Creates a long resume for the candidate who is logged in on a page. */
export async function makeLongResume(page: Page, app: App, pages: 2 | 3) {
  const made = { title: serif.title, document: longResume(pages) }
  return v.parse(
    resumeCalls.createResume.result,
    await ask(page, app, `candidate/${resumeCalls.createResume.path}`, made),
  )
}
