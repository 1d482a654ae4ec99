import { lazy } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { inLayout, lazyComponent, type AppRoute } from '../../routing/route.ts'
import { accountTitles } from '../../words/pages/accountTitles.ts'

const MemberGate = lazyComponent(() => import('./MemberGate.tsx'))
const MemberLayout = lazyComponent(() => import('./MemberLayout.tsx'))
// It comes with the layout: nothing that is yet to be loaded stands between a person and the end of their session.
const LogoutPage = lazy(async () => ({ default: (await import('./MemberLayout.tsx')).LogoutPage }))

/** The pages of a role's members, each behind the gate, and the way out. */
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
