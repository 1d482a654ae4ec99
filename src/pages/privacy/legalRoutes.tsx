import { privacyPaths } from '../../../contract/privacy/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const LegalPage = lazyComponent(() => import('./LegalPage.tsx'))

/** Routes of the privacy policy and the terms. */
export const legalRoutes: readonly AppRoute[] = Object.values(privacyPaths).map((path) => ({
  path,
  isGiven: true,
  modules: [LegalPage.source],
  element: <LegalPage />,
}))
