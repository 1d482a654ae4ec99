import { logoCalls } from '../../../contract/companies/logo.ts'
import { photoCalls } from '../../../contract/profile/photo.ts'
import { readAnswer, type Browser } from './harness.ts'

const send = async (browser: Browser, path: string, content: Uint8Array, type: string) =>
  readAnswer(
    await browser.send(path, {
      body: Uint8Array.from(content),
      headers: { 'Content-Type': type, 'X-File-Name': 'picture.png' },
    }),
  )

/**
 * Uploads a file as a company logo.
 *
 * @param type content type; by default, the one that the server expects
 */
export const setLogo = (
  browser: Browser,
  content: Uint8Array,
  type: string = logoCalls.setCompanyLogo.type,
) => send(browser, `/api/employer/${logoCalls.setCompanyLogo.path}`, content, type)

export const removeLogo = async (browser: Browser) =>
  readAnswer(await browser.send(`/api/employer/${logoCalls.removeCompanyLogo.path}`, { body: '{}' }))

/** Uploads a file as a candidate's photo. */
export const setPhoto = (browser: Browser, content: Uint8Array, type: string = photoCalls.setPhoto.type) =>
  send(browser, `/api/candidate/${photoCalls.setPhoto.path}`, content, type)

export const removePhoto = async (browser: Browser) =>
  readAnswer(await browser.send(`/api/candidate/${photoCalls.removePhoto.path}`, { body: '{}' }))
