import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useEffect, useMemo } from 'react'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import type { TypedResume } from '../../../contract/resumes/typed.ts'
import type { ResumeDraftFlow } from '../../../machines/resumes/resumeDraft.ts'

export interface Builder {
  readonly flow: ResumeDraftFlow
  /**
   * Changes the resume.
   *
   * @param field whose changes are one to undo, as long as they follow each other at once
   */
  readonly change: (changed: Partial<TypedResume>, field: string) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/** The draft of a resume, and its steps back and forth as far as there are any. */
export function useHistory(flow: ResumeDraftFlow): Builder {
  const canUndo = useSelector(flow, (state) => state.can({ type: 'undo' }))
  const canRedo = useSelector(flow, (state) => state.can({ type: 'redo' }))
  const change: Builder['change'] = useCallback(
    (changed, field) => flow.send({ type: 'change', change: changed, field }),
    [flow],
  )
  return useMemo(
    () => ({
      flow,
      change,
      undo: canUndo ? () => flow.send({ type: 'undo' }) : undefined,
      redo: canRedo ? () => flow.send({ type: 'redo' }) : undefined,
    }),
    [flow, change, canUndo, canRedo],
  )
}

/**
 * Takes changes back by Ctrl+Z, and makes them again by Ctrl+Shift+Z or Ctrl+Y, wherever the focus is: but in a dialog
 * and in a form, whose fields are not the resume's, the browser takes back what was typed there.
 */
export function useUndoKeys({ undo, redo }: Builder): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const step = key === 'z' && !event.shiftKey ? undo : key === 'y' || key === 'z' ? redo : undefined
      if (key !== 'z' && key !== 'y') return
      if (event.target instanceof Element && event.target.closest('dialog, form')) return
      event.preventDefault()
      step?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo, redo])
}

/** The resume that is written, for all its fields. */
export const BuilderContext = createContext<Pick<Builder, 'flow' | 'change'> | undefined>(undefined)

export function useBuilder() {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('Nothing around this field knows which resume is written.')
  const { flow, change } = builder
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed'))
  return {
    flow,
    isFixed,
    /** Changes the document as it is now. */
    edit: (act: (document: ResumeDocument) => ResumeDocument, field = '') =>
      change({ document: act(flow.getSnapshot().context.typed.document) }, field),
  }
}

/** Something of the document; whoever looks at it is drawn anew only when that has changed. */
export function useInDocument<Part>(part: (document: ResumeDocument) => Part): Part {
  const { flow } = useBuilder()
  return useSelector(flow, ({ context }) => part(context.typed.document))
}
