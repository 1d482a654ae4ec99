import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { profileTitles } from '../../words/profile/titles.ts'

const EditProfilePage = lazyComponent(() => import('./EditProfilePage.tsx'))

export const editProfileRoute: AppRoute = {
  path: paths.editProfile,
  ...profileTitles.edit,
  modules: [EditProfilePage.source],
  element: <EditProfilePage />,
}
