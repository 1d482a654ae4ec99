import { useEffect, useRef, type RefObject } from 'react'

/**
 * Goes on reading at the first of the rows that were added.
 *
 * @param added how many rows there are beyond the first part of the list
 * @returns for the element right behind the list
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
