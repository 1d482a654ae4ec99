import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate'
import type { DraftState, KeepInput } from '../../../machines/draft/draftSetup.ts'
import type { SavedDraft } from '../../../machines/draft/draft.ts'

/** Store for unsaved drafts of one kind, by id. */
interface DraftStore<Typed, Content> {
  keep(
    id: string,
    kept: { revision: number; before: Content; typed: Typed; unanswered: Content[] | undefined },
  ): void
  forget(id: string): void
}

/** Stores the unsaved changes of a draft on the device, and deletes them once they are saved. */
export function keepDraft<Typed, Content, Saved extends SavedDraft<Content>>(
  store: DraftStore<NoInfer<Typed>, NoInfer<Content>>,
): CallbackActorLogic<EventObject, KeepInput<Typed, Content, Saved>> {
  const follow = (state: DraftState<Typed, Content, Saved>) => {
    const { saved, typed, unanswered } = state.context
    if (state.hasTag('unsaved')) {
      const { content: before, revision } = saved
      // Stores only the first unanswered content, which the server most likely has, because storage is small.
      store.keep(saved.id, { revision, before, typed, unanswered: unanswered.slice(0, 1) })
    }
    if (state.hasTag('saved')) store.forget(saved.id)
  }
  return fromCallback(({ input: { draft } }) => {
    follow(draft.getSnapshot())
    const followed = draft.subscribe(follow)
    return () => followed.unsubscribe()
  })
}
