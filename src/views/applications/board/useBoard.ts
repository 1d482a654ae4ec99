import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { decidedBy } from '../../../../contract/applications/events/applicationEvents.ts'
import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import type { ApplicationDeed, DecidingFlow } from '../../../../machines/applications/deciding.ts'
import type { NextStage } from '../../../words/applications/answering.ts'
import { isChoosable } from '../employer/ApplicantRows.tsx'
import { linkOf, menuOf } from './BoardCard.tsx'
import { commandOf, type Command } from './boardKeys.ts'
import { cardAfter, cardTowards, columnsOf } from '../../../../machines/applications/boardCards.ts'
import { targetsOf, type Target } from './boardTargets.ts'
import type { CardDeed } from './CardMenu.tsx'

const link = (id: string) => document.getElementById(linkOf(id))

interface Board {
  readonly items: readonly ApplicantItem[]
  readonly isShown: (stage: Stage) => boolean
  readonly hasLetters: boolean
  readonly deciding: DecidingFlow
  readonly answering: AnsweringManyFlow
  /** The keys are looked up. */
  readonly onKeys: () => void
}

/** Who or what stands in the dialog: a card, and where it is to be taken. */
interface Aimed {
  readonly card: ApplicantItem
  readonly aim?: NextStage | undefined
}

/** What is done on a board by key, menu and drag: each asks the same question, and nothing moves before the answer. */
export function useBoard({ items, isShown, hasLetters, deciding, answering, onKeys }: Board) {
  const chosen = useSelector(answering, ({ context }) => context.chosen).map(({ id }) => id)
  const busy = useSelector(deciding, (state) => state.hasTag('busy'))
  const [activeId, setActive] = useState<string>()
  const [dragged, setDragged] = useState<ApplicantItem>()
  const [aimed, setAimed] = useState<Aimed>()
  const [manyAim, setManyAim] = useState<NextStage>()
  const [wanted, setWanted] = useState<{ readonly id: string }>()
  const [doneWith, setDoneWith] = useState<{ readonly id: string; readonly deed: string | undefined }>()
  const isInside = useRef(false)

  const columns = columnsOf(items)
  const active =
    items.find(({ id, stage }) => id === activeId && stage !== null && isShown(stage)) ??
    stages.filter(isShown).flatMap((stage) => columns[stage].slice(0, 1))[0]
  const chosenCards = items.filter(({ id }) => chosen.includes(id))

  /** Those whom a key or a drag takes along: all who are chosen, where the card is one of them. */
  const withChosen = (card: ApplicantItem) => (chosen.includes(card.id) ? chosenCards : [card])

  const choose = (people: readonly ApplicantItem[]) =>
    answering.send({
      type: 'choose',
      people: people.map(({ id, candidate, title }) => ({ id, candidate, title })),
    })

  const go = (card: ApplicantItem | undefined) => {
    if (!card) return
    setActive(card.id)
    setWanted({ id: card.id })
  }

  const actOn = (cards: readonly ApplicantItem[], deed: CardDeed) => {
    const [card] = cards
    if (!card || busy) return
    // Where the question was asked from, for when it is put away.
    link(card.id)?.focus()
    const to: Target | undefined = typeof deed === 'object' ? deed.to : undefined
    const aim = to === 'offered' ? undefined : to
    const type = typeof deed === 'string' ? deed : to === 'offered' ? 'offer' : 'advance'
    if (cards.length > 1) {
      setManyAim(aim)
      answering.send({ type: 'consider', deed: type })
      return
    }
    if (!card.can.includes(type)) return
    setAimed({ card, aim })
    deciding.send({ type: 'known', application: card })
    deciding.send(
      type === 'undo' ? { type: 'send', event: { type: 'undo' } } : { type: 'consider', deed: type },
    )
  }

  const act = (card: ApplicantItem, command: Command) => {
    const cards = withChosen(card)
    if (command === 'advance') {
      const [to] = targetsOf(cards)
      if (to) actOn(cards, { to })
    } else if (command === 'ask' || command === 'tell' || command === 'reject') actOn(cards, command)
    else if (command === 'undo') actOn([card], 'undo')
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

  const toggle = (card: ApplicantItem) => {
    if (!isChoosable(card)) return
    choose(chosen.includes(card.id) ? chosenCards.filter(({ id }) => id !== card.id) : [...chosenCards, card])
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target } = event
    // A menu has keys of its own, and Space presses what is pressed.
    if (!(target instanceof Element) || target.closest('[popover]')) return
    if (event.key === ' ' && target.matches('input, button')) return
    const command = commandOf(event, hasLetters, getComputedStyle(currentTarget).direction === 'rtl')
    if (!command || !active) return
    event.preventDefault()
    act(active, command)
  }

  const onChanged = useEffectEvent((id: string, deed: ApplicationDeed['type'] | undefined) => {
    const card = items.find((each) => each.id === id)
    setDoneWith({ id, deed })
    if (card) go(deed && decidedBy(deed) ? (cardAfter(columns, card) ?? card) : card)
  })

  useEffect(() => {
    const changed = deciding.on('changed', ({ application, deed }) => onChanged(application.id, deed))
    return () => changed.unsubscribe()
  }, [deciding])

  useEffect(() => {
    if (wanted) link(wanted.id)?.focus()
  }, [wanted])

  const refocus = useEffectEvent(() => {
    // Somebody else has moved the card that had the focus.
    if (isInside.current && document.activeElement === document.body && active) {
      link(active.id)?.focus({ preventScroll: true })
    }
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever others stand there
  useEffect(() => refocus(), [items])

  return {
    columns,
    active: active?.id,
    chosen,
    chosenCards,
    dragged,
    aimed,
    manyAim,
    doneWith,
    targets: dragged ? targetsOf(withChosen(dragged)) : [],
    activeLink: () => active && link(active.id),
    press,
    toggle,
    drag: setDragged,
    activate: (card: ApplicantItem) => setActive(card.id),
    /** By menu, which names one person. */
    actOnOne: (card: ApplicantItem, deed: CardDeed) => actOn([card], deed),
    drop: (to: Target) => {
      if (dragged) actOn(withChosen(dragged), { to })
      setDragged(undefined)
    },
    setIsInside: (isNow: boolean) => {
      isInside.current = isNow
    },
  }
}
