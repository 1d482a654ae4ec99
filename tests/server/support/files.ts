import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { uploads } from '../../../contract/files/uploads.ts'
import { readAnswer, type Browser } from './harness.ts'

export const KIB = 1_024

/** Random bytes that look like a PDF of this size. */
export function pdf(size: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(randomBytes(size))
  content.set(new TextEncoder().encode('%PDF-1.7\n'))
  content.set(new TextEncoder().encode('%%EOF\n'), size - 6)
  return content
}

/** Uploads a file and returns the response, even if it is a refusal. */
export async function upload(
  browser: Browser,
  content: Uint8Array<ArrayBuffer>,
  { name = 'resume.pdf', type = 'application/pdf' } = {},
) {
  const headers = { 'Content-Type': type, 'X-File-Name': encodeURIComponent(name) }
  return readAnswer(await browser.send('/api/candidate/upload-file', { body: content, headers }))
}

/** Uploads a file that the server must accept. */
export const uploaded = async (browser: Browser, content: Uint8Array<ArrayBuffer>, name?: string) => {
  const answer = await upload(browser, content, { ...(name && { name }) })
  return v.parse(uploads.uploadFile.result, answer.result)
}

export const download = (browser: Browser, id: string) =>
  browser.send('/api/candidate/read-file', { body: JSON.stringify({ id }) })
