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
 * Animates cards that have moved to another column, if both positions are visible. Respects reduced motion.
 */
export class MovedCards extends Component<Props> {
  // A class component, because hooks offer no callback before the DOM changes.
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
  // Above the cards it passes.
  place.style.zIndex = '1'
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
  card.animate([{ transform: away }, { transform: 'none' }], moving).finished.then(
    () => place.style.removeProperty('z-index'),
    () => {},
  )
}
