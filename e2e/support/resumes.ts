import type { Locator, Page } from 'playwright/test'
import * as v from 'valibot'
import { envelopeSchema } from '../../contract/envelope.ts'
import { paths } from '../../contract/paths.ts'
import { resumeCalls, type Resume, type ResumeCallName } from '../../contract/resumes/calls.ts'
import { plainPdf } from '../../tests/server/files/plainPdf.ts'
import type { App } from './app.ts'
import { expect } from './fixtures.ts'
import { register, somebody } from './people.ts'

/** Chooses a PDF in a file input. */
export const chooseResume = (field: Locator, name: string, bytes = 1_000): Promise<void> =>
  field.setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf(bytes + 15)),
  })

/** Registers a candidate and starts a new resume. */
export async function begin(page: Page): Promise<void> {
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  await page.goto(paths.resumes)
  await expect(page.getByRole('heading', { name: 'No resume yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Write a resume' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Mina Okafor')
}

/**
 * Makes a call about resumes with this browser's session. Returns the result.
 *
 * @throws {Error} if the server refuses the call
 */
export async function askAboutResumes(page: Page, app: App, name: ResumeCallName, data: object) {
  const { path } = resumeCalls[name]
  const answer = await page.request.post(`${app.origin}/api/candidate/${path}`, {
    headers: { origin: app.origin },
    data,
  })
  const envelope = v.parse(envelopeSchema, await answer.json())
  if (!envelope.status) throw new Error(`The server refuses ${path}: ${envelope.error.message}`)
  return envelope.result
}

/** Reads a resume from the server. */
export const resumeAt = async (page: Page, app: App, id: string): Promise<Resume> =>
  v.parse(resumeCalls.readResume.result, await askAboutResumes(page, app, 'readResume', { id }))

/** Chooses an item in the menu of a resume's card. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: page.getByLabel(`More: ${title}`, { exact: true }) })
  await card.getByLabel(`More: ${title}`, { exact: true }).click()
  await card.getByRole('button', { name: item, exact: true }).click()
}
