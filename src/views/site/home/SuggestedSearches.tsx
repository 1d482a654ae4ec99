import Building2 from 'lucide-react/icons/building-2'
import Clock from 'lucide-react/icons/clock'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HouseWifi from 'lucide-react/icons/house-wifi'
import Sprout from 'lucide-react/icons/sprout'
import type { ComponentType } from 'react'
import { paths } from '../../../../contract/paths.ts'
import {
  suggestedSearches,
  type HomeContent,
  type SuggestedSearch,
} from '../../../../contract/search/home.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { homeWords, suggestedSearchWords } from '../../../words/pages/home.ts'
import { PublicSection } from '../PublicSection.tsx'

type Icon = ComponentType<{ className?: string }>

const icons: readonly (readonly [SuggestedSearch, Icon])[] = [
  ['remote', HouseWifi],
  ['partTime', Clock],
  ['entry', Sprout],
  ['internship', GraduationCap],
  ['hybrid', Building2],
  ['contract', FilePenLine],
]

const { all, jobs, title } = homeWords.suggested

/** Links to searches by one criterion, with the number of jobs. */
export const SuggestedSearches = ({ counts }: { counts: HomeContent['counts'] }) =>
  icons.some(([name]) => counts[name] > 0) && (
    <PublicSection title={title} more={<TextLink href={paths.jobs}>{all}</TextLink>}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {icons.map(
          ([name, Icon]) =>
            counts[name] > 0 && (
              <li
                key={name}
                className="relative flex flex-col gap-3.5 rounded-card border border-line bg-surface p-4.5 transition-[translate,border-color] duration-lift hover:-translate-y-0.5 hover:border-field"
              >
                <span className="grid size-10 place-items-center rounded-control bg-primary-soft text-on-primary-soft">
                  <Icon className="size-5.5" />
                </span>
                <span>
                  <a
                    href={`${paths.jobs}?${new URLSearchParams([[...suggestedSearches[name]]])}`}
                    className="font-medium underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
                  >
                    {suggestedSearchWords[name]}
                  </a>
                  <span className="block text-caption text-subtle tabular-nums">{jobs(counts[name])}</span>
                </span>
              </li>
            ),
        )}
      </ul>
    </PublicSection>
  )
