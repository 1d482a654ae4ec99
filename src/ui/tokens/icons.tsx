interface Props {
  className?: string
}

export const ErrorIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <path fill="currentColor" d="M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3z" />
    <path
      className="stroke-canvas"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      d="M10 5.5v5M10 14.2v.1"
    />
  </svg>
)

export const CheckIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill="currentColor" />
    <path
      className="stroke-canvas"
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
      d="m6 10.2 2.8 2.8L14 7.6"
    />
  </svg>
)

export const RingIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)

export const NoteIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill="currentColor" />
    <path
      className="stroke-canvas"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      d="M10 9.5v5M10 5.8v.1"
    />
  </svg>
)

export const MenuIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M3 6.5h14M3 13.5h14" />
  </svg>
)

export const CloseIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="m5 5 10 10M15 5 5 15" />
  </svg>
)

export const FoldIcon = ({ className }: Props) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m5 8 5 5 5-5"
    />
  </svg>
)
