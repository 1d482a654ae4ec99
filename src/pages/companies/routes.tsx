import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const CompanyPage = lazyComponent(() => import('./CompanyPage.tsx'))

export const companyRoute: AppRoute = {
  path: paths.company,
  title: 'Company',
  description: 'What candidates read about your company.',
  modules: [CompanyPage.source],
  element: <CompanyPage />,
}
