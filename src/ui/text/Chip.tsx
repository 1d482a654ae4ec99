import type { ReactNode } from 'react'

interface Props {
  /** `soft`: highlights facts that apply to the reader. */
  look?: 'plain' | 'soft'
  children: ReactNode
}

const looks = { plain: 'bg-sunken text-muted', soft: 'bg-primary-soft text-on-primary-soft' } as const

/** Short fact in a row of chips, optionally with an icon of 16 px. */
export const Chip = ({ look = 'plain', children }: Props) => (
  <span
    className={`inline-flex min-h-7 max-w-full min-w-0 items-center wrap-anywhere gap-1.5 rounded-inner px-2.5 text-caption font-medium *:[svg]:size-4 *:[svg]:shrink-0 ${looks[look]}`}
  >
    {children}
  </span>
)
