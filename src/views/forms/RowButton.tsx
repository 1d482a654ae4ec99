import type { ReactNode } from 'react'

interface Props {
  /** Accessible name, because the visible label is short. */
  name: string
  /** True if the button would have no effect. */
  isIdle?: boolean
  onPress: () => void
  children: ReactNode
}

/** Button for a row of a form, such as moving or removing it. */
export const RowButton = ({ name, isIdle = false, onPress, children }: Props) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isIdle || undefined}
    onClick={isIdle ? undefined : onPress}
    className="min-h-11 rounded-inner px-2 text-label text-link hover:bg-primary-soft aria-disabled:text-subtle aria-disabled:hover:bg-transparent print:hidden"
  >
    {children}
  </button>
)
