import { useId, type ReactNode } from 'react'
import { TextLink } from '../../ui/controls/TextLink.tsx'

interface Props {
  title: string
  note?: string
  /** Link to the full list. */
  link?: { readonly href: string; readonly label: string }
  children: ReactNode
}

/** Card with a title and a link to the full list. */
export function TitledCard({ title, note, link, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="@container min-w-0 rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {link && (
          <TextLink href={link.href} className="text-hint">
            {link.label}
          </TextLink>
        )}
        {note && <p className="w-full text-hint text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
