import { lazy } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { inLayout, lazyComponent, type AppRoute } from '../../routing/route.ts'
import { accountTitles } from '../../words/pages/accountTitles.ts'

const MemberGate = lazyComponent(() => import('./MemberGate.tsx'))
const MemberLayout = lazyComponent(() => import('./MemberLayout.tsx'))
// In the chunk of the layout, because logging out must not wait for another file.
const LogoutPage = lazy(async () => ({ default: (await import('./MemberLayout.tsx')).LogoutPage }))

/** Routes of a role's member area, behind the login gate, with the logout page. */
export const memberArea = (role: Role, pages: readonly AppRoute[]) =>
  inLayout(
    (page) => (
      <MemberLayout key={role} role={role}>
        {page}
      </MemberLayout>
    ),
    MemberLayout,
    [
      ...pages.map((route) => ({
        ...route,
        modules: [MemberGate.source, ...route.modules],
        element: <MemberGate role={role}>{route.element}</MemberGate>,
      })),
      {
        path: paths.logout[role],
        ...accountTitles.logout,
        modules: [],
        element: <LogoutPage role={role} />,
      },
    ],
  )
