import { createActor, SimulatedClock } from 'xstate'
import { setImmediate as heard } from 'node:timers/promises'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import type { TypedPosting } from '../../../contract/postings/typed.ts'
import type { KeptDraft, Saving } from '../../../machines/draft/draft.ts'
import {
  postingDraft,
  type PostingAnswer,
  type SavedPosting,
} from '../../../machines/postings/postingDraft.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { contentOf } from '../../../src/effects/shared/postingContent.ts'
import { savingOf } from '../draft/savingOf.ts'
import { ownPostingOf, wholePosting } from '../support/postings.ts'
import { emittedBy, held } from '../support/startFlow.ts'

export { setImmediate as heard } from 'node:timers/promises'

/** A posting in the form that its draft uses. */
export const savedPostingOf = (...parts: Parameters<typeof ownPostingOf>): SavedPosting =>
  contentOf(ownPostingOf(...parts))

export const draft = savedPostingOf(wholePosting)
export const offline: Failure = { code: 'offline', message: 'No connection.' }

/** Opens an editor with pending calls and a simulated clock. */
export function open(opened: SavedPosting = draft, kept?: KeptDraft<TypedPosting, PostingContent>) {
  const clock = new SimulatedClock()
  const save = held<PostingAnswer, Saving<PostingContent>>()
  const send = held<SavedPosting, { id: string; revision: number }>()
  const read = held<SavedPosting, { id: string }>()
  const machine = postingDraft.provide({
    actors: { saveDraft: save.logic, commitDraft: send.logic, readDraft: read.logic },
  })
  const flow = createActor(machine, { input: { opened, kept }, clock })
  const emitted = emittedBy(flow)
  flow.start()
  const type = (title: string) => flow.send({ type: 'change', change: { title } })
  return {
    flow,
    clock,
    save,
    send,
    read,
    emitted,
    type,
    state: () => savingOf(flow),
    context: () => flow.getSnapshot().context,
    saved: async (revision: number) => {
      save.last().answer({ revision, missing: [], findings: [], changes: 'none' })
      await heard()
    },
    failed: async (failure: Failure) => {
      save.last().fail(failure)
      await heard()
    },
  }
}
