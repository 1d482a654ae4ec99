import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Building2 from 'lucide-react/icons/building-2'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import UsersRound from 'lucide-react/icons/users-round'
import type { ComponentType } from 'react'
import type { User } from '../../../contract/user.ts'
import { Avatar } from '../../ui/brand/Avatar.tsx'
import { Name } from '../../ui/text/Name.tsx'
import type { MenuIcon, MenuItem } from '../../words/menus.ts'
import { shellWords } from '../../words/pages/shells.ts'

const icons: Readonly<Record<MenuIcon, ComponentType<{ className?: string }>>> = {
  home: House,
  profile: UserRound,
  resumes: FileText,
  letters: Mail,
  applications: Inbox,
  jobPosts: BriefcaseBusiness,
  applicants: UsersRound,
  talent: UserRoundSearch,
  company: Building2,
  settings: Settings,
  help: LifeBuoy,
  logout: LogOut,
}

interface Props {
  items: readonly MenuItem[]
  /** Number of applications that wait for this side. */
  waiting: number
  current: string
  onFollow: () => void
  /** True if the navigation bar may collapse to icons. */
  isNarrow?: boolean
}

/** Menu of a member area. When collapsed to icons, its labels become tooltips. */
export const MemberMenu = ({ items, waiting, current, onFollow, isNarrow = false }: Props) => {
  const here = currentItem(items, current)
  return (
    <ul className="grid gap-1">
      {items.map((item) => {
        const Icon = icons[item.icon]
        return (
          <li key={item.href} className={item.beginsGroup ? 'mt-2 border-t border-brand-hover pt-3' : ''}>
            <a
              href={item.href}
              onClick={onFollow}
              title={isNarrow ? item.label : undefined}
              aria-current={item === here ? (isAt(item, current) ? 'page' : true) : undefined}
              className="relative flex min-h-11 items-center gap-3.5 rounded-control px-4 text-on-brand-muted hover:bg-brand-hover hover:text-on-brand aria-[current]:bg-brand-hover aria-[current]:font-medium aria-[current]:text-on-brand aria-[current]:before:absolute aria-[current]:before:start-0 aria-[current]:before:h-6 aria-[current]:before:rounded-full aria-[current]:before:border-s-4 aria-[current]:before:border-accent navbar-narrow:justify-center navbar-narrow:px-0"
            >
              <Icon className="size-5 shrink-0" />
              <span className="navbar-narrow:sr-only">{item.label}</span>
              {item.hasWaiting && waiting > 0 && <Waiting count={waiting} />}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const Waiting = ({ count }: { count: number }) => (
  <>
    <span
      aria-hidden="true"
      className="ms-auto grid h-6 min-w-7 place-items-center rounded-full bg-accent px-2 text-caption font-semibold text-on-accent tabular-nums navbar-narrow:absolute navbar-narrow:end-0 navbar-narrow:-top-1 navbar-narrow:h-5 navbar-narrow:min-w-5 navbar-narrow:px-1"
    >
      {shellWords.counter(count)}
    </span>
    <span className="sr-only"> {shellWords.waiting(count)}</span>
  </>
)

/** Path of an address, without its query. */
export const pathOf = (address: string) => address.split('?')[0] ?? ''

/** True if a menu item links to this page itself, not to one that contains it. */
const isAt = ({ href }: MenuItem, current: string) => pathOf(href) === pathOf(current)

/**
 * Menu item for the current page: the one with the same address, else with the same path, else with a path
 * that contains it.
 */
function currentItem(items: readonly MenuItem[], current: string) {
  const path = pathOf(current)
  // Skips the first item, Home, whose path contains every page.
  const within = items.slice(1).find(({ href }) => path.startsWith(`${href}/`))
  return items.find(({ href }) => href === current) ?? items.find(({ href }) => href === path) ?? within
}

/** Initials, full name and email address of the member. Long text is truncated. */
export const MemberName = ({ user: { firstName, lastName, emailAddress, picture } }: { user: User }) => (
  <footer className="mt-4 flex items-center gap-3 border-t border-brand-hover px-2 pt-4 navbar-narrow:justify-center navbar-narrow:px-0">
    <Avatar name={{ firstName, lastName, photo: picture }} size="menu" isOwn />
    <div className="min-w-0 wrap-anywhere navbar-narrow:sr-only">
      <p className="line-clamp-2 font-medium" title={`${firstName} ${lastName}`}>
        <Name>
          {firstName} {lastName}
        </Name>
      </p>
      <p className="line-clamp-2 text-caption text-on-brand-muted" title={emailAddress}>
        {emailAddress}
      </p>
    </div>
  </footer>
)
