import type { ReactNode } from 'react'

interface Props {
  className?: string
  children: ReactNode
}

/** Card inside an illustration. */
export const CutOutCard = ({ className = '', children }: Props) => (
  <div className={`w-full rounded-card border border-line bg-surface p-5 shadow-card ${className}`}>
    {children}
  </div>
)

/** Imitation of a button inside an illustration. */
export const CutOutButton = ({ children }: { children: string }) => (
  <span className="inline-flex min-h-11 shrink-0 items-center rounded-control bg-primary px-4 text-label font-semibold whitespace-nowrap text-on-primary">
    {children}
  </span>
)
