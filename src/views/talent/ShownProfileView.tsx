import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode, Ref } from 'react'
import type { ShownProfile } from '../../../contract/talent/profile.ts'
import { Avatar } from '../../ui/brand/Avatar.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Chip } from '../../ui/text/Chip.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { inOrder } from '../../ui/text/inOrder.ts'
import { dayInLine } from '../../words/dates.ts'
import { countryName, employmentTypes, levels } from '../../words/postings.ts'
import {
  availabilityInWords,
  languageLevelNames,
  periodInWords,
  personTitle,
  shownProfileWords,
  yearsInWords,
} from '../../words/talent/shownProfile.ts'
import { SkillChip } from './SkillChip.tsx'

interface Props {
  profile: ShownProfile
  /** Current time in milliseconds since 1970. */
  now: number
  /** Level of the heading with the name; section headings are one level below. */
  level?: 1 | 2
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Highlights the avatar as the reader's own. */
  isOwn?: boolean
  /** True below a cover image, which the large photo overlaps. */
  isCovered?: boolean
  /** False for the owner of a hidden profile, which employers cannot find. */
  isFindable?: boolean
  /** Content beside the large photo, such as an edit link. */
  corner?: ReactNode
  /** Text for a profile without content. */
  empty?: string
  /** Skills that the company has searched for. */
  wanted?: readonly string[] | undefined
  /** Buttons below the facts, such as for an invitation. */
  acts?: ReactNode
}

const words = shownProfileWords
const noSkills: readonly string[] = []

/**
 * Profile as a company sees it. Used in the talent search, on the person's page, and in the candidate's
 * overview.
 */
