import { talentPaths } from '../../../contract/talent/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { talentTitles } from '../../words/talent/titles.ts'

const TalentPage = lazyComponent(() => import('./TalentPage.tsx'))
const PersonPage = lazyComponent(() => import('./PersonPage.tsx'))

export const talentRoutes: readonly AppRoute[] = [
  {
    path: talentPaths.talent,
    ...talentTitles.talent,
    modules: [TalentPage.source],
    element: <TalentPage />,
  },
  {
    path: talentPaths.person(':id'),
    ...talentTitles.person,
    modules: [PersonPage.source],
    element: <PersonPage />,
  },
]
