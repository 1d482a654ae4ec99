import { noticePaths } from '../../../contract/notices/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const StopMailsPage = lazyComponent(() => import('./StopMailsPage.tsx'))

export const stopMailsRoute: AppRoute = {
  path: noticePaths.stopMails(':link'),
  isGiven: true,
  modules: [StopMailsPage.source],
  element: <StopMailsPage />,
}
