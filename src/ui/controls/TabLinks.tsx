interface TabLink {
  readonly label: string
  readonly href: string
  /** Number of items; undefined until loaded. */
  readonly count?: number | undefined
}

interface Props {
  label: string
  /** Address of the current tab. */
  current: string
  links: readonly TabLink[]
}

/**
 * Keeps the current tab visible if not all fit, also after counts load or the window is resized. Scrolls the
 * tab row only, because `scrollIntoView` would scroll the page too.
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

/** Tabs that are links, for parts of a list with their own addresses. */
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
