import * as v from 'valibot'
import { deletionCalls } from '../../../contract/privacy/deletionCalls.ts'
import type { Role } from '../../../contract/roles.ts'
import { ada, readAnswer, type Browser } from './harness.ts'

/** Makes a call about deleting an account. */
export const askAboutDeletion = async (
  browser: Browser,
  name: keyof typeof deletionCalls,
  payload: object = {},
  role: Role = 'candidate',
) =>
  readAnswer(
    await browser.send(`/api/${role}/${deletionCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** Deletes the account that is logged in. */
export const deleteIn = (browser: Browser, role: Role = 'candidate', password = ada.password) =>
  askAboutDeletion(browser, 'deleteAccount', { password }, role)

export const keepIn = (browser: Browser, role: Role = 'candidate') =>
  askAboutDeletion(browser, 'keepAccount', {}, role)

/** Preview of what a deletion would end. */
export const previewIn = async (browser: Browser, role: Role = 'candidate') =>
  v.parse(
    deletionCalls.previewDeletion.result,
    (await askAboutDeletion(browser, 'previewDeletion', {}, role)).result,
  )
