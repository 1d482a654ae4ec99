import type { ReactNode } from 'react'
import { PathArt } from '../brand/PathArt.tsx'

interface Props {
  title: string
  text: string
  /** What to do about it, one button or link. */
  children?: ReactNode
}

/** What stands where there is nothing yet: what it is, why, and what to do. */
export const EmptyState = ({ title, text, children }: Props) => (
  <section className="grid max-w-column grid-cols-[minmax(0,1fr)] justify-items-start">
    <PathArt picture="small" progress={0} className="h-33 w-60 max-w-full rounded-panel" />
    <h2 className="mt-6 text-h3">{title}</h2>
    <p className="mt-2 max-w-measure text-muted">{text}</p>
    {children && <div className="mt-6">{children}</div>}
  </section>
)
