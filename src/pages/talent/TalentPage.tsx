import { useSelector } from '@xstate/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { required } from '../../../machines/shared/required.ts'
import { talentHeadMachine } from '../../../machines/talent/talentHead.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { readCompany } from '../../effects/companies.ts'
import { listSentIntroductions } from '../../effects/introductions/introductions.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useLocation } from '../../routing/location.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { TalentFrame } from '../../views/talent/TalentFrame.tsx'
import { talentWords } from '../../words/talent/search.ts'

const machine = talentHeadMachine.provide({ actors: { introductions: readingWith(listSentIntroductions) } })

const nothing = {}

const SentList = lazy(async () => ({ default: (await import('../introductions/SentList.tsx')).SentList }))
const Shortlist = lazy(async () => ({ default: (await import('./Shortlist.tsx')).Shortlist }))
const TalentSearch = lazy(async () => ({ default: (await import('./TalentSearch.tsx')).TalentSearch }))

const tabs = { search: <TalentSearch />, shortlist: <Shortlist />, invitations: <SentList /> } as const

const isTab = (name: string | null): name is keyof typeof tabs => name !== null && Object.hasOwn(tabs, name)

/** Talent pages of a company, with tabs for search, shortlist and invitations. The address holds the tab. */
export default function TalentPage() {
  const named = new URLSearchParams(useLocation().search).get('tab')
  const tab = isTab(named) ? named : 'search'
  const flow = useFlow(machine, { input: undefined })
  const introductions = useSelector(flow, ({ children }) => required(children.introductions))
  const unsent = useSelector(introductions, ({ context }) => context.data?.left.today)
  const company = useReading(readCompany, nothing).data
  const left = company?.proof === 'none' ? null : company && unsent
  return (
    <TalentFrame current={tab} left={left}>
      <Loaded key={tab}>{tabs[tab]}</Loaded>
    </TalentFrame>
  )
}

const Loaded = ({ children }: { children: ReactNode }) => (
  <FailureBoundary fallback={<p role="alert">{talentWords.notLoaded}</p>}>
    <Suspense>{children}</Suspense>
  </FailureBoundary>
)
