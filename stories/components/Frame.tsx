import type { ReactNode } from 'react'

/** Page with margins for a single component. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto max-w-column px-gutter py-8">
    <h1 className="sr-only">One part</h1>
    {children}
  </main>
)
