import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const LettersPage = lazyComponent(() => import('./LettersPage.tsx'))
const LetterPage = lazyComponent(() => import('./LetterPage.tsx'))

export const letterRoutes: readonly AppRoute[] = [
  {
    path: paths.letters,
    title: 'Cover Letters',
    description: 'Your cover letters.',
    modules: [LettersPage.source],
    element: <LettersPage />,
  },
  {
    path: paths.letter(':id'),
    title: 'Cover letter',
    description: 'Write a letter once, and send it to many.',
    modules: [LetterPage.source],
    element: <LetterPage />,
  },
]
