import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import Eye from 'lucide-react/icons/eye'
import UsersRound from 'lucide-react/icons/users-round'
import { isolate } from '../../../contract/isolate.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { daysOfRecord } from '../../../contract/postings/record.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { ManagingFlow } from '../../../machines/postings/managing.ts'
import type { PostingFigures } from '../../../machines/postings/postingReadings.ts'
import { Figure } from '../../ui/charts/Figure.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { number } from '../../../contract/words/counted.ts'
import { doerOf, entryInWords } from '../../words/postingEvents.ts'
import { postingPageWords } from '../../words/postings/page.ts'
import { HiringFigures } from './HiringFigures.tsx'
import { ManagingDialogs } from './ManagingDialogs.tsx'
import { Pipeline } from './Pipeline.tsx'
import { PostingFacts } from './PostingFacts.tsx'
import { PostingStatus } from './PostingStatus.tsx'
import { PostingTimeline } from './PostingTimeline.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { SharePosting } from './SharePosting.tsx'

interface Props {
  posting: OwnPosting
  managing: ManagingFlow
  creating: CreatingFlow
  /** True if the member's email address is verified. */
  isVerified: boolean
  /** Waiting applicants, or the progress of a closing job post; undefined before publication. */
  people?: ReactNode
  /** Undefined before publication, and if loading failed. */
  figures?: PostingFigures | undefined
  now: number
  onCopyLink: () => void
  onShare?: (() => void) | undefined
}

const card = 'min-w-0 rounded-panel border border-line bg-surface p-5 sm:p-6'

/** Page of a job post: state and commands, statistics, waiting applicants, and activity. */
export function PostingView(props: Props) {
  const { posting, managing, creating, isVerified, people, figures, now, onCopyLink, onShare } = props
  const { counts, publishedAt, slug, state } = posting
  const superseded = useSelector(managing, (current) => current.matches({ idle: 'superseded' }))
  const duplicate = useSelector(managing, (current) =>
    current.matches({ idle: 'duplicate' }) ? current.context.failure : undefined,
  )
  const last = posting.timeline.at(-1)
  const views = figures && viewsIn(figures.views, now, publishedAt)

  return (
    <>
      {superseded && (
        <Banner kind="warning">
          <span role="status">
            {postingPageWords.superseded}
            {last && ` ${[entryInWords(last), isolate(doerOf(last))].filter(Boolean).join(' · ')}`}
          </span>
        </Banner>
      )}
      {duplicate && <RefusalNote failure={duplicate} />}
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        {state === 'published' && counts.total === 0 && slug !== null && (
          <SharePosting posting={{ ...posting, slug }} onCopyLink={onCopyLink} onShare={onShare} />
        )}
        {figures && publishedAt !== null && (
          <HiringFigures
            counts={counts}
            replies={figures.replies}
            promise={{ min: posting.posting.answerDays, max: posting.posting.answerDays }}
          >
            {views === undefined ? (
              <Figure
                label={postingPageWords.applied}
                icon={<UsersRound />}
                value={number.format(counts.total)}
                note={postingPageWords.inProgress(counts)}
              />
            ) : (
              <Figure
                label={postingPageWords.views}
                icon={<Eye />}
                value={number.format(views)}
                note={postingPageWords.viewsNote}
              />
            )}
          </HiringFigures>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @4xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className={card}>
              <PostingStatus
                posting={posting}
                managing={managing}
                creating={creating}
                isVerified={isVerified}
              />
            </div>
            {people}
            <div className={card}>
              <PostingTimeline posting={posting} />
            </div>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {figures && publishedAt !== null && (
              <div className={card}>
                <Pipeline pipeline={figures.pipeline} views={views} />
              </div>
            )}
            <div className={card}>
              <PostingFacts posting={posting} />
            </div>
          </div>
        </div>
      </div>
      {state !== 'discarded' && <ManagingDialogs flow={managing} />}
    </>
  )
}

const DAY = 86_400_000

/** Views of the last 90 days, or since publication; undefined if counting started later. */
function viewsIn({ days, since }: PostingFigures['views'], now: number, publishedAt: string | null) {
  const from = dayOf(now - daysOfRecord * DAY)
  const needed = publishedAt === null || publishedAt.slice(0, 10) < from ? from : publishedAt.slice(0, 10)
  if (since === null || since > needed) return undefined
  return days.filter(({ day }) => day >= from).reduce((sum, day) => sum + day.views, 0)
}
