import { createActor } from 'xstate'
import type { DraftMachine } from '../../machines/draft/createDraftMachine.ts'
import type { SaveAnswer, SavedDraft } from '../../machines/draft/draft.ts'

/** Context of a draft that was just opened. */
export const openedDraft = <
  Typed extends object,
  Content extends object,
  Saved extends SavedDraft<Content>,
  Answer extends SaveAnswer,
>(
  machine: DraftMachine<Typed, Content, Saved, Answer>,
  opened: Saved,
) => createActor(machine, { input: { opened, kept: undefined } }).getSnapshot().context
