import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { withExpected } from '../../../../machines/applications/boardCards.ts'
import { boardDeciding, boardPageMachine, boardReading } from '../../../../machines/applications/boardPage.ts'
import { newsNotice, notify } from '../../../../machines/shared/notice.ts'
import { required } from '../../../../machines/shared/required.ts'
import { useNow } from '../../../ui/text/useNow.ts'
import { useUser } from '../../../app/actors.ts'
import { useFlow } from '../../../app/useFlow.ts'
import { useLetterKeys } from '../../../browser/storage/useLetterKeys.ts'
import { employerEvent, readBoard } from '../../../effects/applications.ts'
import { Outbox } from '../../../views/applications/answering/Outbox.tsx'
import { columnAlone } from '../../../views/applications/board/boardTargets.ts'
import { BoardView } from '../../../views/applications/board/BoardView.tsx'
import { turnOfTab, type ApplicantFilter } from '../../../views/applications/employer/applicantFilter.ts'
import { ApplicantsView, type PostingHead } from '../../../views/applications/employer/ApplicantsView.tsx'
import { NoApplicants } from '../../../views/applications/employer/NoApplicants.tsx'
import { Reading } from '../../../views/reading/Reading.tsx'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { movedMeanwhileInWords } from '../../../words/applications/board.ts'
import { applicantsFlows } from '../applicantsFlows.ts'

const pageOf = (account: string) =>
  boardPageMachine.provide({
    actors: {
      ...applicantsFlows(account),
      board: boardReading.provide({ actors: { read: readBoard } }),
      deciding: boardDeciding.provide({ actors: { applicationEvent: employerEvent } }),
    },
    actions: {
      tellMoved: notify((_, moved: readonly ApplicantItem[]) => {
        const news = movedMeanwhileInWords(moved)
        return news === undefined ? undefined : newsNotice(news)
      }),
    },
  })

interface Props {
  title: string
  head: PostingHead
  path: string
  filter: ApplicantFilter
  postingId: string
}

/** Board of a posting: its applicants as cards, by stage. */
export default function Board({ title, head, path, filter, postingId }: Props) {
  const user = useUser('employer')
  const now = useNow()
  const { hasLetters, onSwitch } = useLetterKeys()
  const [machine] = useState(() => pageOf(user?.id ?? ''))
  const turn = turnOfTab(filter.tab)
  const page = useFlow(machine, { input: { query: { postingId, ...(turn && { turn }) } } })
  const board = useSelector(page, ({ children }) => required(children.board))
  const due = useSelector(page, ({ children }) => required(children.due))
  const deciding = useSelector(page, ({ children }) => children.deciding)
  const answering = useSelector(page, ({ children }) => required(children.answering))
  const outbox = useSelector(page, ({ children }) => required(children.outbox))
  const waiting = useSelector(due, ({ context }) => context.data)
  const isWhole = useSelector(page, ({ context }) => context.isWhole)
  const known = useSelector(page, ({ context }) => context.items)
  const expected = useSelector(page, ({ context }) => context.expected)
  const items = useMemo(() => withExpected(known, expected, turn), [known, expected, turn])

  return (
    <ApplicantsView
      title={title}
      head={head}
      path={path}
      filter={filter}
      stage={deciding && columnAlone(items, filter.stage)}
      reading={board}
      counts={waiting?.counts}
      next={waiting && (waiting.items[0] ?? null)}
      hasBoard
      outbox={<Outbox outbox={waiting?.outbox} flow={outbox} />}
    >
      {deciding && (
        <BoardView
          page={page}
          items={items}
          isWhole={isWhole}
          nobody={
            <Reading flow={due} what={applicantsWords.what} rows={1}>
              {waiting && <NoApplicants isAnybody={waiting.counts.total > 0} />}
            </Reading>
          }
          stage={filter.stage}
          now={now}
          company={user?.company?.name ?? ''}
          deciding={deciding}
          answering={answering}
          hasLetters={hasLetters}
          onLetters={onSwitch}
        />
      )}
    </ApplicantsView>
  )
}
