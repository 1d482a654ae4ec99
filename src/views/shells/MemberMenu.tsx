import type { User } from '../../../contract/user.ts'
import type { MenuItem } from '../../words/menus.ts'
import { Name } from '../../ui/text/Name.tsx'

interface Props {
  items: readonly MenuItem[]
  /** Of how many applications it is their turn. */
  waiting: number
  current: string
  onFollow: () => void
}

export const MemberMenu = ({ items, waiting, current, onFollow }: Props) => {
  const here = currentItem(items, current)
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item.href}>
          <a
            href={item.href}
            onClick={onFollow}
            aria-current={item === here ? (isAt(item, current) ? 'page' : true) : undefined}
            className="relative flex min-h-11 items-center rounded-control px-4 text-on-brand-muted hover:bg-brand-hover hover:text-on-brand aria-[current]:bg-brand-hover aria-[current]:ps-8 aria-[current]:font-medium aria-[current]:text-on-brand aria-[current]:before:absolute aria-[current]:before:start-4 aria-[current]:before:h-5 aria-[current]:before:border-s-4 aria-[current]:before:border-accent"
          >
            {item.label}
            {item.hasWaiting && waiting > 0 && <Waiting count={waiting} />}
          </a>
        </li>
      ))}
    </ul>
  )
}

const Waiting = ({ count }: { count: number }) => (
  <>
    <span
      aria-hidden="true"
      className="ms-auto min-w-6 rounded-full border border-brand-edge px-2 text-center text-caption text-on-brand tabular-nums"
    >
      {count}
    </span>
    <span className="sr-only"> {count === 1 ? '1 waits' : `${count} wait`} for you</span>
  </>
)

const pathOf = (address: string) => address.split('?')[0] ?? ''

/** Whether an item leads to the very page, and not to one that it stands in. */
const isAt = ({ href }: MenuItem, current: string) => pathOf(href) === pathOf(current)

/** The item of exactly this address, else the one of its path, or of what it stands in: a page with tabs has both kinds. */
function currentItem(items: readonly MenuItem[], current: string) {
  const path = pathOf(current)
  // Home is the first of them, and every page stands in it.
  const within = items.slice(1).find(({ href }) => path.startsWith(`${href}/`))
  return items.find(({ href }) => href === current) ?? items.find(({ href }) => href === path) ?? within
}

/** Initials, full name and e-mail address. However long they are, they stay within the navbar. */
export const MemberName = ({ user: { firstName, lastName, emailAddress } }: { user: User }) => (
  <footer className="mt-4 flex items-center gap-3 border-t border-brand-hover px-2 pt-4">
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-label font-semibold text-on-accent"
    >
      {initial(firstName) + initial(lastName)}
    </span>
    <div className="min-w-0 wrap-anywhere">
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

const graphemes = new Intl.Segmenter()
const initial = (name: string) => [...graphemes.segment(name.trim())][0]?.segment.toUpperCase() ?? ''
