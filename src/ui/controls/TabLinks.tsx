interface TabLink {
  readonly label: string
  readonly href: string
  /** Number of items, once known. */
  readonly count?: number | undefined
}

interface Props {
  label: string
  /** The address of the one that is shown. */
  current: string
  links: readonly TabLink[]
}

/**
 * Keeps the link of what is shown in sight where not all fit, also once the counts are known and when the window is
 * turned. It moves their row alone: `scrollIntoView` would move the page as well, which may stand where somebody left it.
 */
function keepInSight(link: HTMLAnchorElement) {
  const row = link.closest('nav')
  if (!row) return undefined
  const observer = new ResizeObserver(() => {
    const hidden = link.getBoundingClientRect().right - row.getBoundingClientRect().right
    if (hidden > 0) row.scrollLeft += hidden
  })
  observer.observe(row)
  observer.observe(link)
  return () => observer.disconnect()
}

/** The parts of a list, each at an address of its own. */
export const TabLinks = ({ label, current, links }: Props) => (
  <nav aria-label={label} className="overflow-x-auto border-b border-line print:hidden">
    <ul className="flex gap-x-6 sm:gap-x-8">
      {links.map((link) => (
        <li key={link.href}>
          <a
            ref={link.href === current ? keepInSight : undefined}
            href={link.href}
            aria-current={link.href === current ? 'page' : undefined}
            className="flex min-h-12 items-center gap-2 border-b-3 border-transparent px-1 whitespace-nowrap text-muted -outline-offset-3 transition-colors duration-colour hover:border-field hover:text-ink aria-[current]:border-selected-line aria-[current]:font-medium aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
          >
            {link.label}
            {link.count !== undefined && (
              <span className="text-caption text-subtle tabular-nums">{link.count}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
