import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import type { InfoWords } from '../../words/pages/public.ts'

const InfoPage = lazyComponent(() => import('./InfoPage.tsx'))

/** A page that consists of words. */
export const infoRoute = (words: InfoWords): AppRoute => ({
  path: words.path,
  title: words.title,
  description: words.description,
  modules: [InfoPage.source],
  element: <InfoPage {...words} />,
})
