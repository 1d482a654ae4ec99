import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { envelopeSchema } from '../../contract/envelope.ts'
import { letterCalls, letterSchema, type Letter, type LetterCallName } from '../../contract/letters/calls.ts'
import type { App } from './app.ts'

/**
 * Makes a call about letters with this browser's session. Returns the result.
 *
 * @throws {Error} if the server refuses the call
 */
export async function askAboutLetters(page: Page, app: App, name: LetterCallName, data: object) {
  const { path } = letterCalls[name]
  const answer = await page.request.post(`${app.origin}/api/candidate/${path}`, {
    headers: { origin: app.origin },
    data,
  })
  const envelope = v.parse(envelopeSchema, await answer.json())
  if (!envelope.status) throw new Error(`The server refuses ${path}: ${envelope.error.message}`)
  return envelope.result
}

/** Reads a letter from the server. */
export const letterAt = async (page: Page, app: App, id: string): Promise<Letter> =>
  v.parse(letterSchema, await askAboutLetters(page, app, 'readLetter', { id }))

/** Creates a letter. */
export const writtenLetter = async (page: Page, app: App, said: object): Promise<Letter> =>
  v.parse(letterSchema, await askAboutLetters(page, app, 'createLetter', said))
