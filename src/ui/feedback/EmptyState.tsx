import type { ReactNode } from 'react'
import { PathArt } from '../brand/PathArt.tsx'

interface Props {
  title: string
  /** One sentence with the reason or the next step. */
  text: string
  /** Drawn part of the decorative path; 1 if everything is done. */
  progress?: 0 | 1
  /** One button or link. */
  children?: ReactNode
}

/** Placeholder for a list, table or editor without content. */
export const EmptyState = ({ title, text, progress = 0, children }: Props) => (
  <section className="@container">
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-x-8 gap-y-6 rounded-panel border border-line bg-surface p-5 sm:p-8 @min-[35rem]:grid-cols-[auto_minmax(0,1fr)] @min-[35rem]:items-center">
      <PathArt picture="small" progress={progress} className="h-33 w-60 max-w-full rounded-card" />
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 max-w-measure text-muted">{text}</p>
        {children && <div className="mt-5">{children}</div>}
      </div>
    </div>
  </section>
)
