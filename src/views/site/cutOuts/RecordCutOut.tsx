import BadgeCheck from 'lucide-react/icons/badge-check'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { Meter } from '../../../ui/text/Meter.tsx'
import { daysInWords } from '../../../words/dates.ts'
import { cutOutRecord, cutOutWords, fernhill } from '../../../words/pages/cutOuts.ts'
import { shareOf } from '../../../words/pages/shareOf.ts'
import { CutOutCard } from './CutOutCard.tsx'

const { basis, facts, median, onTime } = cutOutWords.record

export const RecordCutOut = () => (
  <CutOutCard className="mx-auto max-w-110">
    <div className="flex items-center gap-4">
      <CompanyMark company={fernhill} size="about" />
      <div>
        <p className="text-h3">
          {fernhill.name} <BadgeCheck className="inline size-4.5 text-success-text" />
        </p>
        <p className="text-hint text-muted">{facts}</p>
      </div>
    </div>
    <div className="mt-5 mb-4 grid grid-cols-2">
      {[
        [shareOf(cutOutRecord), onTime] as const,
        [daysInWords(cutOutRecord.medianDays), median] as const,
      ].map(([figure, name]) => (
        <p key={name}>
          <span className="block text-figure">{figure}</span>
          <span className="text-hint text-muted">{name}</span>
        </p>
      ))}
    </div>
    <Meter share={shareOf(cutOutRecord)} />
    <p className="mt-2.5 text-caption text-subtle">{basis}</p>
  </CutOutCard>
)
