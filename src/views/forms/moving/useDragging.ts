import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { writingWords } from '../../../words/shared/writing.ts'

interface Rows {
  readonly count: number
  /** Name of a row, for announcements. */
  readonly nameOf: (index: number) => string
  /** Moves a row to another position. */
  readonly move: (from: number, to: number) => void
  /** Announces the position where the row would be dropped. */
  readonly tell: (where: string) => void
}

interface Drag {
  /** The `ol` that contains the rows. */
  readonly list: Element
  readonly from: number
  readonly to: number
}

export type Dragging = ReturnType<typeof useDragging>

/**
 * Distances from the window edges in px within which dragging scrolls. Larger at the top, where a bar is
 * sticky.
 */
const EDGE = { top: 140, bottom: 64 } as const
const STEP = 9

/** Index at which the row would be dropped: after all rows whose middle is above the pointer. */
const placeAt = ({ list, from }: Drag, height: number) =>
  [...list.children].filter((row, index) => {
    const { top, bottom } = row.getBoundingClientRect()
    return index !== from && (top + bottom) / 2 < height
  }).length

/**
 * Moves rows of an `ol` by dragging a handle with mouse, pen or touch. Rows move only when the handle is
 * released; Escape cancels.
 */
export function useDragging({ count, nameOf, move, tell }: Rows) {
  const [drag, setDrag] = useState<Drag>()
  const height = useRef(0)
  const isDragged = drag !== undefined

  const follow = () => {
    if (!drag) return
    const to = placeAt(drag, height.current)
    if (to === drag.to) return
    setDrag({ ...drag, to })
    tell(writingWords.dragged.now(nameOf(drag.from), to + 1, count))
  }

  const putBack = () => {
    if (!drag) return
    setDrag(undefined)
    tell(writingWords.dragged.back(nameOf(drag.from), drag.from + 1, count))
  }

  const scroll = useEffectEvent(() => {
    const { top, bottom } = EDGE
    const by = height.current < top ? -STEP : height.current > innerHeight - bottom ? STEP : 0
    if (by === 0) return
    scrollBy({ top: by, behavior: 'instant' })
    follow()
  })
  const cancel = useEffectEvent(putBack)

  useEffect(() => {
    if (!isDragged) return undefined
    let frame = requestAnimationFrame(function next() {
      scroll()
      frame = requestAnimationFrame(next)
    })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
    addEventListener('keydown', onKey, true)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', onKey, true)
    }
  }, [isDragged])

  const letGo = () => {
    if (!drag) return
    const { list, from } = drag
    const to = placeAt(drag, height.current)
    setDrag(undefined)
    if (to === from) return tell(writingWords.dragged.back(nameOf(from), from + 1, count))
    move(from, to)
    list.children[to]?.querySelector('summary')?.focus()
  }

  return {
    /** Event handlers for the handle of a row. */
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('ol')
        if (!list || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        height.current = event.clientY
        setDrag({ list, from: index, to: index })
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        height.current = clientY
        follow()
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        height.current = clientY
        letGo()
      },
      onPointerCancel: putBack,
    }),
    /** Role of a row during a drag: the dragged one, or the one before or after which it would be dropped. */
    shownOf: (index: number): 'dragged' | 'before' | 'after' | undefined => {
      if (!drag) return undefined
      if (index === drag.from) return 'dragged'
      if (index !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}
