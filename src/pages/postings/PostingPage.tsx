import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { managingMachine } from '../../../machines/postings/managing.ts'
import { postingPageMachine, type PostingPageFlow } from '../../../machines/postings/postingPage.ts'
import {
  dueReading,
  postingReading,
  postingStatisticsReading,
} from '../../../machines/postings/postingReadings.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useUser } from '../../app/actors.ts'
import { useCopying } from '../../app/useCopying.ts'
import { useFlow } from '../../app/useFlow.ts'
import { listApplicants } from '../../effects/applications.ts'
import { createPosting, postingEvent, readPosting, readPostingStatistics } from '../../effects/postings.ts'
import { useLocation } from '../../routing/location.ts'
import { ClosingPlate } from '../../views/applications/employer/ClosingPlate.tsx'
import { NextUp } from '../../views/postings/NextUp.tsx'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { PostingView } from '../../views/postings/PostingView.tsx'
import { shareWords } from '../../words/postings/page.ts'

const machine = postingPageMachine.provide({
  actors: {
    posting: postingReading.provide({ actors: { read: readPosting } }),
    due: dueReading.provide({ actors: { read: listApplicants } }),
    statistics: postingStatisticsReading.provide({ actors: { read: readPostingStatistics } }),
    managing: managingMachine.provide({ actors: { postingEvent } }),
    creating: creatingMachine.provide({ actors: { createPosting } }),
  },
})

export default function PostingPage() {
  const id = useLocation().pathname.split('/').at(3) ?? ''
  return <Read key={id} id={id} />
}

function Read({ id }: { id: string }) {
  const page = useFlow(machine, { input: { id } })
  const reading = useSelector(page, ({ children }) => required(children.posting))
  const posting = useSelector(reading, ({ context }) => context.data)
  const isOpen = useSelector(page, (state) => state.matches({ page: 'open' }))
  return (
    <PostingFrame reading={reading} title={posting?.posting.title}>
      {posting && isOpen && <Posting page={page} posting={posting} />}
    </PostingFrame>
  )
}

function Posting({ page, posting }: { page: PostingPageFlow; posting: OwnPosting }) {
  const isVerified = useUser('employer')?.isVerified ?? false
  const now = useNow()
  const creating = useSelector(page, ({ children }) => required(children.creating))
  const managing = useSelector(page, ({ children }) => required(children.managing))
  const counting = useSelector(page, ({ children }) => required(children.statistics))
  const figures = useSelector(counting, ({ context }) => context.data)
  const copy = useCopying(shareWords.copied, shareWords.copyInstead)
  const url = location.origin + paths.job(posting.slug ?? '')
  return (
    <PostingView
      posting={posting}
      managing={managing}
      creating={creating}
      isVerified={isVerified}
      figures={figures}
      people={posting.publishedAt !== null && <People page={page} posting={posting} now={now} />}
      now={now}
      onCopyLink={() => copy(url)}
      onShare={'share' in navigator ? () => share(posting.posting.title, url) : undefined}
    />
  )
}

/** Opens the browser's share dialog. Closing it rejects, which is not a failure. */
function share(title: string, url: string): void {
  navigator.share({ title, url }).catch(() => undefined)
}

interface PeopleProps {
  page: PostingPageFlow
  posting: OwnPosting
  now: number
}

function People({ page, posting: { counts, id, state }, now }: PeopleProps) {
  const reading = useSelector(page, ({ children }) => required(children.due))
  const due = useSelector(reading, ({ context }) => context.data)
  if (state === 'closing')
    return <ClosingPlate counts={due?.counts ?? counts} next={due?.items[0]} now={now} />
  return (
    due && (
      <NextUp
        applicants={due.items}
        hasApplicants={due.counts.total > 0}
        href={paths.postingApplicants(id)}
        hasAction
        now={now}
      />
    )
  )
}
