import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { roles } from '../../../contract/roles.ts'
import { useSession } from '../../app/actors.ts'
import { useDemo } from '../../browser/useDemo.ts'
import { useHydrated } from '../../browser/useHydrated.ts'
import { useLocation } from '../../routing/location.ts'
import { PublicShell } from '../../views/shells/PublicShell.tsx'

const applyPage = new RegExp(`^${paths.apply('[^/]+')}$`)

export default function PublicLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const member = useSession(({ context }) => roles.find((role) => context.users[role]))
  return (
    <PublicShell
      current={pathname}
      isDemo={useDemo()}
      dashboard={member && paths.dashboard[member]}
      // Only a candidate applies, and has typed something there. A prerendered page does not know its own job.
      next={useHydrated() && applyPage.test(pathname) ? pathname : undefined}
    >
      {children}
    </PublicShell>
  )
}
