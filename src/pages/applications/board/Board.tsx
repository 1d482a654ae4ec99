import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useUser } from '../../../app/actors.ts'
import { anyApplication, useFollowing } from '../../../app/changes.ts'
import { useReading } from '../../../app/useReading.ts'
import { useLetterKeys } from '../../../browser/kept/useLetterKeys.ts'
import { readBoard } from '../../../effects/applications.ts'
import { withAnswered } from '../../../../machines/applications/boardCards.ts'
import { columnAlone } from '../../../views/applications/board/boardTargets.ts'
import { BoardView } from '../../../views/applications/board/BoardView.tsx'
import { turnOfTab, type ApplicantFilter } from '../../../views/applications/employer/applicantFilter.ts'
import { ApplicantsView } from '../../../views/applications/employer/ApplicantsView.tsx'
import { Nobody } from '../../../views/applications/employer/Nobody.tsx'
import { Reading } from '../../../views/reading/Reading.tsx'
import { LazyOutbox } from '../answering/LazyOutbox.tsx'
import { useAnsweringMany } from '../answering/useAnsweringMany.ts'
import { useNextDue } from '../useNextDue.ts'
import { useBoardDeciding } from './useBoardDeciding.ts'
import { useBoardNews } from './useBoardNews.ts'

interface Props {
  title: string
  above: ReactNode
  path: string
  filter: ApplicantFilter
  postingId: string
}

/** Who waits in the stages of a posting, as cards. */
export default function Board({ title, above, path, filter, postingId }: Props) {
  const turn = turnOfTab(filter.tab)
  const [now] = useState(() => Date.now())
  const { hasLetters, onSwitch } = useLetterKeys()
  const company = useUser('employer')?.company?.name ?? ''
  const { flow, data } = useReading(readBoard, { postingId, ...(turn && { turn }) })
  useFollowing(flow, anyApplication)
  const due = useNextDue({ postingId })
  const readAnew = () => {
    flow.send({ type: 'refresh' })
    due.flow.send({ type: 'refresh' })
  }
  const deciding = useBoardDeciding((answered) => {
    if (data) flow.send({ type: 'known', data: { ...data, items: withAnswered(data.items, answered, turn) } })
    due.flow.send({ type: 'refresh' })
  }, readAnew)
  const answering = useAnsweringMany()
  useBoardNews(data?.items, deciding, answering)
  const answered = useEffectEvent(readAnew)

  useEffect(() => {
    const told = answering.on('answered', () => answered())
    return () => told.unsubscribe()
  }, [answering])

  return (
    <ApplicantsView
      title={title}
      above={above}
      path={path}
      filter={filter}
      stage={data && columnAlone(data.items, filter.stage)}
      reading={flow}
      counts={due.data?.counts}
      next={due.data && (due.data.items[0] ?? null)}
      hasBoard
      outbox={<LazyOutbox outbox={due.data?.outbox} onUndone={readAnew} />}
    >
      {data && (
        <BoardView
          items={data.items}
          isWhole={data.isWhole}
          nobody={
            <Reading flow={due.flow} what="who has applied" rows={1}>
              {due.data && <Nobody isAnybody={due.data.counts.total > 0} />}
            </Reading>
          }
          stage={filter.stage}
          now={now}
          company={company}
          deciding={deciding}
          answering={answering}
          hasLetters={hasLetters}
          onLetters={onSwitch}
        />
      )}
    </ApplicantsView>
  )
}
