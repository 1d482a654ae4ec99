import type { ReactNode } from 'react'
import { CheckIcon, ErrorIcon, NoteIcon } from '../tokens/icons.tsx'

const looks = {
  status: { Icon: CheckIcon, tones: 'bg-success-soft text-success-text' },
  info: { Icon: NoteIcon, tones: 'bg-info-soft text-info-text' },
  warning: { Icon: ErrorIcon, tones: 'bg-warning-soft text-warning-text' },
  failure: { Icon: ErrorIcon, tones: 'bg-warning-soft text-warning-text' },
} as const

interface Props {
  kind: keyof typeof looks
  action?: ReactNode
  children: ReactNode
}

const roles = { status: 'status', info: undefined, warning: undefined, failure: 'alert' } as const

/**
 * Permanent note above the content. Screen readers announce status messages and failures when they appear.
 */
export function Banner({ kind, action, children }: Props) {
  const { Icon, tones } = looks[kind]
  return (
    <div className={`mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control px-4 py-3 ${tones}`}>
      <div role={roles[kind]} className="flex min-w-0 flex-[1_1_16rem] gap-3">
        <Icon className="h-[1lh] w-5 shrink-0" />
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </div>
  )
}
