import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '../../routing/location.ts'
import { wideLayoutQuery } from '../../views/search/wideLayoutQuery.ts'

interface PaneOptions {
  /** Id of the row whose details the pane shows. */
  readonly id: string
  readonly isOpen: boolean
  /** True once the content has loaded. */
  readonly isRead: boolean
  readonly onClose: () => void
}

/**
 * Focus management for a pane beside a list: opening moves the focus to its title, and Escape returns it to
 * the row.
 */
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
    // Deferred, because a narrow window renders the list again only after the pane is closed.
    requestAnimationFrame(focusRow)
  }
  const escaped = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, key, target } = event
    if (key !== 'Escape' || defaultPrevented) return
    // Escape closes an open menu or dialog first.
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
