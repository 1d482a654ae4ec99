import type { ReactNode } from 'react'

/** The title of a page, where reading goes on after a change of page. */
export const Heading = ({ large = false, children }: { large?: boolean; children: ReactNode }) => (
  <h1 id="title" tabIndex={-1} className={`mb-5 text-balance ${large ? 'text-display' : 'text-h1'}`}>
    {children}
  </h1>
)
