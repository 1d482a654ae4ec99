import type { ReactNode } from 'react'

interface Props {
  title: string
  lead?: string
  /** Link to the full list, beside the title. */
  more?: ReactNode
  children: ReactNode
}

/** Section of a public page, with a heading. */
export const PublicSection = ({ title, lead, more, children }: Props) => (
  <section className="mt-14 sm:mt-20">
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="text-section text-balance">{title}</h2>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {more && <p className="text-hint">{more}</p>}
    </div>
    {children}
  </section>
)
