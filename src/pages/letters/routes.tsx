import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { letterTitles } from '../../words/letters/titles.ts'

const LettersPage = lazyComponent(() => import('./LettersPage.tsx'))
const LetterPage = lazyComponent(() => import('./LetterPage.tsx'))

export const letterRoutes: readonly AppRoute[] = [
  {
    path: paths.letters,
    ...letterTitles.list,
    modules: [LettersPage.source],
    element: <LettersPage />,
  },
  {
    path: paths.letter(':id'),
    ...letterTitles.editor,
    modules: [LetterPage.source],
    element: <LetterPage />,
  },
]
