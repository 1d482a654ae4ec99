import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { envelopeSchema } from '../../contract/envelope.ts'
import { letterCalls, letterSchema, type Letter, type LetterCallName } from '../../contract/letters/calls.ts'
import type { App } from './app.ts'

/** Makes a call about letters as another window of this browser would. Returns the result, if it is not refused. */
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

/** A letter as the server has it. */
export const letterAt = async (page: Page, app: App, id: string): Promise<Letter> =>
  v.parse(letterSchema, await askAboutLetters(page, app, 'readLetter', { id }))

/** Makes a letter. */
export const writtenLetter = async (page: Page, app: App, said: object): Promise<Letter> =>
  v.parse(letterSchema, await askAboutLetters(page, app, 'createLetter', said))
