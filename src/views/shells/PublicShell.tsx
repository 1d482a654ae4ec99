import { useRef, useState, type ReactNode } from 'react'
import { paths, withNext } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { CloseIcon, MenuIcon } from '../../ui/tokens/icons.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { SkipLink } from '../../ui/controls/SkipLink.tsx'
import { publicLinks, shellWords } from '../../words/pages/shells.ts'
import { DemoLine } from './DemoLine.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import type { ThemeSwitchProps } from './ThemeSwitch.tsx'
import { useDismissal } from '../../ui/feedback/useDismissal.ts'

interface Props extends ThemeSwitchProps {
  /** Path of the current page. */
  current: string
  /** Address of the dashboard button, for members. */
  dashboard: string | undefined
  /** Account menu, for members. */
  account?: ReactNode
  /** Path to open after a candidate's login; undefined if the visitor's role is unknown. */
  next?: string | undefined
  isDemo?: boolean
  children: ReactNode
}

/** Shell of public pages (specification, 2). */
export function PublicShell({
  current,
  dashboard,
  account,
  next,
  isDemo = false,
  children,
  ...theme
}: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {/* A container query in letter widths, so that larger text collapses the links sooner. */}
      <header className="@container sticky top-0 z-header h-header print:static border-b border-line bg-canvas">
        {/* As a row of links, the menu comes before the buttons; collapsed, it comes after them. */}
        <div
          className={`mx-auto flex h-full items-center gap-1 [reading-flow:flex-visual] ps-gutter pe-edge-2 sm:gap-2 sm:ps-edge-8 @5xl:gap-4 @5xl:pe-edge-8 ${current === paths.jobs ? 'max-w-search' : 'max-w-[1200px]'}`}
        >
          <Logo />
          <Menu current={current} />
          <div className="ms-auto flex shrink-0 items-center gap-1 sm:gap-2">
            {dashboard ? (
              <>
                <ButtonLink href={dashboard} look="secondary" size="header">
                  {shellWords.dashboard}
                </ButtonLink>
                {account}
              </>
            ) : (
              <>
                <ButtonLink
                  href={next ? withNext(paths.login('candidate'), next) : paths.chooseLogin}
                  look="quiet"
                  size="header"
                  className="guest-only"
                >
                  {shellWords.login}
                </ButtonLink>
                <ButtonLink
                  href={next ? withNext(paths.register('candidate'), next) : paths.chooseRegister}
                  look="secondary"
                  size="header"
                  className="guest-only"
                >
                  {shellWords.createAccount}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </header>
      <DemoLine isDemo={isDemo} />
      <main
        id="main"
        tabIndex={-1}
        className={`public-page w-full flex-1 ${current === paths.home || current === paths.jobs ? 'pb-14' : 'py-8 sm:py-14'}`}
      >
        {children}
      </main>
      <PublicFooter {...theme} />
    </div>
  )
}

/** Navigation links in a row, or in a menu if the row does not fit. */
function Menu({ current }: { current: string }) {
  const [openOn, setOpenOn] = useState<string>()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openOn === current
  const close = () => setOpenOn(undefined)
  const closeAndStay = () => {
    close()
    // Moves the focus to the button, because the link disappears with the menu and may lead to this same
    // page.
    button.current?.focus()
  }

  useDismissal(area, open, {
    onEscape: closeAndStay,
    onOutside: close,
  })

  return (
    <div ref={area} className="order-last shrink-0 print:hidden @5xl:order-none">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="site-menu"
        aria-label={shellWords.menu}
        onClick={() => (open ? close() : setOpenOn(current))}
        className="grid size-[44px] place-items-center rounded-control hover:bg-primary-soft @5xl:hidden"
      >
        {open ? <CloseIcon className="size-5" /> : <MenuIcon className="size-5" />}
      </button>
      <nav
        id="site-menu"
        aria-label={shellWords.main}
        className={`@max-5xl:absolute @max-5xl:inset-x-0 @max-5xl:top-full @max-5xl:border-b @max-5xl:border-line @max-5xl:bg-canvas @max-5xl:px-gutter @max-5xl:py-3 @max-5xl:shadow-card ${open ? '' : '@max-5xl:hidden'}`}
      >
        <ul className="gap-1 sm:@max-5xl:grid sm:@max-5xl:grid-cols-2 @5xl:flex">
          {publicLinks.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                onClick={closeAndStay}
                aria-current={href === current ? 'page' : undefined}
                className="flex min-h-12 items-center rounded-inner px-3 whitespace-nowrap text-muted underline-offset-8 hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 @5xl:min-h-10"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
