import { brand } from '../brand.ts'

interface Props {
  /** Leave out the word where there is no room; the link keeps its name. */
  compact?: boolean
  /** For a header 40 high. */
  small?: boolean
}

/** The mark and the name, leading home. The mark is one tile of the path. */
export const Logo = ({ compact = false, small = false }: Props) => (
  <a
    href="/"
    className={`inline-flex items-center rounded-inner font-semibold tracking-[-0.015em] ${small ? 'h-9 gap-2 text-[1rem]' : 'h-11 gap-2.5 text-[1.125rem]'}`}
  >
    <Mark className={small ? 'size-5.5' : 'size-7'} />
    <span className={compact ? 'max-sm:sr-only' : ''}>{brand}</span>
  </a>
)

const Mark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
    <clipPath id="mark">
      <rect width="32" height="32" rx="8" />
    </clipPath>
    <g clipPath="url(#mark)" fill="none" strokeWidth="10">
      <path fill="#004038" d="M0 0h32v32H0z" />
      <path stroke="#aee3d2" d="M16 0A16 16 0 0 1 0 16" />
      <path stroke="#fcbd8e" d="M16 32a16 16 0 0 1 16-16" />
    </g>
  </svg>
)
