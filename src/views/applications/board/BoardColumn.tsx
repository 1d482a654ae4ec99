import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useState, type DragEvent } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import type { Stage } from '../../../../contract/applications/lifecycle.ts'
import { moveInWords } from '../../../words/applications/answering.ts'
import { boardWords } from '../../../words/applications/applicants.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'
import { BoardCard, type Carding } from './BoardCard.tsx'

/** Estimated height of a card with its gap, in px, until it is measured. */
const CARD = 124

interface Props {
  stage: Stage
  cards: readonly ApplicantItem[]
  /** Scroll container of the virtualized list. */
  scroller: HTMLElement
  carding: Carding
  /** True if the dragged card can be dropped here. */
  isTarget: boolean
  onDrop: () => void
}

/** Column of the board: the applicants in one stage. */
export function BoardColumn({ stage, cards, scroller, carding, isTarget, onDrop }: Props) {
  const [isOver, setIsOver] = useState(false)
  const active = cards.findIndex(({ id }) => id === carding.active)
  const dragged = cards.findIndex(({ id }) => id === carding.dragged)
  // oxlint-disable-next-line react/incompatible-library -- the returned functions are used only in this component
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller,
    estimateSize: () => CARD,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 5,
    // Lets React batch the six columns of the board.
    useFlushSync: false,
    // The focusable card and the dragged card stay rendered, even out of view.
    rangeExtractor: (range) => {
      const kept = [active, dragged].filter((index) => index !== -1)
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other)
    },
  })
  const late = cards.filter(({ turn }) => turn?.side === 'employer' && turn.lateness !== 'onTime').length
  const isDropped = isTarget && isOver
  const enter = (event: DragEvent) => {
    if (!isTarget) return
    event.preventDefault()
    setIsOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (isTarget) onDrop()
  }
  const look = isDropped
    ? 'bg-selected outline-2 outline-selected-line'
    : isTarget
      ? 'bg-sunken outline-2 outline-dashed outline-field'
      : 'bg-sunken'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drop target; menu and keys offer the same
    <section
      aria-label={boardWords.column(stageNames[stage], cards.length)}
      data-stage={stage}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
      className={`min-h-full rounded-card px-1.5 -outline-offset-2 ${look}`}
    >
      <h2 className="sticky top-0 z-2 -mx-1.5 flex print:static min-h-10 items-baseline gap-2 bg-inherit px-4 py-2 text-label font-semibold">
        {isDropped && stage !== 'submitted' ? moveInWords(stage) : stageNames[stage]}
        <span className="font-normal text-muted tabular-nums">{cards.length}</span>
        {late > 0 && (
          <span className="ms-auto text-caption font-medium text-warning-text tabular-nums">
            {boardWords.overdue(late)}
          </span>
        )}
      </h2>
      {cards.length === 0 ? (
        <p className="px-2 py-3 text-hint text-muted">{boardWords.emptyColumn}</p>
      ) : (
        <ul className="relative mt-1" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const card = cards[index]
            return (
              card && (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-setsize={cards.length}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0 pb-2"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <BoardCard card={card} carding={carding} />
                </li>
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}
