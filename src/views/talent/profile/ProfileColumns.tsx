import type { ReactNode } from 'react'

interface Props {
  /** Content that comes first in every window. */
  profile: ReactNode
  side: ReactNode
  /** Content below the profile; in one column, below the sidebar. */
  more: ReactNode
}

/** Layout of the overview: the profile, its audience beside it, and its visitors below. */
export const ProfileColumns = ({ profile, side, more }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem] min-[75rem]:grid-rows-[auto_1fr]">
    <div>{profile}</div>
    <div className="min-[75rem]:row-span-2">{side}</div>
    <div>{more}</div>
  </div>
)
