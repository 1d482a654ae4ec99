import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { guidePath, type GuideSlug } from '../../../contract/guides.ts'
import { siteTitles } from '../../words/pages/siteTitles.ts'
import { allGuides } from '../../words/reading/guides.ts'

const FeaturesPage = lazyComponent(() => import('./FeaturesPage.tsx'))
const PricingPage = lazyComponent(() => import('./PricingPage.tsx'))
const ResourcesPage = lazyComponent(() => import('./ResourcesPage.tsx'))

// One chunk per guide, because a visitor opens only one of them.
const guides = {
  'writing-a-resume': lazyComponent(() => import('./guides/WritingAResume.tsx')),
  'reading-a-posting': lazyComponent(() => import('./guides/ReadingAPosting.tsx')),
  'talking-about-pay': lazyComponent(() => import('./guides/TalkingAboutPay.tsx')),
  'ghost-jobs-and-scams': lazyComponent(() => import('./guides/GhostJobsAndScams.tsx')),
  'rights-at-interviews': lazyComponent(() => import('./guides/RightsAtInterviews.tsx')),
  'pay-ranges': lazyComponent(() => import('./guides/PayRanges.tsx')),
  'answering-everybody': lazyComponent(() => import('./guides/AnsweringEverybody.tsx')),
  'structured-interviews': lazyComponent(() => import('./guides/StructuredInterviews.tsx')),
} as const satisfies Readonly<Record<GuideSlug, unknown>>

/** Routes of public pages that consist of text. */
export const readingRoutes: readonly AppRoute[] = [
  {
    path: '/features',
    ...siteTitles.features,
    modules: [FeaturesPage.source],
    element: <FeaturesPage />,
  },
  {
    path: '/pricing',
    ...siteTitles.pricing,
    modules: [PricingPage.source],
    element: <PricingPage />,
  },
  {
    path: '/resources',
    ...siteTitles.resources,
    modules: [ResourcesPage.source],
    element: <ResourcesPage />,
  },
  ...allGuides.map(({ description, slug, title }): AppRoute => {
    const Guide = guides[slug]
    return { path: guidePath(slug), title, description, modules: [Guide.source], element: <Guide /> }
  }),
]
