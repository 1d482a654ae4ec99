import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Moves the rows of a list, by buttons and by Alt with an arrow key: the focus goes along, and where the row is now is told.
 *
 * @param nameOf what is told of the row that was moved
 * @param onMove puts the row at another place
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
      setTold(`${name}, now ${to + 1} of ${count}`)
    })
    // What is moved in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus()
  }

  /** For a row that lies within another one too: the innermost moves. */
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  return { told, tell: setTold, move, onKeyDown }
}
