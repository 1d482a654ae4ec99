import * as v from 'valibot'
import { letterCalls, letterSchema, type LetterCallName } from '../../../contract/letters/calls.ts'
import { readAnswer, type Browser } from '../support/harness.ts'

/** Makes a call about cover letters. */
export const askAboutLetters = async (browser: Browser, name: LetterCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${letterCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** A letter that has just been written. */
export const written = async (browser: Browser, payload: object) =>
  v.parse(letterSchema, (await askAboutLetters(browser, 'createLetter', payload)).result)
