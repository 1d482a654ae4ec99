// @module-tag security
import { expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import { resumeUploads } from '../../../contract/resumes/uploads.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'
import { readAnswer, sharedTestServer, type Browser } from '../support/harness.ts'
import { linkedInExport, wordDocument } from '../support/resumes/packed.ts'
import { signedInAt } from '../support/resumes/resumes.ts'
import { full } from '../support/resumes/samples.ts'

vi.setConfig({ testTimeout: 60_000 })

const logger = createLogger({ logLevel: 'silent' })
const server = sharedTestServer()
const { maxBytes, path, result, type } = resumeUploads.importResume

const send = async (browser: Browser, content: Uint8Array<ArrayBuffer>, contentType: string = type) =>
  readAnswer(
    await browser.send(`/api/candidate/${path}`, { body: content, headers: { 'Content-Type': contentType } }),
  )

test('a PDF from this product is imported as the same resume, from any template, and the file is not stored', async () => {
  const typesetter = createTypesetter({ logger })
  onTestFinished(() => typesetter.close())
  const document = v.parse(resumeDocument, {
    ...full,
    meta: {
      jobgrove: {
        template: 'margin',
        language: 'de',
        sections: [{ key: 'own', title: 'Boats' }],
        custom: { own: [{ name: 'Rowing' }] },
      },
    },
  })
  const browser = await signedInAt(server())

  const answer = await send(browser, await typesetter.pdf('ada', document))

  const imported = v.parse(result, answer.result)
  expect(imported).toMatchObject({ kind: 'ours', leftover: [], unknown: [] })
  expect(imported.document).toEqual(document)
  expect(await readAnswer(await browser.send('/api/candidate/list-files', { body: '{}' }))).toMatchObject({
    result: { items: [] },
  })
})

test('a Word document and an export of LinkedIn are read by a child process', async () => {
  const browser = await signedInAt(server())
  const kinds: unknown[] = []
  for (const content of [wordDocument(), linkedInExport()]) {
    kinds.push(v.parse(result, (await send(browser, content)).result).kind)
  }
  expect(kinds).toEqual(['docx', 'linkedin'])
})

test('a guest, an oversized file and another type are refused before anything is read', async () => {
  const browser = await signedInAt(server())
  expect(await send(server().browser(), wordDocument())).toMatchObject({ http: 401 })
  expect(await send(browser, new Uint8Array(maxBytes + 1))).toMatchObject({ http: 413 })
  expect(await send(browser, wordDocument(), 'text/plain')).toMatchObject({ http: 415 })
  expect(await send(browser, new Uint8Array(0))).toMatchObject({ http: 200, status: false })
  expect(await send(browser, Uint8Array.from(Buffer.from('MZ\u0090 a program')))).toMatchObject({
    http: 200,
    error: {
      message:
        'We can’t read this file. Choose a PDF, a Word document (DOCX), a LinkedIn export (ZIP), or a JSON Resume.',
    },
  })
})
