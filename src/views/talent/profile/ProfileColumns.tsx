import type { ReactNode } from 'react'

/** The profile, and beside it who sees it. */
export const ProfileColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
    <div>{main}</div>
    <div>{side}</div>
  </div>
)
