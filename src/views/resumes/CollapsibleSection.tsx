import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FoldIcon } from '../../ui/tokens/icons.tsx'

interface Props {
  id?: string
  title: string
  /** Status text, such as progress or "hidden". */
  status?: string
  isOpen?: boolean
  /** True inside another section. */
  isWithin?: boolean
  /** Leaves room for a drag handle before the arrow. */
  hasHandle?: boolean
  /** Path of its content in the document. */
  holds: string
  children: ReactNode
}

/**
 * Collapsible section of the editor. Its content mounts when it first opens, because hundreds of fields on
 * the page slow down typing.
 */
export function CollapsibleSection({
  id,
  title,
  status,
  isOpen = false,
  isWithin = false,
  hasHandle = false,
  holds,
  children,
}: Props) {
  const [isDrawn, setIsDrawn] = useState(isOpen)
  return (
    <details open={isOpen} data-holds={holds} className="border-t border-line">
      <summary
        id={id}
        onClick={() => setIsDrawn(true)}
        className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 py-2 marker:content-none [&::-webkit-details-marker]:hidden"
      >
        {isWithin ? (
          <h3 className="min-w-0 flex-[1_1_5rem] text-label wrap-anywhere">{title}</h3>
        ) : (
          <h2 className="min-w-0 flex-[1_1_5rem] text-h3 wrap-anywhere">{title}</h2>
        )}
        {status && <span className="text-hint text-muted tabular-nums">{status}</span>}
        <FoldIcon
          className={`size-5 shrink-0 text-muted [[open]>summary>&]:rotate-180 ${hasHandle ? 'ms-10' : ''}`}
        />
      </summary>
      {isDrawn && <div className="pt-2 pb-4">{children}</div>}
    </details>
  )
}

/** Opens a section and mounts its content synchronously. */
export function expandSection(fold: HTMLDetailsElement): void {
  if (!fold.open) flushSync(() => fold.querySelector('summary')?.click())
}
