import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const HelpPage = lazyComponent(() => import('./HelpPage.tsx'))

/** What people of a role ask, and the answers. */
export const helpRoute = (role: Role): AppRoute => ({
  path: paths.help[role],
  title: 'Help & Support',
  description: 'Questions that people have, and the answers.',
  modules: [HelpPage.source],
  element: <HelpPage role={role} />,
})
