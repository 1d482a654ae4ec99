import type { ReactNode } from 'react'

interface Props {
  /** In full: the words on the button are short. */
  name: string
  /** True if there is nothing for it to do. */
  isIdle?: boolean
  onPress: () => void
  children: ReactNode
}

/** One of the things that can be done with a row that is being written. */
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
