import { useSelector } from '@xstate/react'
import { isolate } from '../../../contract/isolate.ts'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { Button } from '../../ui/controls/Button.tsx'

interface Props {
  name: string
  label: string
  /** Whether something is asked before it is done. */
  isAsked?: boolean
  item: { readonly id: string; readonly title: string }
  acting: ActingFlow
}

/** One of the things that can be done with something in a list. */
export function ActButton({ name, label, isAsked = false, item, acting }: Props) {
  const busy = useSelector(acting, (state) => state.hasTag('busy'))
  const act = { name, of: item.id }
  return (
    <Button
      look="quiet"
      size="row"
      className="min-h-11"
      aria-label={`${label}: ${isolate(item.title)}`}
      aria-disabled={busy || undefined}
      onClick={() => acting.send(isAsked ? { type: 'ask', act } : { type: 'send', act })}
    >
      {label}
    </Button>
  )
}
