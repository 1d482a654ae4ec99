import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { roles } from '../../contract/roles.ts'
import { useSession } from '../actors.ts'
import { PublicShell } from '../views/PublicShell.tsx'

export default function PublicLayout() {
  const { pathname } = useLocation()
  const member = useSession(({ context }) => roles.find((role) => context.users[role]))
  return (
    <PublicShell current={pathname} dashboard={member && paths.dashboard[member]}>
      <Outlet />
    </PublicShell>
  )
}
