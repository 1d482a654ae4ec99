import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const EditorPage = lazyComponent(() => import('./EditorPage.tsx'))

export const editPostingRoute: AppRoute = {
  path: paths.editPosting(':id'),
  title: 'Edit a posting',
  description: 'Write what a job is, and publish it.',
  modules: [EditorPage.source],
  element: <EditorPage />,
}
