import { memo, type DragEvent } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { applicantsWords, boardWords } from '../../../words/applications/applicants.ts'
import { headlineWords, placeAndYears } from '../../../words/applications/headline.ts'
import { ApplicantTag } from '../employer/ApplicantTag.tsx'
import { isChoosable } from '../employer/ApplicantRows.tsx'
import { targetsOf } from './boardTargets.ts'
import { CardMenu, type CardAction } from './CardMenu.tsx'

/** Element ids within a card. */
export const linkOf = (id: string) => `card-${id}`
export const menuOf = (id: string) => `menu-${id}`

/** State and callbacks that all cards share. */
export interface Carding {
  readonly now: number
  /** Id of the only card in the tab order (roving tabindex). */
  readonly active: string | undefined
  readonly chosen: readonly string[]
  readonly dragged: string | undefined
  /** Error messages by application id. */
  readonly refused: Readonly<Record<string, string>>
  readonly onActive: (card: ApplicantItem) => void
  readonly onChoose: (card: ApplicantItem) => void
  readonly onDo: (card: ApplicantItem, action: CardAction) => void
  readonly onDrag: (card: ApplicantItem | undefined) => void
}

interface Props {
  card: ApplicantItem
  carding: Carding
}

/** Card of an applicant on the board. Memoized, so that scrolling does not re-render it. */
export const BoardCard = memo(function BoardCard({ card, carding }: Props) {
  const { active, chosen, dragged, now, onActive, onChoose, onDo, onDrag, refused } = carding
  const { id, turn } = card
  const isChosen = chosen.includes(id)
  const why = refused[id]
  const lift = ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData('text/plain', nameOf(card))
    onDrag(card)
  }
  return (
    <div
      draggable={targetsOf([card]).length > 0}
      onDragStart={lift}
      onDragEnd={() => onDrag(undefined)}
      onFocus={() => onActive(card)}
      className={`relative grid min-h-26 content-start gap-1 rounded-control border bg-surface py-3 ps-3 pe-11 ${
        isChosen
          ? 'border-selected-line bg-selected outline-1 -outline-offset-2 outline-selected-line'
          : 'border-line hover:border-field'
      } ${dragged === id ? 'border-dashed border-field' : ''}`}
    >
      <p className="flex min-h-9 min-w-0 items-center gap-2.5">
        <Avatar name={card.candidate} size="row" />
        <span className="grid min-w-0 justify-items-start">
          <RowLink
            id={linkOf(id)}
            href={paths.applicant(card.reference)}
            tabIndex={active === id ? 0 : -1}
            aria-describedby={why === undefined ? undefined : `why-${id}`}
            draggable={false}
            className="text-label after:rounded-control"
          >
            <Name>{nameOf(card)}</Name>
          </RowLink>
          {card.headline?.title && (
            <span className="text-caption wrap-anywhere text-muted">{card.headline.title}</span>
          )}
        </span>
      </p>
      <p className="text-caption text-muted tabular-nums">
        {turn?.side === 'candidate' && turn.lateness === 'onTime'
          ? boardWords.until(turn.dueAt, now)
          : (placeAndYears(card) ?? (card.submittedAt && boardWords.applied(card.submittedAt, now)))}
      </p>
      {card.otherApplications > 0 && (
        <p className="text-caption text-muted">{headlineWords.others(card.otherApplications)}</p>
      )}
      <p className="-me-8">
        <ApplicantTag applicant={card} now={now} isSmall isShort />
      </p>
      {why !== undefined && (
        <p id={`why-${id}`} className="text-caption wrap-anywhere text-warning-text">
          {why}
        </p>
      )}
      {isChoosable(card) && (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={applicantsWords.select(nameOf(card))}
          checked={isChosen}
          onChange={() => onChoose(card)}
          className="absolute end-3 top-3 z-1 size-6 accent-primary print:hidden"
        />
      )}
      <CardMenu
        card={card}
        buttonId={menuOf(id)}
        onDo={(action) => onDo(card, action)}
        onClosed={() => {
          // The menu button is not in the tab order, so the focus moves to the card's link.
          if (document.activeElement?.id === menuOf(id)) document.getElementById(linkOf(id))?.focus()
        }}
      />
    </div>
  )
})
