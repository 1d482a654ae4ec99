import { paths } from '../../../contract/paths.ts'
import { stageNames } from '../../../contract/applications/stageNames.ts'
import type { PostingItem } from '../../../contract/postings/calls.ts'
import { endsSoon } from '../../../contract/postings/lifecycle.ts'
import { StageBar } from '../../ui/charts/StageBar.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { RowLink } from '../../ui/controls/RowLink.tsx'
import { shortDay } from '../../words/dates.ts'
import { postingListWords } from '../../words/postings/list.ts'
import { shortLocation } from '../../words/postings.ts'
import { PostingStateTag } from './PostingStateTag.tsx'

interface Props {
  postings: readonly PostingItem[]
  now: number
  /** Copies a job post to a new draft; undefined if copying is not offered. */
  onCopy?: (id: string) => void
  isCopying?: boolean
}

const wide =
  '@lg:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_5.5rem_minmax(8.5rem,auto)] @lg:group-data-copying:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_7rem_9.5rem_5rem]'

const inProgress = ({ stages }: PostingItem) => stages.reduce((sum, { count }) => sum + count, 0)

/** Table of job posts: title and facts, applicants by stage, waiting ones, and the state. */
export function PostingTable({ postings, now, onCopy, isCopying = false }: Props) {
  const most = Math.max(1, ...postings.map(inProgress))
  return (
    <div
      role="table"
      aria-label={postingListWords.title}
      className="group @container"
      {...(onCopy && { 'data-copying': '' })}
    >
      <div role="rowgroup" className="@max-lg:sr-only">
        <div role="row" className={`grid gap-x-4 py-2 text-caption text-subtle ${wide}`}>
          <span role="columnheader">{postingListWords.job}</span>
          <span role="columnheader">{postingListWords.byStage}</span>
          <span role="columnheader">{postingListWords.waitingColumn}</span>
          <span role="columnheader">{postingListWords.status}</span>
          {onCopy && (
            <span role="columnheader" className="sr-only">
              {postingListWords.actions}
            </span>
          )}
        </div>
      </div>
      <div role="rowgroup" className="border-t border-line">
        {postings.map((posting) => (
          <div
            role="row"
            key={posting.id}
            className={`relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b border-line py-2.5 last:border-0 hover:bg-sunken ${wide}`}
          >
            <span role="rowheader" className="min-w-0 text-start font-normal">
              <RowLink href={paths.posting(posting.id)} className="text-hint">
                {posting.title}
              </RowLink>
              <Facts posting={posting} now={now} />
            </span>
            <span role="cell" className="min-w-0 @max-lg:hidden">
              {inProgress(posting) > 0 ? (
                <StageBar
                  most={most}
                  stages={posting.stages.map(({ count, stage }) => ({ name: stageNames[stage], count }))}
                />
              ) : (
                <span className="text-caption text-subtle">
                  {posting.publishedAt === null ? postingListWords.notPublished : postingListWords.noneYet}
                </span>
              )}
            </span>
            <Waiting counts={posting.counts} isPublished={posting.publishedAt !== null} />
            <span role="cell" className="@max-lg:col-start-2 @max-lg:row-start-1 @max-lg:justify-self-end">
              <PostingStateTag posting={posting} />
            </span>
            {onCopy && (
              <span role="cell" className="@max-lg:justify-self-end">
                <Button
                  look="quiet"
                  size="small"
                  className="relative"
                  aria-disabled={isCopying || undefined}
                  aria-label={postingListWords.copyOf(posting.title)}
                  onClick={() => onCopy(posting.id)}
                >
                  {postingListWords.copy}
                </Button>
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** States in which a job post will run until its last day. */
const running: ReadonlySet<PostingItem['state']> = new Set(['published', 'paused', 'unconfirmed'])

/** Place, openings, last day and the next step. */
function Facts({ posting, now }: { posting: PostingItem; now: number }) {
  const { openings, state, validThrough } = posting
  const isRunning = running.has(state) && validThrough !== null
  const next = nextStep(posting)
  return (
    <span className="block text-caption wrap-anywhere text-muted">
      {[shortLocation(posting), openings > 1 && postingListWords.openings(openings), isRunning && '']
        .filter((fact) => fact !== false)
        .join(' · ')}
      {isRunning && (
        <span className={endsSoon(validThrough, now) ? 'text-warning-text' : ''}>
          {postingListWords.closes(shortDay(`${validThrough}T12:00:00`, now))}
        </span>
      )}
      {next && <span className="block font-medium text-ink">{next}</span>}
    </span>
  )
}

function nextStep({ changes, changesAsked, state }: PostingItem): string | undefined {
  const { changesAsked: makeChanges, changesWaiting, draft, expired, unconfirmed } = postingListWords.next
  if ((state === 'draft' && changesAsked !== null) || changes === 'refused') return makeChanges
  if (state === 'draft') return draft
  if (state === 'expired') return expired
  if (state === 'unconfirmed') return unconfirmed
  return changes === 'waiting' ? changesWaiting : undefined
}

interface WaitingProps {
  counts: PostingItem['counts']
  isPublished: boolean
}

const Waiting = ({ counts: { overdue, waitingForUs }, isPublished }: WaitingProps) => (
  <span role="cell" className="text-hint tabular-nums @max-lg:col-start-1 @max-lg:row-start-2">
    {isPublished && (
      <>
        <b className="font-medium">{waitingForUs}</b>
        <span className="@lg:sr-only"> {postingListWords.waiting}</span>
        {overdue > 0 && (
          <span className="text-caption text-warning-text @max-lg:ms-2 @lg:block">
            {postingListWords.overdue(overdue)}
          </span>
        )}
      </>
    )}
  </span>
)
