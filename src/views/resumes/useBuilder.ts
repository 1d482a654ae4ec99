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
   * @param field field whose successive changes form one undo step
   */
  readonly change: (changed: Partial<TypedResume>, field: string) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/** Draft of a resume, with functions to undo and redo if possible. */
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
 * Shortcuts for undo (Ctrl+Z) and redo (Ctrl+Shift+Z, Ctrl+Y), anywhere on the page. In dialogs and forms,
 * whose fields are not part of the resume, the browser handles them.
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

/** Draft of the open resume, for all its fields. */
export const BuilderContext = createContext<Pick<Builder, 'flow' | 'change'> | undefined>(undefined)

export function useBuilder() {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('Nothing around this field knows which resume is written.')
  const { flow, change } = builder
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed'))
  return {
    flow,
    isFixed,
    /** Applies a function to the latest document. */
    edit: (act: (document: ResumeDocument) => ResumeDocument, field = '') =>
      change({ document: act(flow.getSnapshot().context.typed.document) }, field),
  }
}

/** Selects a part of the document. The component re-renders only when that part changes. */
export function useInDocument<Part>(part: (document: ResumeDocument) => Part): Part {
  const { flow } = useBuilder()
  return useSelector(flow, ({ context }) => part(context.typed.document))
}
