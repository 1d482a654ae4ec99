import ChevronRight from 'lucide-react/icons/chevron-right'
import { stageNames } from '../../../contract/applications/stageNames.ts'
import { paths } from '../../../contract/paths.ts'
import type { DueApplicant } from '../../../machines/postings/postingReadings.ts'
import { Avatar } from '../../ui/brand/Avatar.tsx'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { RowLink } from '../../ui/controls/RowLink.tsx'
import { Chip } from '../../ui/text/Chip.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { nameOf } from '../../words/applications/answering.ts'
import { employerHomeWords } from '../../words/postings/home.ts'
import { ApplicantTag } from '../applications/employer/ApplicantTag.tsx'
import { TitledCard } from './TitledCard.tsx'

interface Props {
  /** Most urgent first. */
  applicants: readonly DueApplicant[]
  /** True if the company has ever had an applicant. */
  hasApplicants: boolean
  /** Address of the full list. */
  href: string
  /** Adds the job title to each row. */
  hasTitles?: boolean
  /** Adds a button for the first applicant. The home page has that button beside its title instead. */
  hasAction?: boolean
  now: number
}

const { nextUp } = employerHomeWords

/** Most urgent applicants who wait for a reply. */
export const NextUp = ({
  applicants,
  hasApplicants,
  href,
  hasTitles = false,
  hasAction = false,
  now,
}: Props) => (
  <TitledCard
    title={nextUp.title}
    {...(applicants.length > 0 && { note: nextUp.order })}
    link={{ href, label: nextUp.all }}
  >
    {applicants.length === 0 ? (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
        <PathArt
          picture="small"
          progress={hasApplicants ? 1 : 0}
          className="h-[66px] w-30 shrink-0 rounded-control"
        />
        <div className="min-w-0 flex-[1_1_14rem]">
          <h3 className="text-h3">{hasApplicants ? nextUp.everyoneHasReply : nextUp.none}</h3>
          <p className="mt-1 text-hint text-muted">{hasApplicants ? nextUp.later : nextUp.arrive}</p>
        </div>
      </div>
    ) : (
      <ol className="border-t border-line">
        {applicants.map((applicant) => (
          <li
            key={applicant.id}
            className="relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0 hover:bg-sunken @lg:grid-cols-[auto_minmax(0,1fr)_7rem_auto_auto]"
          >
            <Avatar name={applicant.candidate} size="row" />
            <span className="min-w-0">
              <RowLink href={paths.applicant(applicant.reference)} className="text-hint">
                <Name>{nameOf(applicant)}</Name>
              </RowLink>
              {hasTitles && (
                <span className="block text-caption wrap-anywhere text-muted">{applicant.title}</span>
              )}
            </span>
            <span className="hidden @lg:block">
              {applicant.stage && <Chip>{stageNames[applicant.stage]}</Chip>}
            </span>
            <span className="@max-lg:col-start-2 @max-lg:row-start-2 @lg:min-w-42">
              <ApplicantTag applicant={applicant} now={now} isSmall />
            </span>
            <ChevronRight
              aria-hidden="true"
              className="size-5 text-subtle @max-lg:row-start-1 @max-lg:col-start-3"
            />
          </li>
        ))}
      </ol>
    )}
    {hasAction && applicants[0] && (
      <ButtonLink size="small" className="mt-3" href={paths.applicant(applicants[0].reference)}>
        {employerHomeWords.reviewNext}
      </ButtonLink>
    )}
  </TitledCard>
)
