interface Props {
  className?: string
}

export const DashedRingIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4.4" />
  </svg>
)

export const TwoRingsIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="7" cy="10" r="5.5" />
      <circle cx="13" cy="10" r="5.5" />
    </g>
  </svg>
)

export const LockIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="2" d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
    <rect x="4" y="9" width="12" height="9" rx="2" fill="currentColor" />
  </svg>
)
