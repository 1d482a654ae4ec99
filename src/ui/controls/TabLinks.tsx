interface TabLink {
  readonly label: string
  readonly href: string
  /** How many stand behind it, once that is known. */
  readonly count?: number | undefined
}

interface Props {
  label: string
  /** The address of the one that is shown. */
  current: string
  links: readonly TabLink[]
}

/** The parts of a list, each at an address of its own. */
export const TabLinks = ({ label, current, links }: Props) => (
  <nav aria-label={label} className="overflow-x-auto border-b border-line print:hidden">
    <ul className="flex gap-x-6 sm:gap-x-8">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            aria-current={link.href === current ? 'page' : undefined}
            className="flex min-h-12 items-center gap-2 border-b-3 border-transparent px-1 whitespace-nowrap text-muted -outline-offset-3 transition-colors duration-colour hover:border-field hover:text-ink aria-[current]:border-selected-line aria-[current]:font-medium aria-[current]:text-ink"
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
