import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const ProfilePage = lazyComponent(() => import('./ProfilePage.tsx'))
const EmployerSettingsPage = lazyComponent(() => import('./EmployerSettingsPage.tsx'))

export const profileRoute: AppRoute = {
  path: paths.profile,
  title: 'Candidate Profile',
  description: 'Your profile and settings.',
  modules: [ProfilePage.source],
  element: <ProfilePage />,
}

export const employerSettingsRoute: AppRoute = {
  path: paths.settings.employer,
  title: 'Settings',
  description: 'Your details and preferences.',
  modules: [EmployerSettingsPage.source],
  element: <EmployerSettingsPage />,
}
