import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountFile } from '../../../contract/privacy/export.ts'
import { candidateAt } from '../support/applications.ts'
import { startTestServer } from '../support/harness.ts'
import { exportsIn, jsonIn } from '../support/privacy.ts'

test('an export is requested, created, listed and downloaded', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  const own = exportsIn(browser)
  const requested = await own.request()
  expect(requested).toMatchObject({ bytes: null, expiresAt: null })
  await server.makeExports()

  const ready = await own.read(requested.id)
  expect(ready).toMatchObject({ id: requested.id, state: 'ready', progress: 1 })
  expect(await own.list()).toEqual([ready])
  const response = await own.download(requested.id)
  expect(response.headers.get('Content-Disposition')).toMatch(/export-2030-01-01\.zip/)
  const bytes = (await response.clone().arrayBuffer()).byteLength
  expect(bytes).toBe(ready.bytes)
  const files = await own.files(server)
  expect(v.parse(accountFile, jsonIn(files, 'account.json')).profile).toMatchObject({ emailAddress })
  expect(Object.keys(files).toSorted()).toMatchInlineSnapshot(`
    [
      "account.json",
      "files/files.json",
      "introductions.json",
      "ledger.json",
      "letters/letters.json",
      "messages.json",
      "resumes/resumes.json",
    ]
  `)
})
