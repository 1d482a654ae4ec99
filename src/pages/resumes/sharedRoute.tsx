import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const SharedResumePage = lazyComponent(() => import('./SharedResumePage.tsx'))

export const sharedResumeRoute: AppRoute = {
  path: paths.sharedResume(':link'),
  isGiven: true,
  modules: [SharedResumePage.source],
  element: <SharedResumePage />,
}
