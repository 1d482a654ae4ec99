import type { ReactNode } from 'react'
import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { TabLinks } from '../../ui/controls/TabLinks.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { talentWords } from '../../words/talent/search.ts'

const words = talentWords.tabs

const tabs = [
  { label: words.search, href: talentPaths.talent },
  { label: words.shortlist, href: `${talentPaths.talent}?tab=shortlist` },
  { label: words.invitations, href: introductionPaths.sentIntroductions },
] as const

interface Props {
  current: 'search' | 'shortlist' | 'invitations'
  children: ReactNode
}

/** Heading and tabs of the talent pages. */
export const TalentFrame = ({ current, children }: Props) => (
  <>
    <Heading isClose>{talentWords.title}</Heading>
    <p className="mb-3 text-muted">{talentWords.lead}</p>
    <TabLinks
      label={words.name}
      current={tabs.find(({ label }) => label === words[current])?.href ?? ''}
      links={tabs}
    />
    <div className="mt-5">{children}</div>
  </>
)
