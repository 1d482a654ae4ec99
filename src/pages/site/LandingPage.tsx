import { LandingView } from '../../views/site/LandingView.tsx'
import type { LandingPage as Page } from '../../words/pages/landingPages.ts'

export default function LandingPage(page: Page) {
  return <LandingView {...page} />
}
