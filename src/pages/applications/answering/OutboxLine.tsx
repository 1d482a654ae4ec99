import type { Outbox as Waiting } from '../../../../contract/applications/outbox.ts'
import { Outbox } from '../../../views/applications/answering/Outbox.tsx'
import { useUndoing } from './useUndoing.ts'

export interface OutboxProps {
  outbox: Waiting | null | undefined
  /** Some of it may be undone. */
  onUndone: () => void
}

export default function OutboxLine({ outbox, onUndone }: OutboxProps) {
  const flow = useUndoing(onUndone)
  return <Outbox outbox={outbox} flow={flow} />
}
