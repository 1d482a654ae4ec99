import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { writingWords } from '../../../words/shared/writing.ts'

/**
 * Moves rows of a list by buttons, or by Alt with an arrow key. The focus follows the row, and its new
 * position is announced.
 *
 * @param nameOf name of a row, for announcements
 * @param onMove moves the row
 */
export function useMoving(
  count: number,
  nameOf: (index: number) => string,
  onMove: (from: number, to: number) => void,
) {
  const [told, setTold] = useState('')

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    const focused = document.activeElement
    const name = nameOf(from)
    flushSync(() => {
      onMove(from, to)
      setTold(writingWords.dragged.now(name, to + 1, count))
    })
    // An element loses the focus when it moves in the document.
    if (focused instanceof HTMLElement) focused.focus()
  }

  /** Moves the innermost row that contains the focus. */
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  return { told, tell: setTold, move, onKeyDown }
}
