import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { envelopeSchema } from '../../contract/envelope.ts'
import { ownPosting, postingCalls, type PostingCallName } from '../../contract/postings/calls.ts'
import type { App } from './app.ts'

/**
 * Makes a call of an employer with this browser's session. Returns the result.
 *
 * @throws {Error} if the server refuses the call
 */
export async function askAsEmployer(page: Page, app: App, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`${app.origin}/api/employer/${path}`, {
    headers: { origin: app.origin },
    data,
  })
  const envelope = v.parse(envelopeSchema, await answer.json())
  if (!envelope.status) throw new Error(`The server refuses ${path}: ${envelope.error.message}`)
  return envelope.result
}

/** Makes a call that returns a posting. */
export const askForPosting = async (page: Page, app: App, name: PostingCallName, data: object) =>
  v.parse(ownPosting, await askAsEmployer(page, app, postingCalls[name].path, data))
