import { expect, test } from 'vitest'
import { paths } from '../../../contract/paths.ts'
import { postingDraft, type SavedPosting } from '../../../machines/postings/postingDraft.ts'
import { postingEditorMachine, type OpenedPosting } from '../../../machines/postings/postingEditor.ts'
import { required } from '../../../machines/shared/required.ts'
import { contentOf } from '../../../src/effects/shared/postingContent.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { ownPostingOf, wholePosting } from '../support/postings.ts'
import { inApp } from '../support/inApp.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const written = contentOf(ownPostingOf(wholePosting))

async function opened() {
  const read = held<OpenedPosting, { readonly id: string }>()
  const commit = held<SavedPosting, { readonly id: string; readonly revision: number }>()
  const { page } = inApp(
    postingEditorMachine.provide({
      actors: {
        posting: readingWith(read.logic),
        draft: postingDraft.provide({ actors: { commitDraft: commit.logic } }),
      },
    }),
    { id: written.id },
  )
  const emitted = emittedBy(page)
  page.start()
  read.last().answer({ opened: written, kept: undefined })
  await arrived()
  return { page, emitted, commit, draft: required(page.getSnapshot().children.draft) }
}

test('a published posting opens its page, and the editor is shown until then', async () => {
  const { page, emitted, commit, draft } = await opened()
  draft.send({ type: 'commit' })
  commit.last().answer({ ...written, state: 'published' })
  await arrived()
  expect(emitted).toEqual([{ type: 'navigate', to: paths.posting(written.id) }])
  expect(page.getSnapshot().children.draft).toBe(draft)
})

test('leaving an editor with unsaved changes opens the requested page', async () => {
  const { emitted, draft } = await opened()
  draft.send({ type: 'change', change: { openings: 'many' } })
  draft.send({ type: 'leave', to: paths.postings })
  await expect.poll(() => draft.getSnapshot().matches('asking'), { timeout: 5000 }).toBe(true)
  draft.send({ type: 'discard' })
  expect(emitted).toEqual([{ type: 'navigate', to: paths.postings }])
})
