import CalendarDays from 'lucide-react/icons/calendar-days'
import Gift from 'lucide-react/icons/gift'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Heart from 'lucide-react/icons/heart'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { jobWords } from '../../../words/job.ts'
import { JobSection, type SectionLevel } from './JobSection.tsx'

const icons = [
  [/\b(days?|holidays?|vacation|leave|hours?|weeks?|sabbatical)\b/i, CalendarDays],
  [/\b(pension|bonus|profit|share|savings?|pay|401k|stock)\b/i, PiggyBank],
  [/\b(learn\w*|train\w*|course\w*|stud\w+|education|conference\w*)\b/i, GraduationCap],
  [/\b(health\w*|medical|dental|doctor|insurance|gym|child\w*|parent\w*)\b/i, Heart],
] as const

/** The icon of a benefit, by its words. */
const iconOf = (benefit: string) => icons.find(([words]) => words.test(benefit))?.[1] ?? Gift

/** Benefits of a job, each with an icon. */
export const JobBenefits = ({ benefits, level }: { benefits: readonly string[]; level: SectionLevel }) =>
  benefits.length > 0 && (
    <JobSection title={jobWords.benefits} level={level}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 @min-[560px]:grid-cols-2">
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
