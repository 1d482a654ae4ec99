import type { ReactNode } from 'react'

interface Props {
  large?: boolean
  /** Reduces the space below, for a subtitle. */
  isClose?: boolean
  children: ReactNode
}

/** Page title. It gets the focus after a navigation. */
export const Heading = ({ large = false, isClose = false, children }: Props) => (
  <h1
    id="title"
    tabIndex={-1}
    className={`text-balance ${isClose ? 'mb-1' : 'mb-5'} ${large ? 'text-display' : 'text-h1'}`}
  >
    {children}
  </h1>
)
