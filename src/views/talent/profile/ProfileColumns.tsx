import type { ReactNode } from 'react'

interface Props {
  /** First in every window. */
  profile: ReactNode
  side: ReactNode
  /** Below the profile, and below the side where there is one column. */
  more: ReactNode
}

/** The profile, beside it who sees it, and below it who has looked. */
export const ProfileColumns = ({ profile, side, more }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem] min-[75rem]:grid-rows-[auto_1fr]">
    <div>{profile}</div>
    <div className="min-[75rem]:row-span-2">{side}</div>
    <div>{more}</div>
  </div>
)
