import type { ReactNode } from 'react'
import { FoldIcon } from '../../ui/tokens/icons.tsx'

interface Props {
  id?: string
  title: string
  /** How far it is, or that it is hidden. */
  standing?: string
  isOpen?: boolean
  /** Whether it stands within another one. */
  isWithin?: boolean
  /** Whether there is room for a handle before its arrow. */
  hasHandle?: boolean
  children: ReactNode
}

/** A part of what is written, which can be folded. */
export const Fold = ({
  id,
  title,
  standing,
  isOpen,
  isWithin = false,
  hasHandle = false,
  children,
}: Props) => (
  <details open={isOpen} className="border-t border-line">
    <summary
      id={id}
      className="flex min-h-14 cursor-pointer items-center gap-x-3 py-2 marker:content-none [&::-webkit-details-marker]:hidden"
    >
      {isWithin ? (
        <h3 className="min-w-0 flex-1 text-label wrap-anywhere">{title}</h3>
      ) : (
        <h2 className="min-w-0 flex-1 text-h3 wrap-anywhere">{title}</h2>
      )}
      {standing && <span className="text-hint text-muted tabular-nums">{standing}</span>}
      <FoldIcon
        className={`size-5 shrink-0 text-muted [[open]>summary>&]:rotate-180 ${hasHandle ? 'ms-10' : ''}`}
      />
    </summary>
    <div className="pt-2 pb-4">{children}</div>
  </details>
)
