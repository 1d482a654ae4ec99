import type { ReactNode } from 'react'

interface Props {
  label: string
  /** Icon of 18 px. */
  icon: ReactNode
  /** Highlights the icon with an amber background. */
  isUrgent?: boolean
  /** Undefined with too few cases; the note then explains it. */
  value: string | undefined
  note?: ReactNode
}

/** Single number with its label, as an entry of a `dl`. */
export const Figure = ({ label, icon, isUrgent = false, value, note }: Props) => (
  <div className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5">
    <dt className="mb-2 flex flex-1 items-start justify-between gap-2 text-hint text-muted">
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span
        aria-hidden="true"
        className={`grid size-9 shrink-0 place-items-center rounded-inner *:[svg]:size-1/2 ${isUrgent ? 'bg-warning-soft text-warning-text' : 'bg-primary-soft text-on-primary-soft'}`}
      >
        {icon}
      </span>
    </dt>
    {value !== undefined && <dd className="text-figure wrap-anywhere tabular-nums">{value}</dd>}
    {note && <dd className="mt-1.5 text-hint text-muted">{note}</dd>}
  </div>
)
