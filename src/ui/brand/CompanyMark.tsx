import { monogramOf } from '../../../contract/companies/monogram.ts'
import { Picture } from './Picture.tsx'

const sizes = {
  table: 'size-10 rounded-inner',
  row: 'size-11 rounded-control',
  card: 'size-12 rounded-control',
  about: 'size-14 rounded-control',
  pane: 'size-16 rounded-card',
  page: 'size-16 rounded-card sm:size-22',
} as const

/** Edge lengths in px; the larger one for sizes that depend on the window width. */
const edges: Readonly<Record<keyof typeof sizes, number>> = {
  table: 40,
  row: 44,
  card: 48,
  about: 56,
  pane: 64,
  page: 88,
}

const arcs = [
  'M24 0A24 24 0 0 1 0 24M48 24a24 24 0 0 0-24 24',
  'M24 0a24 24 0 0 0 24 24M0 24a24 24 0 0 1 24 24',
] as const

interface Props {
  company: { readonly slug: string; readonly name: string; readonly logo?: string | undefined }
  size: keyof typeof sizes
}

/**
 * Logo of a company, or a monogram without one. Hidden from screen readers, because the name is next to it.
 */
export function CompanyMark({ company, size }: Props) {
  const { logo } = company
  if (logo === undefined) return <MonogramTile company={company} className={`shrink-0 ${sizes[size]}`} />
  return (
    <span
      aria-hidden="true"
      className={`relative block shrink-0 overflow-hidden after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-line ${sizes[size]}`}
    >
      <MonogramTile company={company} className="size-full" />
      <Picture path={logo} edge={edges[size]} />
    </span>
  )
}

/** Excluded from browser translation, which would insert HTML elements that SVG text cannot render. */
function MonogramTile({ company, className }: Pick<Props, 'company'> & { className: string }) {
  const { ground, letters, turn } = monogramOf(company)
  return (
    <span aria-hidden="true" translate="no" className={`block overflow-hidden ${className}`}>
      <svg viewBox="0 0 48 48" className="block size-full">
        <path fill={ground} d="M0 0h48v48H0z" />
        <path fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth="13" d={arcs[turn]} />
        <text
          x="24"
          y="30.5"
          textAnchor="middle"
          fill="#fff"
          className="text-[18px] font-semibold"
          direction="ltr"
        >
          {letters}
        </text>
      </svg>
    </span>
  )
}