export function ShownProfileView({
  profile,
  now,
  level = 2,
  titleRef,
  isOwn = false,
  isCovered = false,
  isFindable = true,
  corner,
  empty = words.empty.text,
  wanted = noSkills,
  acts,
}: Props) {
  const { about, education, experience, headline, languages, links, name, photo, place, rightToWork } =
    profile
  const { skills, updatedAt, years } = profile
  const Title = level === 1 ? 'h1' : 'h2'
  const heading = level === 1 ? 'h2' : 'h3'
  const available = availabilityInWords(profile, now)
  const pictured = name ? { ...name, photo } : { firstName: '', lastName: '', isHidden: true as const }
  const isEmpty = !about && [skills, experience, education, languages].every(({ length }) => length === 0)
  return (
    <div className="wrap-anywhere">
      <header className={isCovered ? undefined : 'flex items-start gap-4'}>
        {isCovered ? (
          <div className="-mt-18 mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <span className="rounded-full border-5 border-surface bg-surface">
              <Avatar name={pictured} size="profile" isOwn={isOwn} />
            </span>
            {corner}
          </div>
        ) : (
          <Avatar name={pictured} size="heading" isOwn={isOwn} />
        )}
        <div className="min-w-0 flex-1">
          <Title
            ref={titleRef}
            id={level === 1 ? 'title' : undefined}
            tabIndex={-1}
            className={level === 1 ? 'text-section' : 'text-h2'}
          >
            <Name>{personTitle(profile)}</Name>
          </Title>
          {name && headline && <p>{headline}</p>}
          {place && <p className="text-hint text-muted">{place}</p>}
          {!name && <p className="mt-1 text-caption text-subtle">{words.anonymous}</p>}
        </div>
      </header>
      <p className="mt-4 flex flex-wrap gap-2">
        {isFindable && (
          <Chip look="soft">
            <CircleCheck />
            {words.openToWork}
          </Chip>
        )}
        {years !== null && (
          <Chip>
            <Clock />
            {yearsInWords(years)}
          </Chip>
        )}
        {available && (
          <Chip>
            <CalendarDays />
            {available}
          </Chip>
        )}
      </p>
      {acts}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-5">
        {isEmpty && <p className="text-muted">{empty}</p>}
        {about && (
          <Section heading={heading} title={words.about}>
            <p className="max-w-measure whitespace-pre-line">{about}</p>
          </Section>
        )}
        <LooksFor sought={profile.looksFor} heading={heading} />
        {skills.length > 0 && (
          <Section heading={heading} title={words.skills}>
            <Skills skills={skills} wanted={wanted} />
          </Section>
        )}
        {experience.length > 0 && (
          <Section heading={heading} title={words.experience}>
            <Entries>
              {inOrder(experience, ({ location, name: employer, position, summary, ...period }) => (
                <Entry title={position || employer} dates={periodInWords(period)}>
                  {(position ? [employer, location] : [location]).filter(Boolean).join(' · ')}
                  {summary && <span className="mt-1 block whitespace-pre-line text-ink">{summary}</span>}
                </Entry>
              ))}
            </Entries>
          </Section>
        )}
        {education.length > 0 && (
          <Section heading={heading} title={words.education}>
            <Entries>
              {inOrder(education, ({ area, institution, studyType, ...period }) => (
                <Entry
                  title={[studyType, area].filter(Boolean).join(', ') || institution}
                  dates={periodInWords(period)}
                >
                  {studyType || area ? institution : ''}
                </Entry>
              ))}
            </Entries>
          </Section>
        )}
        {languages.length > 0 && (
          <Section heading={heading} title={words.languages}>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {languages.map(({ language, level: proficiency }) => (
                <li key={language}>
                  {language} <span className="text-muted">· {languageLevelNames[proficiency]}</span>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {rightToWork.length > 0 && (
          <Section heading={heading} title={words.rightToWork}>
            <Chips items={rightToWork.map(countryName)} />
          </Section>
        )}
        {links.length > 0 && (
          <Section heading={heading} title={words.links}>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {links.map((link) => (
                <li key={link}>
                  <TextLink href={link} target="_blank" rel="noreferrer nofollow">
                    {link.replace(/^https:\/\//, '')}
                    <span className="sr-only"> {words.newWindow}</span>
                  </TextLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <p className="text-caption text-subtle">
          <time dateTime={updatedAt}>{words.active(dayInLine(updatedAt))}</time>
        </p>
      </div>
    </div>
  )
}

interface SectionProps {
  heading: 'h2' | 'h3'
  title: string
  children: ReactNode
}

const Section = ({ heading: Heading, title, children }: SectionProps) => (
  <section>
    <Heading className="mb-2 text-h3">{title}</Heading>
    {children}
  </section>
)

interface LooksForProps extends Pick<SectionProps, 'heading'> {
  sought: ShownProfile['looksFor']
}

function LooksFor({ sought, heading }: LooksForProps) {
  const { isRemote, places, titles, types, levels: soughtLevels } = sought
  const where = [
    ...places.map(({ name, radius }) => words.within(name, radius)),
    ...(isRemote ? [words.remote] : []),
  ]
  const rows = [
    [words.titles, titles],
    [words.places, where],
    [words.types, types.map((type) => employmentTypes[type])],
    [words.levels, soughtLevels.map((each) => levels[each])],
  ] as const
  const filled = rows.filter(([, values]) => values.length > 0)
  return (
    filled.length > 0 && (
      <Section heading={heading} title={words.looksFor}>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-4">
          {filled.map(([label, values]) => (
            <div key={label}>
              <dt className="mb-1 flex items-center gap-1.5 text-caption text-muted">
                {label === words.places && <MapPin className="size-4" />}
                {label}
              </dt>
              <dd>
                <Chips items={values} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    )
  )
}

const Chips = ({ items }: { items: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {items.map((item) => (
      <li key={item} className="max-w-full min-w-0">
        <Chip>{item}</Chip>
      </li>
    ))}
  </ul>
)

interface SkillsProps {
  skills: ShownProfile['skills']
  wanted: readonly string[]
}

/** Skills with their evidence; those without evidence come last. */
const Skills = ({ skills, wanted }: SkillsProps) => (
  <>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-3 empty:hidden">
      {skills
        .filter(({ evidence }) => evidence.length > 0)
        .map(({ evidence, name }) => (
          <li key={name} className="max-w-full min-w-0">
            <SkillChip name={name} wanted={wanted} />
            <span className="mt-1 block text-caption text-muted">{evidence.join(' · ')}</span>
          </li>
        ))}
    </ul>
    <ul className="flex flex-wrap gap-2 empty:hidden [ul:not(:empty)+&]:mt-3">
      {skills
        .filter(({ evidence }) => evidence.length === 0)
        .map(({ name }) => (
          <li key={name} className="max-w-full min-w-0">
            <SkillChip name={name} wanted={wanted} />
          </li>
        ))}
    </ul>
  </>
)

const Entries = ({ children }: { children: ReactNode }) => (
  <ol className="ms-2 grid grid-cols-[minmax(0,1fr)] gap-5 border-s-3 border-primary-soft">{children}</ol>
)

interface EntryProps {
  title: string
  dates: string
  children: ReactNode
}

const Entry = ({ title, dates, children }: EntryProps) => (
  <li className="relative ps-5 before:absolute before:-start-2.5 before:top-1 before:size-4 before:rounded-full before:border-3 before:border-selected-line before:bg-surface">
    <p className="font-medium">{title}</p>
    {dates && <p className="text-caption text-muted tabular-nums">{dates}</p>}
    {children && <p className="text-hint text-muted">{children}</p>}
  </li>
)
