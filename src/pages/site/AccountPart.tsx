import { useMemo } from 'react'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { useReading } from '../../app/useReading.ts'
import { readWaiting } from '../../effects/waiting.ts'
import { AccountMenu } from '../../views/shells/AccountMenu.tsx'

/** Account menu of a member on public pages, loaded for members only. */
export default function AccountPart({ user, role }: { user: User; role: Role }) {
  const { data } = useReading(
    readWaiting,
    useMemo(() => ({ role }), [role]),
  )
  return <AccountMenu user={user} role={role} waiting={data?.waiting ?? 0} />
}
