import { useState } from 'react'
import { flushSync } from 'react-dom'
import { answers, applicationEvents } from '../../../../contract/applications/events/applicationEvents.ts'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { buttonLook } from '../../../ui/controls/buttonLook.ts'
import { boardWords } from '../../../words/applications/applicants.ts'
import { moveInWords, nameOf, type AnswerType } from '../../../words/applications/answering.ts'
import { targetsOf, type Target } from './boardTargets.ts'

/** Action on a card: a move to a stage, or a reply. */
export type CardAction = { readonly to: Target } | AnswerType

/** Actions besides moves. Advancing and offering are moves to a column. */
const others = [
  ...answers.filter(({ type }) => type !== 'advance' && type !== 'offer'),
  { type: 'undo', label: applicationEvents.undo.employer.label } as const,
]

interface Props {
  card: ApplicantItem
  /** Id of the button, which keyboard shortcuts click. */
  buttonId: string
  onDo: (action: CardAction) => void
  /** Called when the menu closes. */
  onClosed: () => void
}

/** Menu with all actions on a card, as an alternative to dragging. */
export function CardMenu({ card, buttonId, onDo, onClosed }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const id = `${buttonId}-items`
  const doing = (action: CardAction) => () => {
    document.getElementById(id)?.hidePopover()
    onDo(action)
  }
  return (
    <>
      <button
        id={buttonId}
        type="button"
        tabIndex={-1}
        // The list renders on the first click, to keep cards cheap. The popover opens after the click
        // handler, because the target is set synchronously.
        popoverTarget={isAsked ? id : undefined}
        onClick={() => flushSync(() => setIsAsked(true))}
        aria-label={boardWords.menu(nameOf(card))}
        className={buttonLook(
          { look: 'quiet', size: 'row' },
          'absolute end-2 top-10 z-1 grid size-8 place-items-center !p-0',
        )}
      >
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <path
            d="M4 10h.01M10 10h.01M16 10h.01"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {isAsked && (
        <div
          id={id}
          popover="auto"
          className="filter-panel w-fit p-2"
          onToggle={({ newState }) => {
            setIsOpen(newState === 'open')
            if (newState === 'closed') onClosed()
          }}
        >
          {isOpen && <Items card={card} doing={doing} />}
        </div>
      )}
    </>
  )
}

const focusFirst = (list: HTMLUListElement | null) => list?.querySelector('button')?.focus()

function Items({ card, doing }: { card: ApplicantItem; doing: (action: CardAction) => () => void }) {
  const all: readonly (readonly [words: string, action: CardAction])[] = [
    ...targetsOf([card]).map((to) => [moveInWords(to), { to }] as const),
    ...others.filter(({ type }) => card.can.includes(type)).map(({ label, type }) => [label, type] as const),
  ]
  if (all.length === 0) return <p className="px-3 py-2 text-hint">{boardWords.noActions}</p>
  return (
    <ul ref={focusFirst}>
      {all.map(([words, action]) => (
        <li key={words}>
          <button
            type="button"
            onClick={doing(action)}
            className="block min-h-11 w-full rounded-inner px-3 py-2 text-start text-label hover:bg-primary-soft"
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
