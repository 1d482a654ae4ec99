import type { ComponentType } from 'react'
import preview from '../../.storybook/preview.tsx'
import FeaturesPage from '../../src/pages/site/FeaturesPage.tsx'
import AnsweringEverybody from '../../src/pages/site/guides/AnsweringEverybody.tsx'
import WritingAResume from '../../src/pages/site/guides/WritingAResume.tsx'
import PricingPage from '../../src/pages/site/PricingPage.tsx'
import { ResourcesView } from '../../src/views/site/reading/ResourcesView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const Reading = ({ path, Page }: { path: string; Page: ComponentType }) => (
  <PublicShell current={path} dashboard={undefined}>
    <Page />
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Reading',
  tags: ['autodocs'],
  component: Reading,
  parameters: wholePage,
})

export const Features = meta.story({ args: { path: '/features', Page: FeaturesPage } })
export const Pricing = meta.story({ args: { path: '/pricing', Page: PricingPage } })
export const Resources = meta.story({ args: { path: '/resources', Page: ResourcesView } })
export const GuideForCandidates = meta.story({
  name: 'Guide for candidates',
  args: { path: '/resources', Page: WritingAResume },
})
export const GuideForEmployers = meta.story({
  name: 'Guide for employers',
  args: { path: '/resources', Page: AnsweringEverybody },
})
