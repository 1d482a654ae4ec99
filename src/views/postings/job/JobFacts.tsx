import type { PostingField } from '../../../../contract/postings/posting.ts'
import { lastDayOf, openingsInWords, screeningInWords } from '../../../words/job.ts'
import { employmentTypes, levels, workplaces } from '../../../words/postings.ts'
import { Missing, type SectionLevel } from './JobSection.tsx'
import type { ShownJob } from '../JobView.tsx'
import { LastDay } from '../../../ui/text/LastDay.tsx'

interface Props {
  job: ShownJob
  level: SectionLevel
  lacks: (field: PostingField) => boolean
}

/** What else is good to know of a job, beside it where there is room. */
export function JobFacts({ job, level: Title, lacks }: Props) {
  const lastDay = lastDayOf(job)
  const facts = [
    ['Employment', job.employmentType && employmentTypes[job.employmentType]],
    ['Workplace', job.workplace && workplaces[job.workplace]],
    ['Level', job.level && levels[job.level]],
    ['Openings', openingsInWords(job)],
    ['Screening', screeningInWords(job)],
    ['Your name', job.hidesNames && 'Shown to the company after the first stage'],
    ['Contact', job.contact],
    ['Last day to apply', lastDay && <LastDay key={lastDay} day={lastDay} />],
  ] as const
  return (
    <aside className="self-start rounded-panel border border-line bg-surface p-5 @min-[860px]:sticky @min-[860px]:top-[76px] print:static">
      <Title className="mb-4 text-h3">Good to know</Title>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 @min-[480px]:grid-cols-2 @min-[860px]:grid-cols-1">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-label text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {lacks('existingVacancy') && <Missing>Whether the vacancy exists is missing.</Missing>}
      {lacks('aiInScreening') && <Missing>Whether AI screens applications is missing.</Missing>}
      {lacks('validThrough') && <Missing>The last day to apply is missing, or too far away.</Missing>}
    </aside>
  )
}
