import { useState } from 'react'
import type { DraftFlow, DraftMachine } from '../../machines/draft/createDraftMachine.ts'
import type { KeptDraft, SaveAnswer, SavedDraft } from '../../machines/draft/draft.ts'
import { useNavigate } from '../routing/location.ts'
import { useFlow } from './useFlow.ts'
import { useWriting } from './useWriting.ts'

/**
 * Has a document save itself while it is written: nobody leaves it without being asked, and it is saved as soon as the
 * device is connected.
 *
 * @param machine with its effects provided; the same as long as the page lives
 * @param afterCommit the address that follows once it is published or sent
 */
export function useDraft<
  Typed extends object,
  Content extends object,
  Saved extends SavedDraft<Content>,
  Answer extends SaveAnswer,
>(
  machine: DraftMachine<Typed, Content, Saved, Answer>,
  opened: Saved,
  draftStore: { of(id: string): KeptDraft<Typed, Content> | undefined },
  afterCommit?: string,
): DraftFlow<Typed, Content, Saved, Answer> {
  const navigate = useNavigate()
  const [kept] = useState(() => draftStore.of(opened.id))
  const flow = useFlow(machine, {
    input: { opened, kept },
    onDone: ({ to = afterCommit }) => {
      if (to !== undefined) navigate(to)
    },
  })

  useWriting(flow)
  return flow
}
