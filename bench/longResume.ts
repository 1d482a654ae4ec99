import type { Page } from 'playwright'
import * as v from 'valibot'
import { resumeCalls } from '../contract/resumes/calls.ts'
import { resumeSamples } from '../contract/resumes/samples.ts'
import type { App } from '../e2e/support/app.ts'
import { ask } from '../e2e/support/joining.ts'

const { serif } = resumeSamples
const [work] = serif.document.work ?? []

/** A resume of so many pages, in the face that takes the longest to draw. */
export const longResume = (pages: 2 | 3) => ({
  ...serif.document,
  work: Array.from({ length: pages === 2 ? 9 : 16 }, () => ({ ...work })),
})

/** Makes such a resume for the candidate of a page, by a call. */
export async function makeLongResume(page: Page, app: App, pages: 2 | 3) {
  const made = { title: serif.title, document: longResume(pages) }
  return v.parse(
    resumeCalls.createResume.result,
    await ask(page, app, `candidate/${resumeCalls.createResume.path}`, made),
  )
}
