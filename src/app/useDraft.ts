import { useCallback, useEffect, useState } from 'react'
import type { DraftFlow, DraftMachine } from '../../machines/draft/createDraftMachine.ts'
import type { KeptDraft, SaveAnswer, SavedDraft } from '../../machines/draft/draft.ts'
import { useLeaveGuard } from '../routing/leaveGuard.ts'
import { useNavigation } from '../routing/location.ts'
import { useFlow } from './useFlow.ts'

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
  const { go } = useNavigation()
  const [kept] = useState(() => draftStore.of(opened.id))
  const flow = useFlow(machine, {
    input: { opened, kept },
    onDone: ({ to = afterCommit }) => {
      if (to !== undefined) go(to)
    },
  })

  useEffect(() => {
    const tell = () => flow.send({ type: 'connected' })
    const saveAtOnce = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      flow.send({ type: 'save' })
    }
    addEventListener('online', tell)
    document.addEventListener('keydown', saveAtOnce)
    return () => {
      removeEventListener('online', tell)
      document.removeEventListener('keydown', saveAtOnce)
    }
  }, [flow])

  useLeaveGuard(
    useCallback(() => flow.getSnapshot().hasTag('unsaved'), [flow]),
    useCallback((to) => flow.send({ type: 'leave', to }), [flow]),
  )
  return flow
}
