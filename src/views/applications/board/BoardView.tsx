import { useSelector } from '@xstate/react'
import { useRef, useState, type ReactNode } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import type { BoardPageFlow } from '../../../../machines/applications/boardPage.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useIsWide } from '../../../ui/controls/useIsWide.ts'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { boardKeysInWords, boardWords } from '../../../words/applications/applicants.ts'
import { movedInWords, supersededInWords } from '../../../words/applications/board.ts'
import { Keys } from '../../reading/Keys.tsx'
import { AnswerDialogs } from '../answering/AnswerDialogs.tsx'
import { ManyDialogs } from '../answering/ManyDialogs.tsx'
import { SelectionBar } from '../answering/SelectionBar.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { columnAlone, farthest } from './boardTargets.ts'
import { MovedCards } from './MovedCards.tsx'
import { useBoard } from './useBoard.ts'

interface Props {
  page: BoardPageFlow
  items: readonly ApplicantItem[]
  /** True if the board contains all applicants. */
  isWhole: boolean
  /** Content for an empty board. */
  nobody: ReactNode
  /** Column to show in a narrow window, which has room for only one. */
  stage: Stage | undefined
  now: number
  company: string
  deciding: DecidingFlow
  answering: AnsweringManyFlow
  hasLetters: boolean
  onLetters: (isOn: boolean) => void
}

/**
 * Board of a posting: its applicants by stage. Cards are moved by key, menu or drag, and each opens the same
 * dialog.
 */
export function BoardView(props: Props) {
  const { page, deciding, answering, company, hasLetters, isWhole, items, nobody, now, onLetters, stage } =
    props
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const keys = useRef<HTMLDetailsElement>(null)
  const isWide = useIsWide(600)
  const alone = columnAlone(items, stage)
  const board = useBoard({
    page,
    deciding,
    answering,
    items,
    isShown: (each) => isWide || each === alone,
    hasLetters,
    onKeys: () => {
      keys.current?.setAttribute('open', '')
      keys.current?.querySelector('summary')?.focus()
    },
  })
  const refused = useSelector(answering, ({ context }) => context.refused)
  const superseded = useSelector(deciding, (state) =>
    state.matches({ idle: 'superseded' }) ? state.context.id : undefined,
  )
  const slow = useSelector(
    deciding,
    (state) => state.hasTag('slow') && state.context.considered === undefined,
  )
  const question = useSelector(page, ({ context }) => context.question)
  const moved = useSelector(page, ({ context }) => context.moved)
  const { columns } = board
  const card = items.find(({ id }) => id === superseded)
  const why = card && supersededInWords(card)
  const carding = {
    now,
    active: board.active,
    chosen: board.chosen,
    dragged: board.dragged?.id,
    refused: { ...refused, ...(superseded !== undefined && why !== undefined && { [superseded]: why }) },
    onActive: ({ id }: ApplicantItem) => page.send({ type: 'focused', id }),
    onChoose: board.toggle,
    onDo: board.actOnOne,
    onDrag: (dragged: ApplicantItem | undefined) =>
      page.send(dragged ? { type: 'lift', id: dragged.id } : { type: 'release' }),
  }

  return (
    <>
      <p role="status" className="sr-only">
        {why ?? (moved !== undefined && movedInWords(items, moved))}
      </p>
      {!isWhole && <Banner kind="info">{boardWords.notWhole}</Banner>}
      {items.length === 0 ? (
        nobody
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the cards inside
        <div
          ref={setScroller}
          role="region"
          aria-label={boardWords.label}
          onKeyDown={board.press}
          onFocus={() => board.setIsInside(true)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) board.setIsInside(false)
          }}
          // An opaque background lets the browser scroll the board as one layer, without repainting cards.
          className="max-h-[max(28rem,calc(100dvh-7rem))] snap-x snap-proximity scroll-pt-14 overflow-auto overscroll-x-contain bg-canvas print:max-h-none print:w-auto print:overflow-visible"
        >
          <div className="grid min-h-full auto-cols-[minmax(0,1fr)] grid-flow-col gap-3 sm:auto-cols-[minmax(14.25rem,1fr)] print:grid-flow-row print:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
            <MovedCards items={items}>
              {scroller &&
                (isWide ? stages : [alone]).map((each) => (
                  <BoardColumn
                    key={each}
                    stage={each}
                    cards={columns[each]}
                    scroller={scroller}
                    carding={carding}
                    isTarget={board.targets.some((target) => target === each)}
                    onDrop={() => each !== 'submitted' && board.drop(each)}
                  />
                ))}
            </MovedCards>
          </div>
        </div>
      )}
      {slow && <StillWaiting />}
      <Keys
        ref={keys}
        keys={boardKeysInWords}
        where={boardWords.keys}
        hasLetters={hasLetters}
        onSwitch={onLetters}
        className="mt-4"
      />
      <SelectionBar
        flow={answering}
        onAsk={(action) => page.send({ type: 'askChosen', action })}
        backTo={board.activeLink}
      />
      {question?.about === 'one' ? (
        <AnswerDialogs
          key={`${question.card.id} ${question.aim}`}
          applicant={question.card}
          company={company}
          aim={question.aim}
          flow={deciding}
        />
      ) : (
        <ManyDialogs
          key={question?.aim}
          company={company}
          stage={farthest(board.chosenCards)}
          aim={question?.aim}
          flow={answering}
        />
      )}
    </>
  )
}
