import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import { cardTowards, columnsOf } from '../../../../machines/applications/boardCards.ts'
import type { BoardPageFlow } from '../../../../machines/applications/boardPage.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { isChoosable } from '../employer/ApplicantRows.tsx'
import { linkOf, menuOf } from './BoardCard.tsx'
import { commandOf, type Command } from './boardKeys.ts'
import { targetsOf, type Target } from './boardTargets.ts'
import type { CardAction } from './CardMenu.tsx'

const link = (id: string) => document.getElementById(linkOf(id))

interface Board {
  readonly page: BoardPageFlow
  readonly deciding: DecidingFlow
  readonly answering: AnsweringManyFlow
  readonly items: readonly ApplicantItem[]
  readonly isShown: (stage: Stage) => boolean
  readonly hasLetters: boolean
  /** Opens the list of keyboard shortcuts. */
  readonly onKeys: () => void
}

/** Converts a card action to a request for a dialog: a move to the column of offers makes an offer. */
function questionOf(action: CardAction) {
  if (typeof action === 'string') return { action }
  return action.to === 'offered'
    ? { action: 'offer' as const }
    : { action: 'advance' as const, aim: action.to }
}

/** Translates keys, menus and drags into events of the page, and manages the focus. */
export function useBoard({ page, deciding, answering, items, isShown, hasLetters, onKeys }: Board) {
  const activeId = useSelector(page, ({ context }) => context.active)
  const draggedId = useSelector(page, ({ context }) => context.dragged)
  const focus = useSelector(page, ({ context }) => context.focus)
  const isOneAsked = useSelector(deciding, ({ context }) => context.considered !== undefined)
  const areManyAsked = useSelector(answering, ({ context }) => context.considered !== undefined)
  const isAsked = isOneAsked || areManyAsked
  const chosen = useSelector(answering, ({ context }) => context.chosen).map(({ id }) => id)
  const isInside = useRef(false)
  const wasAsked = useRef(false)

  const columns = columnsOf(items)
  const active =
    items.find(({ id, stage }) => id === activeId && stage !== null && isShown(stage)) ??
    stages.filter(isShown).flatMap((stage) => columns[stage].slice(0, 1))[0]
  const dragged = items.find(({ id }) => id === draggedId)
  const chosenCards = items.filter(({ id }) => chosen.includes(id))

  /** Cards affected by a key or a drag: all selected ones, if the card is among them. */
  const withChosen = (card: ApplicantItem) => (chosen.includes(card.id) ? chosenCards : [card])

  const choose = (people: readonly ApplicantItem[]) =>
    answering.send({
      type: 'choose',
      people: people.map(({ id, candidate, title }) => ({ id, candidate, title })),
    })

  const toggle = (card: ApplicantItem) => {
    if (!isChoosable(card)) return
    choose(chosen.includes(card.id) ? chosenCards.filter(({ id }) => id !== card.id) : [...chosenCards, card])
  }

  const go = (card: ApplicantItem | undefined) => card && page.send({ type: 'go', id: card.id })

  /** Acts on one card only, because its menu names one person. */
  const actOnOne = (card: ApplicantItem, action: CardAction) => {
    // The dialog returns the focus to this link when it closes.
    link(card.id)?.focus()
    page.send({ type: 'ask', id: card.id, ...questionOf(action) })
  }

  const act = (card: ApplicantItem, action: CardAction) => {
    if (withChosen(card).length < 2) return actOnOne(card, action)
    link(card.id)?.focus()
    page.send({ type: 'askChosen', ...questionOf(action) })
  }

  const run = (card: ApplicantItem, command: Command) => {
    if (command === 'advance') {
      const [to] = targetsOf(withChosen(card))
      if (to) act(card, { to })
    } else if (command === 'ask' || command === 'tell' || command === 'reject') act(card, command)
    else if (command === 'undo') actOnOne(card, command)
    else if (command === 'choose') toggle(card)
    else if (command === 'chooseUp' || command === 'chooseDown') {
      const next = cardTowards(columns, card, command === 'chooseUp' ? 'up' : 'down')
      const more = [card, ...(next ? [next] : [])].filter(
        (each) => isChoosable(each) && !chosen.includes(each.id),
      )
      choose([...chosenCards, ...more])
      go(next)
    } else if (command === 'open') link(card.id)?.click()
    else if (command === 'menu') document.getElementById(menuOf(card.id))?.click()
    else if (command === 'clear') choose([])
    else if (command === 'keys') onKeys()
    else go(cardTowards(columns, card, command, isShown))
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target } = event
    // Open menus handle their own keys, and Space activates focused controls.
    if (!(target instanceof Element) || target.closest('[popover]')) return
    if (event.key === ' ' && target.matches('input, button')) return
    const command = commandOf(event, hasLetters, getComputedStyle(currentTarget).direction === 'rtl')
    if (!command || !active) return
    event.preventDefault()
    run(active, command)
  }

  useEffect(() => {
    if (focus) link(focus.id)?.focus()
  }, [focus])

  const refocus = useEffectEvent(() => {
    if (active && document.activeElement === document.body) link(active.id)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    // Another member may have moved the focused card.
    if (isInside.current) refocus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the cards change
  }, [items])
  useEffect(() => {
    // The move re-rendered the card, so the closing dialog could not restore the focus.
    if (wasAsked.current && !isAsked) refocus()
    wasAsked.current = isAsked
  }, [isAsked])

  return {
    columns,
    active: active?.id,
    chosen,
    chosenCards,
    dragged,
    targets: dragged ? targetsOf(withChosen(dragged)) : [],
    activeLink: () => active && link(active.id),
    press,
    toggle,
    actOnOne,
    drop: (to: Target) => dragged && act(dragged, { to }),
    setIsInside: (isNow: boolean) => {
      isInside.current = isNow
    },
  }
}
