import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { writingWords } from '../../../words/shared/writing.ts'

interface Rows {
  readonly count: number
  /** Name of a row, for announcements. */
  readonly nameOf: (index: number) => string
  /** Puts the row at another place. */
  readonly move: (from: number, to: number) => void
  /** Says where the row would be now. */
  readonly tell: (where: string) => void
}

interface Drag {
  /** The rows as they stand while one of them is dragged. */
  readonly list: Element
  readonly from: number
  readonly to: number
}

export type Dragging = ReturnType<typeof useDragging>

/** So near to the edge of the window it scrolls by itself. Above, a bar stays in sight. */
const EDGE = { top: 140, bottom: 64 } as const
const STEP = 9

/** Position of a dropped row: after all others whose middle is above it. */
const placeAt = ({ list, from }: Drag, height: number) =>
  [...list.children].filter((row, index) => {
    const { top, bottom } = row.getBoundingClientRect()
    return index !== from && (top + bottom) / 2 < height
  }).length

/**
 * Moves the rows of a list by a handle in each, by mouse, pen or finger. Nothing moves before the row is let go; Escape
 * leaves it where it was. The list is the `ol` around the handle.
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
    /** Event handlers of a row's handle. */
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
    /** True if the row is the one that is dragged, and on which side of it that one would come to stand. */
    shownOf: (index: number): 'dragged' | 'before' | 'after' | undefined => {
      if (!drag) return undefined
      if (index === drag.from) return 'dragged'
      if (index !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}
