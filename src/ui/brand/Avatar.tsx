import UserRound from 'lucide-react/icons/user-round'
import { hashOf } from '../../../contract/companies/monogram.ts'
import { lazyValue } from '../../../contract/shared/lazyValue.ts'
import { Picture } from './Picture.tsx'

/** Background and text colors, each pair with a contrast of at least 7:1 in both themes. */
export const avatarColours = [
  'bg-[#d2f0e5] text-[#004038]',
  'bg-[#daf1ff] text-[#0f4b70]',
  'bg-[#ffefc8] text-[#69400b]',
  'bg-[#ffd7b7] text-[#4a2716]',
  'bg-[#f3e1ee] text-[#5b2150]',
  'bg-[#d9f6dc] text-[#185125]',
] as const

const sizes = {
  small: 'size-7 text-[length:calc(var(--spacing)*2.75)]',
  row: 'size-9 text-[length:calc(var(--spacing)*3.25)]',
  menu: 'size-10 text-[length:calc(var(--spacing)*3.5)]',
  heading: 'size-14 text-[length:calc(var(--spacing)*4.5)]',
  profile: 'size-26 text-[length:calc(var(--spacing)*8)]',
} as const

const edges: Readonly<Record<keyof typeof sizes, number>> = {
  small: 28,
  row: 36,
  menu: 40,
  heading: 56,
  profile: 104,
}

interface Props {
  name: {
    readonly firstName: string
    readonly lastName: string
    readonly isHidden?: true | undefined
    readonly isErased?: true | undefined
    /** URL of the photo. The server omits it while the name is hidden. */
    readonly photo?: string | undefined
  }
  size: keyof typeof sizes
  /** Highlights the signed-in user's own avatar. */
  isOwn?: boolean
}

/** Photo of a person, or initials without one. Hidden from screen readers, because the name is next to it. */
export function Avatar({ name, size, isOwn = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none ${sizes[size]} ${coloursOf(name, isOwn)}`}
    >
      {name.isHidden || name.isErased ? (
        <UserRound className="size-1/2" />
      ) : (
        initialOf(name.firstName) + initialOf(name.lastName)
      )}
      {name.photo !== undefined && <Picture path={name.photo} edge={edges[size]} />}
    </span>
  )
}

function coloursOf(name: Props['name'], isOwn: boolean): string {
  if (isOwn) return 'bg-accent text-on-accent'
  if (name.isHidden || name.isErased) return 'bg-sunken text-muted'
  return avatarColours[hashOf(`${name.firstName} ${name.lastName}`) % avatarColours.length] ?? ''
}

const graphemes = lazyValue(() => new Intl.Segmenter('en'))
const initialOf = (name: string) =>
  [...graphemes().segment(name.trim().slice(0, 64))][0]?.segment.toUpperCase() ?? ''
