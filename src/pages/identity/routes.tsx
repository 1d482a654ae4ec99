import { paths } from '../../../contract/paths.ts'
import { roles } from '../../../contract/roles.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { accountTitles } from '../../words/pages/accountTitles.ts'

const LinkProviderPage = lazyComponent(() => import('./LinkProviderPage.tsx'))
const NameCompanyPage = lazyComponent(() => import('./NameCompanyPage.tsx'))

/** Pages to which a provider sign-in may redirect. */
export const identityRoutes: readonly AppRoute[] = [
  ...roles.map((role) => ({
    path: paths.linkProvider(role),
    ...accountTitles.linkProvider,
    modules: [LinkProviderPage.source],
    element: <LinkProviderPage key={role} role={role} />,
  })),
  {
    path: paths.nameCompany,
    ...accountTitles.nameCompany,
    modules: [NameCompanyPage.source],
    element: <NameCompanyPage />,
  },
]
