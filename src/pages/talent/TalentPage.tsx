import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from '../../routing/location.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { TalentFrame } from '../../views/talent/TalentFrame.tsx'
import { talentWords } from '../../words/talent/search.ts'

const SentList = lazy(async () => ({ default: (await import('../introductions/SentList.tsx')).SentList }))
const Shortlist = lazy(async () => ({ default: (await import('./Shortlist.tsx')).Shortlist }))
const TalentSearch = lazy(async () => ({ default: (await import('./TalentSearch.tsx')).TalentSearch }))

const tabs = { search: <TalentSearch />, shortlist: <Shortlist />, invitations: <SentList /> } as const

const isTab = (name: string | null): name is keyof typeof tabs => name !== null && Object.hasOwn(tabs, name)

/** Search, shortlist and invitations of a company: the tab is part of the address. */
export default function TalentPage() {
  const named = new URLSearchParams(useLocation().search).get('tab')
  const tab = isTab(named) ? named : 'search'
  return (
    <TalentFrame current={tab}>
      <Loaded key={tab}>{tabs[tab]}</Loaded>
    </TalentFrame>
  )
}

const Loaded = ({ children }: { children: ReactNode }) => (
  <FailureBoundary fallback={<p role="alert">{talentWords.notLoaded}</p>}>
    <Suspense>{children}</Suspense>
  </FailureBoundary>
)
