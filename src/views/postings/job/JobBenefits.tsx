import CalendarDays from 'lucide-react/icons/calendar-days'
import Gift from 'lucide-react/icons/gift'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Heart from 'lucide-react/icons/heart'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { jobWords } from '../../../words/job.ts'
import { JobSection, type SectionLevel } from './JobSection.tsx'

/** Icons of benefits, by words in their text. */
const icons = [
  [['day', 'holiday', 'vacation', 'leave', 'hour', 'week', 'sabbatical'], CalendarDays],
  [['pension', 'bonus', 'profit', 'savings', '401(k)', 'stock'], PiggyBank],
  [['learning', 'training', 'course', 'education', 'conference'], GraduationCap],
  [['health', 'medical', 'dental', 'insurance', 'gym', 'child', 'parental'], Heart],
] as const

/** Icon for a benefit; a gift if no word matches. */
function iconOf(benefit: string) {
  const words = benefit.toLowerCase().split(' ')
  const isNamed = (name: string) => words.some((word) => word.startsWith(name))
  return icons.find(([names]) => names.some(isNamed))?.[1] ?? Gift
}

/** Benefits of a job, each with an icon. */
export const JobBenefits = ({ benefits, level }: { benefits: readonly string[]; level: SectionLevel }) =>
  benefits.length > 0 && (
    <JobSection title={jobWords.benefits} level={level}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 @min-[35rem]:grid-cols-2">
        {inOrder(benefits, (benefit) => {
          const Icon = iconOf(benefit)
          return (
            <li className="flex items-center gap-3">
              <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft">
                <Icon className="size-4.5" />
              </span>
              <span className="min-w-0">{benefit}</span>
            </li>
          )
        })}
      </ul>
    </JobSection>
  )
