import type { ReactNode } from 'react'

/** The title of a page, where reading goes on after a change of page. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <h1 id="title" tabIndex={-1} className="mb-5 text-h1 text-balance">
    {children}
  </h1>
)
