import { brand } from '../../brand.ts'

const sizes = {
  large: { link: 'h-11 gap-x-2 text-action *:h-11', mark: 'size-7' },
  small: { link: 'h-9 gap-x-2 text-label *:h-9', mark: 'size-5.5' },
} as const

/**
 * Logo with the product name, as a link to the home page. In narrow spaces the name wraps to a second line,
 * which is clipped but still names the link for assistive technology.
 */
export function Logo({ size = 'large' }: { size?: keyof typeof sizes }) {
  const { link, mark } = sizes[size]
  return (
    <a
      href="/"
      className={`flex min-w-0 flex-wrap overflow-hidden rounded-inner font-semibold tracking-[-0.015em] *:flex *:items-center ${link}`}
    >
      <span>
        <Mark className={mark} />
      </span>
      <span>{brand}</span>
    </a>
  )
}

const Mark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
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
