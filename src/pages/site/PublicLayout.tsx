import { lazy, Suspense, type ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { roles } from '../../../contract/roles.ts'
import { useSession } from '../../app/actors.ts'
import { useDemo } from '../../browser/useDemo.ts'
import { useTheme } from '../../browser/useTheme.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { useLocation } from '../../routing/location.ts'
import { PublicShell } from '../../views/shells/PublicShell.tsx'

const AccountPart = lazy(() => import('./AccountPart.tsx'))

const applyPage = new RegExp(`^${paths.apply('[^/]+')}$`)

export default function PublicLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const users = useSession(({ context }) => context.users)
  const role = roles.find((each) => users[each])
  const user = role && users[role]
  const isHydrated = useHydrated()
  const { theme, onTheme } = useTheme()
  return (
    <PublicShell
      current={pathname}
      isDemo={useDemo()}
      theme={isHydrated ? theme : undefined}
      onTheme={onTheme}
      dashboard={role && paths.dashboard[role]}
      account={
        user && (
          <Suspense fallback={<span className="size-11" />}>
            <AccountPart user={user} role={role} />
          </Suspense>
        )
      }
      // The login returns to an application form, so that a candidate keeps the draft. Not before hydration,
      // because prerendered pages do not know their path.
      next={isHydrated && applyPage.test(pathname) ? pathname : undefined}
    >
      {children}
    </PublicShell>
  )
}
