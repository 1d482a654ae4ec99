import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import type { TypedResume } from '../../../contract/resumes/typed.ts'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { saysTheSame, type AutosavingContext } from '../../../machines/editing/autosavingContext.ts'

/** What was typed of a resume. */
export const typedIn = ({ typed }: Pick<AutosavingContext, 'typed'>): TypedResume =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it begins as a call gave it, and changes into another such
  typed as TypedResume

/** So long two changes of a field are one for who undoes them, in milliseconds. */
const ONE_CHANGE = 1_000
/** How many changes can be undone. */
const MOST_CHANGES = 200

const none: History = { past: [], future: [] }

interface History {
  readonly past: readonly TypedResume[]
  readonly future: readonly TypedResume[]
}

export interface Builder {
  readonly flow: AutosavingFlow
  /**
   * Changes the resume.
   *
   * @param field whose changes are one to undo, as long as they follow each other at once
   */
  readonly change: (changed: Partial<TypedResume>, field: string) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/**
 * Remembers what was changed here, so that it can be taken back, and made again. Once something else stands there, which
 * another window has saved, there is nothing to take back: what stood before would be put in its place.
 */
export function useHistory(flow: AutosavingFlow): Builder {
  const [{ past, future }, setHistory] = useState(none)
  const last = useRef({ field: '', at: 0 })
  const isOwn = useRef(false)

  const send = useCallback(
    (change: Partial<TypedResume>) => {
      isOwn.current = true
      flow.send({ type: 'change', change })
      isOwn.current = false
    },
    [flow],
  )

  useEffect(() => {
    let { typed } = flow.getSnapshot().context
    const heard = flow.subscribe(({ context }) => {
      if (!isOwn.current && context.typed !== typed && !saysTheSame(context.typed, typed)) setHistory(none)
      typed = context.typed
    })
    return () => heard.unsubscribe()
  }, [flow])

  const change = useCallback(
    (changed: Partial<TypedResume>, field: string) => {
      const before = typedIn(flow.getSnapshot().context)
      const now = Date.now()
      const isOne = field === last.current.field && now - last.current.at < ONE_CHANGE
      last.current = { field, at: now }
      if (!isOne) setHistory((known) => ({ past: [...known.past, before].slice(-MOST_CHANGES), future: [] }))
      send(changed)
    },
    [flow, send],
  )

  return useMemo(() => {
    const step = (to: TypedResume, history: (now: TypedResume) => History) => () => {
      last.current = { field: '', at: 0 }
      setHistory(history(typedIn(flow.getSnapshot().context)))
      send(to)
    }
    const before = past.at(-1)
    const after = future.at(-1)
    return {
      flow,
      change,
      undo: before && step(before, (now) => ({ past: past.slice(0, -1), future: [...future, now] })),
      redo: after && step(after, (now) => ({ past: [...past, now], future: future.slice(0, -1) })),
    }
  }, [flow, change, send, past, future])
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
      change({ document: act(typedIn(flow.getSnapshot().context).document) }, field),
  }
}

/** Something of the document; whoever looks at it is drawn anew only when that has changed. */
export function useInDocument<Part>(part: (document: ResumeDocument) => Part): Part {
  const { flow } = useBuilder()
  return useSelector(flow, ({ context }) => part(typedIn(context).document))
}
