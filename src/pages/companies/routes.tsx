import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { companyTitles } from '../../words/companies/titles.ts'

const CompanyPage = lazyComponent(() => import('./CompanyPage.tsx'))
const InvitationPage = lazyComponent(() => import('./InvitationPage.tsx'))

export const companyRoute: AppRoute = {
  path: paths.company,
  ...companyTitles.company,
  modules: [CompanyPage.source],
  element: <CompanyPage />,
}

export const invitationRoute: AppRoute = {
  path: `${paths.invitation}/:code?`,
  ...companyTitles.invitation,
  modules: [InvitationPage.source],
  element: <InvitationPage />,
}
