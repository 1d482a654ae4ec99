import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const PublicCompanyPage = lazyComponent(() => import('./PublicCompanyPage.tsx'))

export const publicCompanyRoute: AppRoute = {
  path: paths.publicCompany(':slug'),
  isGiven: true,
  modules: [PublicCompanyPage.source],
  element: <PublicCompanyPage />,
}
