import type { ReactNode } from 'react'

interface Props {
  /** Name of the list for assistive technology. */
  label: string
  title: ReactNode
  /** Replaces the rows if there are none. */
  empty?: string
  /** Below the rows, such as a link to the rest. */
  foot?: ReactNode
  children: readonly ReactNode[]
}

/** A list beside the page of one of its items: it scrolls by itself. */
export const SideList = ({ label, title, empty, foot, children }: Props) => (
  <nav aria-label={label} className="h-full overflow-y-auto">
    <p className="sticky top-0 z-1 border-b border-line bg-surface px-5 py-4 text-h3">{title}</p>
    {children.length === 0 && empty && <p className="px-5 py-4 text-muted">{empty}</p>}
    <ul>{children}</ul>
    {foot && <p className="px-5 py-3">{foot}</p>}
  </nav>
)

/** Keeps the shown item in sight. Moves the list alone: `scrollIntoView` would move the page as well. */
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
  /** True if the page shows this item. */
  isShown: boolean
  /** Mark of the company or avatar of the person. */
  mark: ReactNode
  name: ReactNode
  text: ReactNode
  tag: ReactNode
}

/** One item of the list. */
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
