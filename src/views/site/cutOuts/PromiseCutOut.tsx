import Building2 from 'lucide-react/icons/building-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ComponentType, ReactNode } from 'react'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { cutOutDay, cutOutNow, cutOutPeople, cutOutWords, fernhill } from '../../../words/pages/cutOuts.ts'
import { featuresWords } from '../../../words/pages/features.ts'
import { TurnTag } from '../../applications/TurnTag.tsx'

const turn = { side: 'employer', lateness: 'onTime', dueAt: cutOutDay(1) } as const
const { applicant } = cutOutPeople

/** Illustration of a reply date, as seen by the candidate and by the employer. */
export const PromiseCutOut = () => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 sm:px-12 sm:pt-10 md:grid-cols-2">
      <Side name={applicant.firstName} icon={UserRound}>
        <CompanyMark company={fernhill} size="card" />
        <div className="min-w-0">
          <p className="text-h3">{cutOutWords.job}</p>
          <p className="mb-2 text-hint text-muted">{featuresWords.candidateNote}</p>
          <TurnTag turn={turn} reader="candidate" name={fernhill.name} now={cutOutNow} />
        </div>
      </Side>
      <Side name={fernhill.name} icon={Building2}>
        <Avatar name={applicant} size="heading" />
        <div className="min-w-0">
          <p className="text-h3">
            {applicant.firstName} {applicant.lastName}
          </p>
          <p className="mb-2 text-hint text-muted">{featuresWords.applied}</p>
          <TurnTag turn={turn} reader="employer" name={applicant.firstName} now={cutOutNow} />
        </div>
      </Side>
    </div>
    <PathArt picture="bend" progress={0.35} className="mt-6 h-24 w-full sm:h-38" />
  </>
)

interface SideProps {
  name: string
  icon: ComponentType<{ className?: string }>
  children: ReactNode
}

const Side = ({ name, icon: Icon, children }: SideProps) => (
  <div>
    <p className="mb-2.5 flex items-center gap-2 text-caption text-on-brand-muted">
      <Icon className="size-4.5" />
      {featuresWords.sees(name)}
    </p>
    <div className="flex items-center gap-4 rounded-card bg-surface p-5 text-ink">{children}</div>
  </div>
)
