import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { guidePath, type GuideSlug } from '../../../contract/guides.ts'
import { allGuides } from '../../words/reading/guides.ts'

const FeaturesPage = lazyComponent(() => import('./FeaturesPage.tsx'))
const PricingPage = lazyComponent(() => import('./PricingPage.tsx'))
const ResourcesPage = lazyComponent(() => import('./ResourcesPage.tsx'))

// Each in a module of its own: nobody reads all of them at once.
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

/** The pages that are there to be read. */
export const readingRoutes: readonly AppRoute[] = [
  {
    path: '/features',
    title: 'Features',
    description: 'What candidates and employers can do here.',
    modules: [FeaturesPage.source],
    element: <FeaturesPage />,
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'What it costs: nothing to look for work, and for now nothing to hire.',
    modules: [PricingPage.source],
    element: <PricingPage />,
  },
  {
    path: '/resources',
    title: 'Resources',
    description: 'Guides for people who look for work, and for people who hire.',
    modules: [ResourcesPage.source],
    element: <ResourcesPage />,
  },
  ...allGuides.map(({ description, slug, title }): AppRoute => {
    const Guide = guides[slug]
    return { path: guidePath(slug), title, description, modules: [Guide.source], element: <Guide /> }
  }),
]
