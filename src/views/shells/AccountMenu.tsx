import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { Avatar } from '../../ui/brand/Avatar.tsx'
import { useDismissal } from '../../ui/feedback/useDismissal.ts'
import { Name } from '../../ui/text/Name.tsx'
import { menus, type MenuItem } from '../../words/menus.ts'
import { shellWords } from '../../words/pages/shells.ts'

interface Props {
  user: User
  role: Role
  /** Number of applications that wait for this side. */
  waiting: number
}

const savedJobs = { label: shellWords.savedJobs, href: `${paths.applications}?tab=saved` } as const

/**
 * Menu items of the member area that are also useful on public pages. Candidates also get their saved jobs.
 */
const links: Readonly<Record<Role, readonly Pick<MenuItem, 'label' | 'href' | 'hasWaiting'>[]>> = {
  candidate: [
    ...menus.candidate.filter(({ icon }) => icon === 'applications'),
    savedJobs,
    ...menus.candidate.filter(({ icon }) => icon === 'logout'),
  ],
  employer: menus.employer.filter(({ icon }) => ['jobPosts', 'applicants', 'logout'].includes(icon)),
}

/**
 * Account menu in the header of public pages, with the number of waiting applications and links to the member
 * area.
 */
export function AccountMenu({ user: { emailAddress, firstName, lastName, picture }, role, waiting }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  useDismissal(area, isOpen, {
    onEscape: () => {
      close()
      button.current?.focus()
    },
    onOutside: close,
  })

  return (
    <div ref={area} className="relative print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-11 items-center gap-2 rounded-control px-1 hover:bg-primary-soft sm:px-2"
      >
        <span className="sr-only">{shellWords.account(firstName, lastName)}</span>
        <span aria-hidden="true" className="relative">
          <Avatar name={{ firstName, lastName, photo: picture }} size="row" isOwn />
          {waiting > 0 && (
            <span className="absolute -end-2 -top-1.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-canvas bg-primary px-1 text-[11px] font-semibold text-on-primary tabular-nums">
              {shellWords.counter(waiting)}
            </span>
          )}
        </span>
        <span aria-hidden="true" className="hidden max-w-36 truncate text-label font-medium @5xl:block">
          <Name>{firstName}</Name>
        </span>
        <ChevronDown className="hidden size-4.5 shrink-0 text-subtle sm:block" />
      </button>
      <div
        id="account-menu"
        hidden={!isOpen}
        className="absolute end-0 top-full z-panel mt-2 w-64 max-w-[calc(100vw-24px)] rounded-card border border-line bg-raised p-2 shadow-card"
      >
        <p className="border-b border-line px-3 pt-1.5 pb-3 wrap-anywhere">
          <span className="line-clamp-2 font-medium">
            <Name>
              {firstName} {lastName}
            </Name>
          </span>
          <span className="line-clamp-1 text-caption text-subtle">{emailAddress}</span>
        </p>
        <ul className="pt-2">
          {links[role].map(({ hasWaiting, href, label }) => (
            <li key={href}>
              <a
                href={href}
                onClick={close}
                className="flex min-h-11 items-center justify-between gap-3 rounded-inner px-3 hover:bg-primary-soft"
              >
                {label}
                {hasWaiting && waiting > 0 && (
                  <>
                    <span
                      aria-hidden="true"
                      className="grid h-6 min-w-7 place-items-center rounded-full bg-accent px-2 text-caption font-semibold text-on-accent tabular-nums"
                    >
                      {shellWords.counter(waiting)}
                    </span>
                    <span className="sr-only"> {shellWords.waiting(waiting)}</span>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
