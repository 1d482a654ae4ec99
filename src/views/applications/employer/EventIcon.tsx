import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Handshake from 'lucide-react/icons/handshake'
import Inbox from 'lucide-react/icons/inbox'
import MessageCircle from 'lucide-react/icons/message-circle'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ApplicationEventType } from '../../../../contract/applications/events/eventDefinition.ts'

const icons: { readonly [Type in ApplicationEventType]?: typeof Inbox } = {
  submit: Inbox,
  advance: ArrowRight,
  offer: Handshake,
  accept: CircleCheck,
  undo: Undo2,
  turnDue: ClockAlert,
  turnLate: ClockAlert,
  reject: CircleX,
  rejectionDue: CircleX,
  withdraw: CircleX,
  decline: CircleX,
  release: CircleX,
  positionClosed: CircleX,
}

const isKnown = (type: string): type is ApplicationEventType => Object.hasOwn(icons, type)

/** Icon of an event type. Messages and questions share one. */
export function EventIcon({ type }: { type: string }) {
  const Icon = (isKnown(type) ? icons[type] : undefined) ?? MessageCircle
  const isLate = Icon === ClockAlert
  return (
    <Icon
      className={`mt-0.5 size-4.5 shrink-0 ${isLate ? 'text-warning-text' : 'text-link'}`}
      aria-hidden="true"
    />
  )
}
