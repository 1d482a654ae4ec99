import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { siteTitles } from '../../words/pages/siteTitles.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const HelpPage = lazyComponent(() => import('./HelpPage.tsx'))

/** Route of the help page for a role. */
export const helpRoute = (role: Role): AppRoute => ({
  path: paths.help[role],
  ...siteTitles.help,
  modules: [HelpPage.source],
  element: <HelpPage role={role} />,
})
