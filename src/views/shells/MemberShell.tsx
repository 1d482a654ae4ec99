import Eye from 'lucide-react/icons/eye'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { User } from '../../../contract/user.ts'
import { CloseIcon, MenuIcon } from '../../ui/tokens/icons.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { NoScript } from '../../ui/feedback/NoScript.tsx'
import { SkipLink } from '../../ui/controls/SkipLink.tsx'
import { useDismissal } from '../../ui/feedback/useDismissal.ts'
import { useFocusTrap } from '../../ui/controls/useFocusTrap.ts'
import type { MenuItem } from '../../words/menus.ts'
import { shellWords } from '../../words/pages/shells.ts'
import { MemberMenu, MemberName, pathOf } from './MemberMenu.tsx'

interface Props {
  /** Signed-in member. If undefined, the menu is empty (specification, 2). */
  user: User | undefined
  /** Path and query of the current page. */
  current: string
  menu: readonly MenuItem[]
  /** Number of applications that wait for this side. */
  waiting?: number
  /** Name of the area, such as "Candidate". */
  area: string
  /**
   * True for full-width pages, such as a board. Below 1440 px the navigation bar collapses to icons there.
   */
  isWide?: boolean
  children: ReactNode
}

/** Shell of member pages, with a header of 40 px and a navigation bar of 300 px. */
export function MemberShell({ user, current, menu, waiting = 0, area, isWide = false, children }: Props) {
  // Path on which the menu was opened. A new query leaves it open: on a slow device, that of a tab comes late.
  const [openOn, setOpenOn] = useState<string>()
  const burger = useRef<HTMLButtonElement>(null)
  const navbar = useRef<HTMLDivElement>(null)
  const open = openOn === pathOf(current)
  const close = () => setOpenOn(undefined)
  const leave = () => {
    close()
    // The menu button can get the focus only after the page is no longer inert.
    requestAnimationFrame(() => burger.current?.focus())
  }
  useDismissal(navbar, open, { onEscape: leave, onOutside: leave })
  useFocusTrap(navbar, open)

  useEffect(() => {
    // Closes the menu in a wider window, where the navigation bar is beside the page. Browsers may report the
    // width late, when the menu is already open.
    const wide = matchMedia('(min-width: 48.0625rem)')
    const settle = () => wide.matches && setOpenOn(undefined)
    wide.addEventListener('change', settle)
    return () => wide.removeEventListener('change', settle)
  }, [])

  return (
    <div
      data-wide-page={isWide ? '' : undefined}
      className="md:grid print:block md:min-h-dvh md:grid-cols-[300px_minmax(0,1fr)] md:grid-rows-[auto_1fr] navbar-narrow:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div inert={open} className="contents">
        <SkipLink />
        <header className="sticky top-0 z-header col-span-2 flex print:static h-bar items-center gap-2 border-b border-line bg-canvas ps-edge-0 pe-edge-4 md:ps-edge-4">
          <button
            ref={burger}
            type="button"
            aria-label={shellWords.menu}
            aria-expanded={open}
            aria-controls="navbar"
            onClick={() => setOpenOn(pathOf(current))}
            className="grid h-bar w-11 shrink-0 place-items-center -outline-offset-3 md:hidden print:hidden"
          >
            <MenuIcon className="size-5" />
          </button>
          <Logo size="small" />
          <span className="ms-auto flex items-center gap-4 text-caption">
            {user && <Shortcut user={user} />}
            <span className="text-subtle max-sm:sr-only">{area}</span>
          </span>
        </header>
      </div>
      {open && <div className="fixed inset-0 z-panel bg-[#0009] md:hidden print:hidden" />}
      <div
        ref={navbar}
        id="navbar"
        {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': shellWords.menu })}
        className={`flex w-navbar navbar-narrow:w-[calc(64px+theme(spacing.edge-3))] flex-col overflow-y-auto border-e border-brand-edge bg-brand ps-edge-3 pe-3 pb-[max(12px,env(safe-area-inset-bottom))] text-on-brand [--focus:var(--focus-on-brand)] max-md:fixed max-md:inset-y-0 max-md:start-0 max-md:z-panel max-md:max-w-[calc(100vw-44px)] md:sticky md:top-10 md:h-[calc(100dvh-40px)] md:pt-5 print:hidden ${open ? 'max-md:animate-slide' : 'max-md:hidden'}`}
      >
        <button
          type="button"
          aria-label={shellWords.closeMenu}
          onClick={leave}
          className="-ms-3 mb-3 grid h-bar w-11 shrink-0 place-items-center -outline-offset-3 md:hidden"
        >
          <CloseIcon className="size-5" />
        </button>
        <nav aria-label={area} className="flex-1">
          {user && (
            <MemberMenu items={menu} waiting={waiting} current={current} onFollow={close} isNarrow={isWide} />
          )}
        </nav>
        {user && <MemberName user={user} />}
      </div>
      <main
        id="main"
        tabIndex={-1}
        inert={open}
        className="min-w-0 px-gutter py-8 md:ps-8 md:pe-edge-8 md:py-9 md:has-data-flush:p-0"
      >
        <NoScript />
        <div className={`mx-auto ${isWide ? '' : 'max-w-[1360px]'}`}>{children}</div>
      </main>
    </div>
  )
}

/**
 * Link that leaves the member area: to the jobs for candidates, to the company's public page for employers.
 */
function Shortcut({ user: { company } }: { user: User }) {
  // The bar has a fixed height, so the text grows only as far as it fits on one line.
  const look =
    'flex min-h-8 items-center gap-1.5 text-[length:min(0.875rem,4.375vw)] font-medium whitespace-nowrap text-link underline-offset-4 hover:underline'
  if (!company) {
    return (
      <a href={paths.jobs} className={look}>
        <Search className="size-4.5" />
        {shellWords.findJobs}
      </a>
    )
  }
  return (
    company.slug && (
      <a href={paths.publicCompany(company.slug)} className={look}>
        <Eye className="size-4.5 max-sm:hidden" />
        {shellWords.companyPage}
      </a>
    )
  )
}
