import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the first added row when a list grows.
 *
 * @param added number of rows beyond the first page
 * @returns ref for the element right after the list
 */
export function useNextRow(added: number): RefObject<HTMLDivElement | null> {
  const behind = useRef<HTMLDivElement>(null)
  const shown = useRef(added)

  useEffect(() => {
    const more = added - shown.current
    shown.current = added
    if (more <= 0) return
    const rows = behind.current?.previousElementSibling?.children ?? []
    rows[rows.length - more]?.querySelector<HTMLElement>('a')?.focus()
  }, [added])

  return behind
}
