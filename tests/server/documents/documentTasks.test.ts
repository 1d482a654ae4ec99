import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documentTasks } from '../../../server/documents/documentTasks.ts'
import type * as Resumes from '../../../server/resumes/resumes.ts'

// Adds a field that the result schema does not contain.
vi.mock('../../../server/resumes/resumes.ts', async (original) => {
  const resumes = await original<typeof Resumes>()
  return {
    ...resumes,
    textOf: (...given: Parameters<typeof resumes.textOf>) => ({
      ...resumes.textOf(...given),
      note: 'unnamed field',
    }),
  }
})

/** Renders the page of a shared resume with a renderer without output. */
async function pageOf(document: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const rendererFile = join(folder, 'render.mjs')
  await writeFile(rendererFile, "export const renderWithData = async () => ({ head: '', body: '' })")
  const page = await documentTasks.sharedPage({
    resume: { document: JSON.stringify(document), link_expires_on: null },
    link: 'link',
    rendererFile,
    template: '<!--given-->',
    pattern: '/r/:link',
    path: '/r/link',
    canonical: 'https://jobs.example/r/link',
  })
  return new TextDecoder().decode(page)
}

test('a field missing from the result schema is on no page of a shared resume', async () => {
  const page = await pageOf({ basics: { name: 'Ada Byron' } })

  expect(page).toContain('Ada Byron')
  expect(page).not.toContain('unnamed field')
})

test('a field missing from the result schema is not in the text of an applicant’s resume', () => {
  const snapshot = JSON.stringify({
    resume: {
      fileId: null,
      name: 'Ada.pdf',
      digest: '',
      resumeId: '1',
      revision: 1,
      title: 'Resume',
      document: { basics: { name: 'Ada Byron' } },
    },
  })
  const text = new TextDecoder().decode(
    documentTasks.applicantText({ erased_at: null, hidden_as: null, snapshot, stage: 'submitted' }) ??
      new Uint8Array(),
  )

  expect(text).toContain('Ada Byron')
  expect(text).not.toContain('unnamed field')
})

test('the page of a shared resume that is too long to lay out says so, and has no part of it', async () => {
  const summary = Array.from({ length: 5_000 }, () => 'a').join('\n')
  const work = Array.from({ length: 90 }, () => ({ summary }))

  expect(JSON.parse(await pageOf({ work }))).toEqual({
    canonical: 'https://jobs.example/r/link',
    content: 'tooLong',
  })
})
