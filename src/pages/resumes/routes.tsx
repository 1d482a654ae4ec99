import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { resumeTitles } from '../../words/resumes/titles.ts'

const ResumesPage = lazyComponent(() => import('./ResumesPage.tsx'))
const ResumePage = lazyComponent(() => import('./ResumePage.tsx'))

export const resumeRoutes: readonly AppRoute[] = [
  {
    path: paths.resumes,
    ...resumeTitles.list,
    modules: [ResumesPage.source],
    element: <ResumesPage />,
  },
  {
    path: paths.resume(':id'),
    ...resumeTitles.builder,
    modules: [ResumePage.source],
    element: <ResumePage />,
  },
]
