import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FoldIcon } from '../../ui/tokens/icons.tsx'

interface Props {
  id?: string
  title: string
  /** Status: progress, or hidden. */
  status?: string
  isOpen?: boolean
  /** True if it stands within another one. */
  isWithin?: boolean
  /** True if there is room for a handle before its arrow. */
  hasHandle?: boolean
  /** Path of its content in the document. */
  holds: string
  children: ReactNode
}

/**
 * A part of what is written, which can be folded. What stands in it is drawn once it is opened for the first time: with
 * hundreds of fields on the page, the browser looks through all of them at each key.
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

/** Opens a fold, and draws what stands in it at once. */
export function expandSection(fold: HTMLDetailsElement): void {
  if (!fold.open) flushSync(() => fold.querySelector('summary')?.click())
}
