import type { ReactNode } from 'react'

/** Section with a border and a background of its own. */
export const Panel = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section
    data-panel=""
    className="mb-6 rounded-panel border border-line bg-surface p-5 pb-6 last:mb-0 sm:p-8"
  >
    {title && <h2 className="mb-5 text-h3 wrap-anywhere">{title}</h2>}
    {children}
  </section>
)
