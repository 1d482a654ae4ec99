import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { managingMachine } from '../../../machines/postings/managing.ts'
import type { ReadingOf } from '../../../machines/reading/reading.ts'
import { useUser } from '../../app/actors.ts'
import { anyPosting, useFollowing } from '../../app/changes.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { postingEvent, readPosting } from '../../effects/postings.ts'
import { useRouteLocation, useNavigation } from '../../routing/location.ts'
import { ClosingPlate } from '../../views/applications/employer/ClosingPlate.tsx'
import { WaitingPeople } from '../../views/applications/employer/WaitingPeople.tsx'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { PostingView } from '../../views/postings/PostingView.tsx'
import { useNextDue } from '../applications/useNextDue.ts'
import { useCreating } from './useCreating.ts'

const machine = managingMachine.provide({ actors: { postingEvent } })

export default function PostingPage() {
  const id = useRouteLocation().pathname.split('/').at(3) ?? ''
  const { flow, data } = useReading(readPosting, { id })
  useFollowing(flow, anyPosting)
  const due = useNextDue({ postingId: id })
  // Who waits stands above what happened: they come together, so that nothing is moved.
  const isDueRead = useSelector(
    due.flow,
    (state) => state.context.data !== undefined || state.matches('failed') || state.matches('notThere'),
  )
  return (
    <PostingFrame reading={flow} title={data?.posting.title}>
      {data && isDueRead && <Posting key={id} reading={flow} posting={data} due={due} />}
    </PostingFrame>
  )
}

type Due = ReturnType<typeof useNextDue>

function Posting({
  reading,
  posting,
  due,
}: {
  reading: ReadingOf<OwnPosting>
  posting: OwnPosting
  due: Due
}) {
  const { go } = useNavigation()
  const isVerified = useUser('employer')?.isVerified ?? false
  const managing = useFlow(machine, { input: posting })

  useEffect(() => {
    const changed = managing.on('changed', (event) => {
      reading.send({ type: 'known', data: event.posting })
      due.flow.send({ type: 'refresh' })
      if (event.posting.state === 'discarded') go(paths.postings)
    })
    const overtaken = managing.on('overtaken', () => reading.send({ type: 'refresh' }))
    return () => {
      changed.unsubscribe()
      overtaken.unsubscribe()
    }
  }, [managing, reading, due.flow, go])

  useEffect(() => managing.send({ type: 'known', posting }), [managing, posting])

  return (
    <PostingView
      posting={posting}
      managing={managing}
      creating={useCreating()}
      isVerified={isVerified}
      people={posting.publishedAt !== null && <People posting={posting} due={due.data} />}
    />
  )
}

function People({ posting: { counts, state }, due }: { posting: OwnPosting; due: Due['data'] }) {
  const [now] = useState(() => Date.now())
  const next = due?.items[0]
  if (state === 'closing') return <ClosingPlate counts={due?.counts ?? counts} next={next} now={now} />
  return due && next && <WaitingPeople counts={due.counts} next={next} now={now} />
}
