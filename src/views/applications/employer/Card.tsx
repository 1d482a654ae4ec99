import type { ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** Card in the sidebar of an application. */
export const Card = ({ title, children }: Props) => (
  <section className="rounded-panel border border-line bg-surface p-5 sm:p-6 print:border-0 print:p-0">
    <h2 className="mb-1 text-h3 wrap-anywhere">{title}</h2>
    {children}
  </section>
)
