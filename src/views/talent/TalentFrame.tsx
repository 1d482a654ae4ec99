import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { companyInvitations } from '../../../contract/introductions/lifecycle.ts'
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
  /** Invitations that the company may still send today; null if it may send none, undefined until loaded. */
  left: number | null | undefined
  children: ReactNode
}

/** Heading and tabs of the talent pages. */
export const TalentFrame = ({ current, left, children }: Props) => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      <Heading isClose>{talentWords.title}</Heading>
      {left !== null && (
        // Rendered invisibly while loading, to avoid a layout shift.
        <p
          className={`mt-1 mb-2 flex items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-hint font-medium text-muted tabular-nums ${left === undefined ? 'invisible' : ''}`}
        >
          <Send className="size-4" aria-hidden="true" />
          {talentWords.left(left ?? companyInvitations, companyInvitations)}
        </p>
      )}
    </div>
    <p className="mb-3 text-muted">{talentWords.lead}</p>
    <TabLinks
      label={words.name}
      current={tabs.find(({ label }) => label === words[current])?.href ?? ''}
      links={tabs}
    />
    <div className="mt-5">{children}</div>
  </>
)
