import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { profileTitles } from '../../words/profile/titles.ts'

const ProfilePage = lazyComponent(() => import('./ProfilePage.tsx'))
const EmployerSettingsPage = lazyComponent(() => import('./EmployerSettingsPage.tsx'))

export const profileRoute: AppRoute = {
  path: paths.profile,
  ...profileTitles.profile,
  modules: [ProfilePage.source],
  element: <ProfilePage />,
}

export const employerSettingsRoute: AppRoute = {
  path: paths.settings.employer,
  ...profileTitles.settings,
  modules: [EmployerSettingsPage.source],
  element: <EmployerSettingsPage />,
}
