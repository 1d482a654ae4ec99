import type { ReactNode } from 'react'

interface Props {
  large?: boolean
  /** Something of the title follows right below. */
  isClose?: boolean
  children: ReactNode
}

/** The title of a page, where reading goes on after a change of page. */
export const Heading = ({ large = false, isClose = false, children }: Props) => (
  <h1
    id="title"
    tabIndex={-1}
    className={`text-balance ${isClose ? 'mb-1' : 'mb-5'} ${large ? 'text-display' : 'text-h1'}`}
  >
    {children}
  </h1>
)
