import { useSelector } from '@xstate/react'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { managingMachine } from '../../../machines/postings/managing.ts'
import { postingPageMachine, type PostingPageFlow } from '../../../machines/postings/postingPage.ts'
import { dueReading, postingReading } from '../../../machines/postings/postingReadings.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { listApplicants } from '../../effects/applications.ts'
import { createPosting, postingEvent, readPosting } from '../../effects/postings.ts'
import { useLocation } from '../../routing/location.ts'
import { ClosingPlate } from '../../views/applications/employer/ClosingPlate.tsx'
import { WaitingPeople } from '../../views/applications/employer/WaitingPeople.tsx'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { PostingView } from '../../views/postings/PostingView.tsx'

const machine = postingPageMachine.provide({
  actors: {
    posting: postingReading.provide({ actors: { read: readPosting } }),
    due: dueReading.provide({ actors: { read: listApplicants } }),
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
  const creating = useSelector(page, ({ children }) => required(children.creating))
  const managing = useSelector(page, ({ children }) => required(children.managing))
  return (
    <PostingView
      posting={posting}
      managing={managing}
      creating={creating}
      isVerified={isVerified}
      people={posting.publishedAt !== null && <People page={page} posting={posting} />}
    />
  )
}

function People({ page, posting: { counts, state } }: { page: PostingPageFlow; posting: OwnPosting }) {
  const now = useNow()
  const reading = useSelector(page, ({ children }) => required(children.due))
  const due = useSelector(reading, ({ context }) => context.data)
  const next = due?.items[0]
  if (state === 'closing') return <ClosingPlate counts={due?.counts ?? counts} next={next} now={now} />
  return due && next && <WaitingPeople counts={due.counts} next={next} now={now} />
}
