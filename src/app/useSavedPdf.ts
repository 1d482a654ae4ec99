import { waitFor } from 'xstate'
import type { AnyDraftFlow } from '../../machines/draft/createDraftMachine.ts'
import { useRootActors } from './actors.ts'

/**
 * Gives what asks for the PDF of something that saves itself. The server makes it of what it has: what was typed is saved
 * before, and where it cannot be, that is told instead.
 *
 * @param makePdf asks for it
 * @param what in a word, for who is told
 */
export function useSavedPdf(flow: AnyDraftFlow, makePdf: () => void, what: string) {
  const { notifications } = useRootActors()
  return async () => {
    if (await whenSaved(flow)) makePdf()
    else {
      const message = `This ${what} is not saved yet. Try again once it is.`
      const notice = { kind: 'failure', title: 'Error', message } as const
      notifications.send({ type: 'show', notice })
    }
  }
}

/**
 * Has what was typed saved at once.
 *
 * @returns whether the server has all of it; what cannot be written as it stands is as the server has it
 */
async function whenSaved(flow: AnyDraftFlow): Promise<boolean> {
  for (;;) {
    flow.send({ type: 'save' })
    const state = await waitFor(
      flow,
      (now) =>
        !now.matches({ open: { saving: 'saving' } }) && !now.matches({ open: { saving: 'comparing' } }),
    ).catch(() => undefined)
    // Somebody has typed on meanwhile.
    if (state?.matches({ open: { saving: 'dirty' } })) continue
    return state !== undefined && (state.hasTag('saved') || state.matches({ open: { saving: 'locked' } }))
  }
}
