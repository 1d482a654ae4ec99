import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import Plane from 'lucide-react/icons/plane'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import { dayInWords } from '../../../../contract/dayInWords.ts'
import type { PostingField } from '../../../../contract/postings/posting.ts'
import { LastDay } from '../../../ui/text/LastDay.tsx'
import { jobWords, lastDayOf, screeningInWords, vacancyInWords } from '../../../words/job.ts'
import { visas, weeklyHoursInWords } from '../../../words/postings.ts'
import { MissingPart, type SectionLevel } from './JobSection.tsx'
import type { ShownJob } from '../JobView.tsx'

interface Props {
  job: ShownJob
  level: SectionLevel
  lacks: (field: PostingField) => boolean
}

const words = jobWords.details

const day = (at: string | null) =>
  at && (
    <time key={at} dateTime={at.slice(0, 10)}>
      {dayInWords(at)}
    </time>
  )

/** Details of a job, each with an icon. */
export function JobFacts({ job, level: Title, lacks }: Props) {
  const lastDay = lastDayOf(job)
  const facts = [
    [CalendarDays, words.posted, day(job.publishedAt)],
    [RefreshCw, words.confirmed, day(job.confirmedAt)],
    [
      CalendarDays,
      job.state === 'expired' ? words.closed : words.closes,
      lastDay && <LastDay key={lastDay} day={lastDay} />,
    ],
    [UsersRound, words.openings, String(job.openings)],
    [Clock, words.hours, job.weeklyHours && weeklyHoursInWords(job.weeklyHours)],
    [Plane, words.visa, job.visa && visas[job.visa]],
    [BriefcaseBusiness, words.vacancy, vacancyInWords(job)],
    [UserRound, words.screening, screeningInWords(job)],
    [UserRound, words.name, job.hidesNames && words.nameHidden],
    [Mail, words.contact, job.contact],
  ] as const
  return (
    <section className="rounded-panel border border-line bg-surface p-5 order-last @min-[53.75rem]:order-none">
      <Title className="mb-2 text-h3">{words.title}</Title>
      <dl className="text-hint">
        {facts.map(
          ([Icon, name, value]) =>
            value && (
              <div
                key={name}
                className="flex items-start gap-3 border-b border-line py-2.5 last:border-transparent last:pb-0"
              >
                <Icon className="mt-0.5 size-4.5 shrink-0 text-subtle" />
                <dt className="shrink-0 text-muted">{name}</dt>
                <dd className="ms-auto min-w-0 text-end font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {lacks('existingVacancy') && <MissingPart>{jobWords.missing.vacancy}</MissingPart>}
      {lacks('aiInScreening') && <MissingPart>{jobWords.missing.screening}</MissingPart>}
      {lacks('validThrough') && <MissingPart>{jobWords.missing.closes}</MissingPart>}
    </section>
  )
}
