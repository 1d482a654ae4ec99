import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { postingTitles } from '../../words/postings/titles.ts'

const EditorPage = lazyComponent(() => import('./EditorPage.tsx'))

export const editPostingRoute: AppRoute = {
  path: paths.editPosting(':id'),
  ...postingTitles.edit,
  modules: [EditorPage.source],
  element: <EditorPage />,
}
