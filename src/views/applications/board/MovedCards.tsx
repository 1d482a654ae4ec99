import { Component, type ReactNode } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { linkOf } from './BoardCard.tsx'
import { movedMeanwhile } from '../../../../machines/applications/boardCards.ts'

/** Animation of a moved card. */
const moving = { duration: 160, easing: 'cubic-bezier(.2,.8,.2,1)' }

interface Props {
  items: readonly ApplicantItem[]
  children: ReactNode
}

type Places = ReadonlyMap<string, DOMRect>

const placeOf = (id: string) => document.getElementById(linkOf(id))?.closest('li')

/**
 * Draws on their way the cards that come to stand in another stage, whoever has moved them: those alone, and only where
 * both places are in sight. Somebody who wants no motion sees them in their place at once.
 */
export class MovedCards extends Component<Props> {
  // React tells of the moment before the cards change places to classes alone.
  override getSnapshotBeforeUpdate({ items }: Props): Places {
    if (items === this.props.items || matchMedia('(prefers-reduced-motion: reduce)').matches) return new Map()
    return new Map(
      movedMeanwhile(items, this.props.items).flatMap(({ id }) => {
        const place = placeOf(id)
        return place ? [[id, place.getBoundingClientRect()] as const] : []
      }),
    )
  }

  override componentDidUpdate(_props: Props, _state: object, before: Places) {
    for (const [id, from] of before) {
      const place = placeOf(id)
      if (place) move(place, from)
    }
  }

  override render() {
    return this.props.children
  }
}

function move(place: HTMLElement, from: DOMRect) {
  const to = place.getBoundingClientRect()
  const card = place.firstElementChild
  if (!card) return
  // Above the cards that it passes.
  place.style.zIndex = '1'
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
  card.animate([{ transform: away }, { transform: 'none' }], moving).finished.then(
    () => place.style.removeProperty('z-index'),
    () => {},
  )
}
