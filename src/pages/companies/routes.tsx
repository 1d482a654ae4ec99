import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const CompanyPage = lazyComponent(() => import('./CompanyPage.tsx'))
const InvitationPage = lazyComponent(() => import('./InvitationPage.tsx'))

export const companyRoute: AppRoute = {
  path: paths.company,
  title: 'Company',
  description: 'What candidates read about your company.',
  modules: [CompanyPage.source],
  element: <CompanyPage />,
}

export const invitationRoute: AppRoute = {
  path: `${paths.invitation}/:code?`,
  title: 'Invitation',
  description: 'Accept an invitation to a company.',
  modules: [InvitationPage.source],
  element: <InvitationPage />,
}
