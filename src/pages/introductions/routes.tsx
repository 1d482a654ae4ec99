import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { introductionTitles } from '../../words/introductions/titles.ts'

const IntroductionsPage = lazyComponent(() => import('./IntroductionsPage.tsx'))
const IntroductionPage = lazyComponent(() => import('./IntroductionPage.tsx'))
const SentIntroductionPage = lazyComponent(() => import('./SentIntroductionPage.tsx'))

export const introductionRoutes: readonly AppRoute[] = [
  {
    path: introductionPaths.introductions,
    ...introductionTitles.list,
    modules: [IntroductionsPage.source],
    element: <IntroductionsPage />,
  },
  {
    path: introductionPaths.introduction(':id'),
    ...introductionTitles.one,
    modules: [IntroductionPage.source],
    element: <IntroductionPage />,
  },
]

export const sentIntroductionRoutes: readonly AppRoute[] = [
  {
    path: introductionPaths.sentIntroduction(':id'),
    ...introductionTitles.one,
    modules: [SentIntroductionPage.source],
    element: <SentIntroductionPage />,
  },
]
