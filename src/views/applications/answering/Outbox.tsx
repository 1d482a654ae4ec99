import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { applicationEvents } from '../../../../contract/applications/events/applicationEvents.ts'
import type { Outbox as Waiting } from '../../../../contract/applications/outbox.ts'
import type { OutboxCommandsFlow } from '../../../../machines/applications/outboxCommands.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { NoteIcon } from '../../../ui/tokens/icons.tsx'
import { leavingInWords } from '../../../words/applications/outbox.ts'

interface Props {
  /** Pending rejections; null if there are none. */
  outbox: Waiting | null | undefined
  flow: OutboxCommandsFlow
}

/** Notice of pending rejections, with a button to undo all. */
export function Outbox({ outbox, flow }: Props) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const wasPressed = useRef(false)
  const isThere = Boolean(outbox)

  useEffect(() => {
    if (isThere) return
    // The focused button disappears with the notice, so the focus moves to the page title.
    if (wasPressed.current && document.activeElement === document.body) {
      document.getElementById('title')?.focus()
    }
    wasPressed.current = false
  }, [isThere])

  if (!outbox) return null
  const undo = () => {
    wasPressed.current = true
    flow.send({ type: 'run', command: 'undo', input: { ids: outbox.ids } })
  }
  return (
    <div className="my-4 print:hidden">
      <div className="flex items-center gap-3 rounded-control bg-info-soft py-2 ps-4 pe-2 text-info-text">
        <NoteIcon className="w-5 shrink-0" />
        <p className="min-w-0 flex-1 tabular-nums">{leavingInWords(outbox)}</p>
        <Button look="quiet" size="small" aria-disabled={busy || undefined} onClick={undo}>
          {applicationEvents.undo.employer.label}
        </Button>
      </div>
      {slow && <StillWaiting />}
    </div>
  )
}
