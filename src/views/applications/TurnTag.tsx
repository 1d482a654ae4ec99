import type { Turn } from '../../../contract/applications/turns.ts'
import type { Role } from '../../../contract/roles.ts'
import { ErrorIcon } from '../../ui/tokens/icons.tsx'
import { eighthsLeft, turnToCandidate, turnToEmployer } from '../../words/applications/turns.ts'

/** SVG path of an arc: radius 8 around (10, 10), clockwise from the top, in eighths of a circle. */
function arc(eighths: number): string {
  const angle = (Math.min(eighths, 7.999) * Math.PI) / 4
  const [x, y] = [10 + 8 * Math.sin(angle), 10 - 8 * Math.cos(angle)].map((each) => each.toFixed(2))
  return `M10 2A8 8 0 ${eighths > 4 ? 1 : 0} 1 ${x} ${y}`
}

interface ShapeProps {
  readonly eighths: number
  readonly className: string
}

/** Time left for the reader, as a shrinking pie slice. */
const Slice = ({ eighths, className }: ShapeProps) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d={`${arc(eighths)}L10 10z`} fill="currentColor" />
  </svg>
)

/** Time left for the other side, as a shortening arc. */
const Ring = ({ eighths, className }: ShapeProps) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="var(--line)" strokeWidth="2.5" />
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity=".35" strokeWidth="1.5" />
    <path d={arc(eighths)} fill="none" stroke="currentColor" strokeWidth="2.5" />
  </svg>
)

const Dashed = ({ className }: ShapeProps) => (
  <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3.14" />
  </svg>
)

const framed = 'rounded-tag pe-2 ps-1.5'

const looks = {
  yours: { Shape: Slice, tones: `${framed} bg-primary-soft text-on-primary-soft` },
  theirs: { Shape: Ring, tones: 'text-muted' },
  late: {
    Shape: ErrorIcon,
    tones: `${framed} bg-warning-soft text-warning-text [--canvas:var(--warning-soft)]`,
  },
  silent: { Shape: Dashed, tones: `${framed} border border-dashed border-field text-ink` },
} as const

const lookOf = ({ lateness, side }: Turn, reader: Role): keyof typeof looks => {
  if (lateness === 'overdue') return 'late'
  if (lateness === 'silent') return 'silent'
  return side === reader ? 'yours' : 'theirs'
}

interface Props {
  readonly turn: Turn
  readonly now: number
  /** Smaller size, for cards and table rows. */
  readonly isSmall?: boolean
}

interface ForCandidate extends Props {
  readonly reader: 'candidate'
  /** Name of the company; undefined if the row already shows it. */
  readonly name?: string
}

interface ForEmployer extends Props {
  readonly reader: 'employer'
  /** First name of the applicant. */
  readonly name: string
  /** Omits the due date while the applicant has the turn. */
  readonly isShort?: boolean
}

/** Tag with the side that acts next and its due date. */
export function TurnTag(props: ForCandidate | ForEmployer) {
  const { isSmall = false, now, reader, turn } = props
  const { Shape, tones } = looks[lookOf(turn, reader)]
  return (
    <span
      className={`inline-flex items-center font-medium tabular-nums ${isSmall ? 'min-h-6 gap-1.5 text-caption' : 'min-h-7 gap-2 text-hint'} ${tones}`}
    >
      <Shape eighths={eighthsLeft(turn, now)} className={`shrink-0 ${isSmall ? 'size-4' : 'size-5'}`} />
      {/* Names and sentences may wrap; a date in a table must not. */}
      <span
        className={
          reader === 'employer' && turn.side === reader
            ? 'max-sm:min-w-0 sm:whitespace-nowrap'
            : 'min-w-0 wrap-anywhere'
        }
      >
        {props.reader === 'candidate' ? turnToCandidate(props) : turnToEmployer(props)}
      </span>
    </span>
  )
}
