import Ellipsis from 'lucide-react/icons/ellipsis'
import MapPin from 'lucide-react/icons/map-pin'
import Sparkles from 'lucide-react/icons/sparkles'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { MatchedJob } from '../../../contract/alerts/matchedJob.ts'
import { paths } from '../../../contract/paths.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import type { ForYouFlow, JobsForYou } from '../../../machines/alerts/forYou.ts'
import type { ForYouCommandsFlow } from '../../../machines/alerts/forYouCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Chip } from '../../ui/text/Chip.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { forYouWords as words } from '../../words/alerts/forYou.ts'
import { payParts } from '../../words/pay.ts'
import { shortLocation, workplaces } from '../../words/postings.ts'
import { Reading } from '../reading/Reading.tsx'
import { SaveToggle } from '../search/SaveToggle.tsx'

interface Props {
  flow: ForYouFlow
  reading: AnyReading
  commands: ForYouCommandsFlow
  saving: SavingFlow
  /** Undefined until loaded. */
  data: JobsForYou | undefined
}

/**
 * Open jobs that match a candidate's preferences, with the reasons. A job that was just hidden leaves an undo
 * button.
 */
export const ForYou = ({ data, reading, ...card }: Props) => (
  <section aria-labelledby="for-you">
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id="for-you" className="text-h2">
        {words.title}
      </h2>
      {data?.needsPreferences === false && (
        <p className="text-hint">
          <TextLink href={talentPaths.preferences}>{words.edit}</TextLink>
        </p>
      )}
    </div>
    <Reading flow={reading} what={words.what} rows={2}>
      {data && <Jobs data={data} {...card} />}
    </Reading>
  </section>
)

type CardProps = Omit<Props, 'data' | 'reading'>

function Jobs({ data: { jobs, needsPreferences }, ...card }: CardProps & { data: JobsForYou }) {
  if (needsPreferences) {
    return (
      <EmptyState title={words.unknown.title} text={words.unknown.text}>
        <ButtonLink look="secondary" size="small" href={talentPaths.preferences}>
          {words.unknown.action}
        </ButtonLink>
      </EmptyState>
    )
  }
  if (jobs.length === 0) return <EmptyState {...words.nothing} />
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @2xl:grid-cols-2">
      {jobs.map((job, index) => (
        <ForYouCard
          key={job.slug}
          job={job}
          isFirstOfCompany={jobs.findIndex(({ company }) => company.slug === job.company.slug) === index}
          {...card}
        />
      ))}
    </ul>
  )
}

type ForYouCardProps = CardProps & { job: MatchedJob; isFirstOfCompany: boolean }

function ForYouCard({ commands, flow, isFirstOfCompany, job, saving }: ForYouCardProps) {
  const { company, pay, reasons, slug, title, workplace } = job
  const isHidden = useSelector(flow, ({ context }) => context.hiddenJobs.includes(slug))
  const isCompanyHidden = useSelector(flow, ({ context }) => context.hiddenCompanies.includes(company.slug))
  const run = (command: 'hideJob' | 'hideCompany' | 'showJob' | 'showCompany', of: string) => () =>
    commands.send({ type: 'run', command, input: { slug: of } })
  if (isCompanyHidden) {
    return (
      isFirstOfCompany && (
        <Hidden undo={run('showCompany', company.slug)}>{words.companyHidden(company.name)}</Hidden>
      )
    )
  }
  if (isHidden) return <Hidden undo={run('showJob', slug)}>{words.jobHidden(title)}</Hidden>
  const [amount, period] = payParts(pay)
  const id = `for-you-${slug}`
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex gap-3.5">
        <CompanyMark company={company} size="card" />
        <div className="min-w-0 grow">
          <h3 id={id} className="text-h3 wrap-anywhere">
            <a
              href={paths.job(slug)}
              className="rounded-tag underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {title}
            </a>
          </h3>
          <p className="text-hint text-muted">
            <Name>{company.name}</Name>
          </p>
        </div>
        <div className="relative z-1 -me-2 -mt-2 flex shrink-0 items-center self-start">
          <SaveToggle flow={saving} slug={slug} describedBy={id} />
          <Menu
            label={words.menu}
            name={words.menuOf(title)}
            icon={<Ellipsis className="size-5" />}
            isIcon
            look="quiet"
            size="row"
            side="end"
            items={{
              [words.hideJob]: run('hideJob', slug),
              [words.hideCompany]: run('hideCompany', company.slug),
            }}
          />
        </div>
      </div>
      <p className="text-[1.125rem] font-semibold tabular-nums">
        {amount} <span className="font-normal text-subtle">{period}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Chip>
          <MapPin />
          <span className="min-w-0 truncate">{shortLocation(job)}</span>
        </Chip>
        {workplace !== 'remote' && <Chip>{workplaces[workplace]}</Chip>}
        {reasons.map((reason) => (
          <Chip key={reason} look="soft">
            <Sparkles />
            {reason}
          </Chip>
        ))}
      </p>
    </li>
  )
}

const Hidden = ({ children, undo }: { children: ReactNode; undo: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-5">
    <p role="status" className="min-w-0 text-muted wrap-anywhere">
      {children}
    </p>
    <Button look="secondary" size="small" onClick={undo}>
      {words.undo}
    </Button>
  </li>
)
