import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import type { LandingPage as Page } from '../../words/pages/landingPages.ts'

const LandingPage = lazyComponent(() => import('./LandingPage.tsx'))

/** Route of a landing page for candidates. */
export const landingRoute = (page: Page): AppRoute => ({
  path: page.path,
  title: page.title,
  description: page.description,
  modules: [LandingPage.source],
  element: <LandingPage {...page} />,
})
