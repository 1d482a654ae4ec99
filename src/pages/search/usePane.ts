import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '../../routing/location.ts'
import { wideLayoutQuery } from '../../views/search/wideLayoutQuery.ts'

interface PaneOptions {
  /** Id of the row, which the pane shows in full. */
  readonly id: string
  readonly isOpen: boolean
  /** True once the content is there. */
  readonly isRead: boolean
  readonly onClose: () => void
}

/** Focus of a pane beside its list: opening it moves the focus to the title, and Escape back to the row. */
export function usePane({ id, isOpen, isRead, onClose }: PaneOptions) {
  const { arrivedBy } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLElement>(null)

  const focusTitle = useEffectEvent(() => {
    if (arrivedBy === 'step') title.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isRead && isOpen) focusTitle()
  }, [isOpen, isRead])

  const focusRow = () => document.getElementById(`title-${id}`)?.focus()
  const close = () => {
    onClose()
    // Once the list is there again, where there was no room for both.
    requestAnimationFrame(focusRow)
  }
  const escaped = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, key, target } = event
    if (key !== 'Escape' || defaultPrevented) return
    // An open menu or dialog closes first.
    if (target instanceof Element && target.closest('dialog, details[open]')) return
    if (wideLayoutQuery().matches) focusRow()
    else close()
  })
  useEffect(() => {
    const left = new AbortController()
    area.current?.addEventListener('keydown', (event) => escaped(event), left)
    return () => left.abort()
  }, [])

  return { area, title, close }
}
