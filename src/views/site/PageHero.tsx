import type { ReactNode } from 'react'

interface Props {
  /** Name of the page, shown above a title that is a statement. */
  kicker?: string
  title: string
  lead: string
  actions?: ReactNode
  picture?: ReactNode
}

/** Hero section of a public page, with a title, actions and a picture. */
export const PageHero = ({ kicker, title, lead, actions, picture }: Props) => (
  <header
    className={
      picture
        ? 'grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16'
        : 'sm:pt-4 sm:pb-2'
    }
  >
    <div>
      <h1 id="title" tabIndex={-1} className="max-w-[18ch] text-display text-balance">
        {kicker && <span className="mb-3 block text-label tracking-normal text-link">{kicker} </span>}
        {title}
      </h1>
      <p className="mt-4 max-w-[54ch] text-lead text-pretty text-muted">{lead}</p>
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
    {picture}
  </header>
)
