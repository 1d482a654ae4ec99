import type { ReactNode } from 'react'
import { CheckIcon, ErrorIcon, RingIcon } from '../tokens/icons.tsx'

interface IconProps {
  className?: string
}

const Square = ({ className = '', children }: IconProps & { children?: ReactNode }) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    {children}
  </svg>
)

const OpenSquare = (props: IconProps) => (
  <Square {...props}>
    <rect x="3" y="3" width="14" height="14" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
  </Square>
)

const Bars = (props: IconProps) => (
  <Square {...props}>
    <path d="M6.5 3v14M13.5 3v14" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
  </Square>
)

const FullSquare = (props: IconProps) => (
  <Square {...props}>
    <rect x="2" y="2" width="16" height="16" rx="3" fill="currentColor" />
  </Square>
)

const Leaving = (props: IconProps) => (
  <Square {...props}>
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path
      d="M6 10h7.5M10.5 6.8l3.2 3.2-3.2 3.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </Square>
)

const quiet = 'bg-sunken text-muted'

/** Looks of states. Each has its own shape, so that color is never the only difference. */
const looks = {
  good: { Icon: CheckIcon, tones: 'bg-success-soft text-success-text [--canvas:var(--success-soft)]' },
  asking: { Icon: ErrorIcon, tones: 'bg-warning-soft text-warning-text [--canvas:var(--warning-soft)]' },
  leaving: { Icon: Leaving, tones: 'bg-info-soft text-info-text' },
  theirs: { Icon: RingIcon, tones: 'bg-surface text-muted' },
  draft: { Icon: OpenSquare, tones: quiet },
  paused: { Icon: Bars, tones: quiet },
  ended: { Icon: FullSquare, tones: quiet },
} as const

export type StateLook = keyof typeof looks

/** Tag for a state, with a shape and a word. */
export function StateTag({ look, children }: { look: StateLook; children: string }) {
  const { Icon, tones } = looks[look]
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-tag border border-line px-2 py-1 text-caption font-medium ${tones}`}
    >
      <Icon className="size-3.5 shrink-0" />
      {children}
    </span>
  )
}
