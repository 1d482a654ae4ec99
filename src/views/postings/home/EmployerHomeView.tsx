import { useSelector } from '@xstate/react'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import type { ReactNode } from 'react'
import type { SentIntroductionItem } from '../../../../contract/introductions/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { PostingItem } from '../../../../contract/postings/calls.ts'
import { nobodyYet, type ApplicantCounts } from '../../../../contract/postings/counts.ts'
import type { CompanyStatistics } from '../../../../contract/postings/statistics.ts'
import type { User } from '../../../../contract/user.ts'
import type { CreatingFlow } from '../../../../machines/postings/creating.ts'
import type { DueApplicant } from '../../../../machines/postings/postingReadings.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { Figure } from '../../../ui/charts/Figure.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { RuledRows } from '../../../ui/feedback/RuledRows.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { number } from '../../../../contract/words/counted.ts'
import { employerHomeWords, statisticsWords } from '../../../words/postings/home.ts'
import { Reading } from '../../reading/Reading.tsx'
import { HiringFigures } from '../HiringFigures.tsx'
import { NextUp } from '../NextUp.tsx'
import { Pipeline } from '../Pipeline.tsx'
import { PostingTable } from '../PostingTable.tsx'
import { ReplyTimes } from '../ReplyTimes.tsx'
import { TitledCard } from '../TitledCard.tsx'
import { WritePosting } from '../WritePosting.tsx'
import { Conversations } from './Conversations.tsx'
import { SetupChecklist } from './SetupChecklist.tsx'

interface Props {
  user: User
  reading: AnyReading
  /** Job posts, most urgent first. */
  postings: readonly PostingItem[] | undefined
  /** Loading state of the waiting applicants. */
  due: AnyReading
  /** Waiting applicants, most urgent first. */
  applicants: readonly DueApplicant[] | undefined
  counts: ApplicantCounts | undefined
  /** Loading state of the statistics. The rest of the page does not wait for them. */
  statisticsReading: AnyReading
  statistics: CompanyStatistics | undefined
  /** Open invitations to apply. */
  introductions: readonly SentIntroductionItem[]
  creating: CreatingFlow
  now: number
}

const mostPosts = 5

const needAttention: ReadonlySet<PostingItem['state']> = new Set(['unconfirmed', 'expired', 'draft'])

/** Home page of an employer: waiting applicants, reply statistics, and job posts. */
export function EmployerHomeView(props: Props) {
  const {
    user,
    reading,
    postings,
    due,
    applicants,
    counts = nobodyYet,
    statisticsReading,
    creating,
    introductions,
  } = props
  const isCounting = useSelector(
    statisticsReading,
    (state) => state.matches('reading') && state.context.data === undefined,
  )
  // All parts appear together, to avoid a layout shift by the summary.
  const isKnown = postings !== undefined && applicants !== undefined && !isCounting
  const next = isKnown ? applicants[0] : undefined
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <Heading isClose>{employerHomeWords.welcome(user.firstName)}</Heading>
          {isKnown && postings.length > 0 && (
            <p className="text-muted">
              {employerHomeWords.summary(
                counts,
                postings.filter(({ state }) => needAttention.has(state)).length,
                waitingIn(introductions).length,
              )}
            </p>
          )}
        </div>
        <div className="flex max-w-full flex-wrap items-start gap-3 has-[form]:w-full max-sm:w-full">
          <WritePosting flow={creating} isSecond={next !== undefined} />
          {next && (
            <ButtonLink size="small" href={paths.applicant(next.reference)}>
              {employerHomeWords.reviewNext}
            </ButtonLink>
          )}
        </div>
      </div>
      <Reading flow={reading} what={employerHomeWords.yourHome} rows={6}>
        <Reading flow={due} what={employerHomeWords.yourHome} rows={6}>
          {isKnown ? (
            <Content {...props} postings={postings} applicants={applicants} counts={counts} />
          ) : (
            <RuledRows count={6}>{employerHomeWords.loading}</RuledRows>
          )}
        </Reading>
      </Reading>
    </>
  )
}

const waitingIn = (introductions: readonly SentIntroductionItem[]) =>
  introductions.filter(({ turn }) => turn?.side === 'employer')

type ContentProps = Props & { [Key in 'applicants' | 'counts' | 'postings']: NonNullable<Props[Key]> }

function Content({
  applicants,
  counts,
  introductions,
  now,
  postings,
  statistics,
  statisticsReading,
  user,
}: ContentProps) {
  const conversations = waitingIn(introductions)
  const isNew = postings.every(({ publishedAt }) => publishedAt === null)
  const posts = postings.length > 0 && (
    <TitledCard
      title={employerHomeWords.posts.title}
      link={{ href: paths.postings, label: employerHomeWords.posts.all }}
    >
      <PostingTable postings={postings.slice(0, mostPosts)} now={now} />
    </TitledCard>
  )
  if (isNew) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SetupChecklist user={user} isCompanyVerified={statistics?.isCompanyVerified ?? false} />
        {posts}
      </div>
    )
  }
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <HiringFigures counts={counts} replies={statistics?.replies} promise={statistics?.promise ?? null}>
        {statistics && (
          <Figure
            label={statisticsWords.openPosts}
            icon={<BriefcaseBusiness />}
            isUrgent={statistics.posts.unconfirmed > 0}
            value={number.format(statistics.posts.open)}
            note={statisticsWords.unconfirmed(statistics.posts.unconfirmed)}
          />
        )}
      </HiringFigures>
      {conversations.length > 0 && <Conversations introductions={conversations} now={now} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <NextUp
          applicants={applicants}
          hasApplicants={counts.total > 0}
          href={paths.applicants}
          hasTitles
          now={now}
        />
        <ChartCard reading={statisticsReading}>
          {statistics && <ReplyTimes replies={statistics.replies} promise={statistics.promise} />}
        </ChartCard>
        {posts}
        {statistics && (
          <ChartCard reading={statisticsReading}>
            <Pipeline pipeline={statistics.pipeline} />
          </ChartCard>
        )}
      </div>
    </div>
  )
}

const ChartCard = ({ reading, children }: { reading: AnyReading; children: ReactNode }) => (
  <div className="min-w-0 rounded-panel border border-line bg-surface p-5 sm:p-6">
    <Reading flow={reading} what={statisticsWords.yourFigures} rows={4}>
      {children}
    </Reading>
  </div>
)
