import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CalendarDays from 'lucide-react/icons/calendar-days'
import HouseWifi from 'lucide-react/icons/house-wifi'
import MapPin from 'lucide-react/icons/map-pin'
import type { MouseEvent, ReactNode } from 'react'
import type { PersonInList } from '../../../contract/talent/search.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { Avatar } from '../../ui/brand/Avatar.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { talentWords } from '../../words/talent/search.ts'
import { availabilityInWords, personTitle, yearsInWords } from '../../words/talent/shownProfile.ts'
import { isWanted } from './isWanted.ts'
import { SkillChip } from './SkillChip.tsx'

/** Maximum number of skills in a row. Matching skills come first. */
const MOST_SKILLS = 5

interface Props {
  person: PersonInList
  now: number
  /** True if the person is shown beside the list. */
  isOpen?: boolean
  /** Skills that the company has searched for. */
  wanted?: readonly string[]
  /** Click handler of the link; it may open the person beside the list and prevent the navigation. */
  onPress?: (event: MouseEvent<HTMLElement>) => void
  /** Shortlist button. */
  mark?: ReactNode
  /** Content below the facts, such as a note. */
  children?: ReactNode
}

const none: readonly string[] = []

/** Row of a person, as the company sees them. */
export function PersonRow({ person, now, isOpen, wanted = none, onPress, mark, children }: Props) {
  const { headline, id, isRemote, name, photo, place, years } = person
  const available = availabilityInWords(person, now)
  const skills = person.skills
    .toSorted((one, other) => Number(isWanted(other, wanted)) - Number(isWanted(one, wanted)))
    .slice(0, MOST_SKILLS)
  return (
    <li className="group relative -mx-[12px] flex gap-4 border-b border-line px-[12px] py-4 wrap-anywhere hover:bg-selected has-aria-[current]:rounded-card has-aria-[current]:border-transparent has-aria-[current]:bg-selected has-aria-[current]:outline-2 has-aria-[current]:-outline-offset-2 has-aria-[current]:outline-selected-line">
      <Avatar
        name={name ? { ...name, photo } : { firstName: '', lastName: '', isHidden: true }}
        size="heading"
      />
      <div className="min-w-0 flex-1">
        <h2 className={mark ? 'pe-11 text-h3' : 'text-h3'}>
          <a
            id={`title-${id}`}
            href={talentPaths.person(id)}
            aria-current={isOpen || undefined}
            onClick={onPress}
            className="rounded-tag group-hover:underline after:absolute after:inset-0"
          >
            <Name>{personTitle(person)}</Name>
          </a>
        </h2>
        {name && headline && <p>{headline}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-hint text-muted *:inline-flex *:items-center *:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
          {place && (
            <span>
              <MapPin />
              {place}
            </span>
          )}
          {isRemote && (
            <span>
              <HouseWifi />
              {talentWords.list.remote}
            </span>
          )}
          {years !== null && (
            <span>
              <BriefcaseBusiness />
              {yearsInWords(years)}
            </span>
          )}
          {available && (
            <span>
              <CalendarDays />
              {available}
            </span>
          )}
        </p>
        {skills.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill} className="max-w-full min-w-0">
                <SkillChip name={skill} wanted={wanted} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
      {mark && <span className="absolute end-[12px] top-3 z-1">{mark}</span>}
    </li>
  )
}
