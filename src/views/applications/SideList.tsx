import type { ReactNode } from 'react'

interface Props {
  /** Accessible name of the list. */
  label: string
  title: ReactNode
  /** Message if there are no rows. */
  empty?: string
  /** Content below the rows, such as a link to the rest. */
  foot?: ReactNode
  children: readonly ReactNode[]
}

/** List beside the page of one of its items, with a scrollbar of its own. */
export const SideList = ({ label, title, empty, foot, children }: Props) => (
  <nav aria-label={label} className="h-full overflow-y-auto">
    <p className="sticky top-0 z-1 border-b border-line bg-surface px-5 py-4 text-h3">{title}</p>
    {children.length === 0 && empty && <p className="px-5 py-4 text-muted">{empty}</p>}
    <ul>{children}</ul>
    {foot && <p className="px-5 py-3">{foot}</p>}
  </nav>
)

/**
 * Scrolls the current item into view. Scrolls the list only, because `scrollIntoView` would scroll the page
 * too.
 */
function keepInSight(link: HTMLAnchorElement | null) {
  const scroller = link?.closest('nav')
  if (!link || !scroller) return
  const [row, box] = [link.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const room = scroller.firstElementChild?.getBoundingClientRect().height ?? 0
  if (row.top < box.top + room) scroller.scrollTop -= box.top + room - row.top
  else if (row.bottom > box.bottom) scroller.scrollTop += row.bottom - box.bottom
}

interface RowProps {
  href: string
  /** True for the item that the page shows. */
  isShown: boolean
  /** Logo of the company, or avatar of the person. */
  mark: ReactNode
  name: ReactNode
  text: ReactNode
  tag: ReactNode
}

/** Row of the list. */
export const SideRow = ({ href, isShown, mark, name, text, tag }: RowProps) => (
  <li className="border-b border-line">
    <a
      ref={isShown ? keepInSight : undefined}
      href={href}
      aria-current={isShown ? 'true' : undefined}
      className="flex gap-3 border-s-4 border-transparent py-3.5 ps-4 pe-5 -outline-offset-3 hover:bg-sunken aria-[current]:border-selected-line aria-[current]:bg-selected"
    >
      {mark}
      <span className="grid min-w-0 justify-items-start gap-1">
        <span className="text-label wrap-anywhere">{name}</span>
        <span className="text-caption wrap-anywhere text-muted">{text}</span>
        {tag}
      </span>
    </a>
  </li>
)
