import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** Card in the sidebar, with a heading. */
export function AsideCard({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="mb-4 text-h3 wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  )
}
