import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Halves } from '../forms/Halves.tsx'
import { LeaveDialog } from '../forms/LeaveDialog.tsx'
import { BuilderBar, type Exports } from './BuilderBar.tsx'
import { BuilderNotes } from './BuilderNotes.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { LookPanel } from './LookPanel.tsx'
import { BuilderContext, useHistory, useUndoKeys, type Builder } from './useBuilder.ts'
import { WritePanel } from './WritePanel.tsx'

interface Props {
  flow: AutosavingFlow
  /** Makes a resume of its own of what two windows have written. */
  acting: ActingFlow
  exports: Exports
  /** The states that the resume was in, once somebody asks for them. */
  versions: (builder: Builder, onClose: () => void) => ReactNode
}

/** Somebody writes a resume. */
export function ResumeBuilder({ flow, acting, exports, versions }: Props) {
  const builder = useHistory(flow)
  useUndoKeys(builder)
  const [open, setOpen] = useState('Write')
  const [asksVersions, setAsksVersions] = useState(false)
  const [deleted, setDeleted] = useState<string>()
  const leaving = useSelector(flow, (state) => state.matches('leaving'))
  const takeBack = () => {
    builder.undo?.()
    setDeleted(undefined)
    document.getElementById('title')?.focus()
  }

  return (
    <BuilderContext value={builder}>
      <BuilderBar builder={builder} exports={exports} onVersions={() => setAsksVersions(true)} />
      <BuilderNotes acting={acting} />
      {asksVersions && versions(builder, () => setAsksVersions(false))}
      {deleted !== undefined && builder.undo && (
        <Banner
          kind="status"
          action={
            <Button look="secondary" size="small" onClick={takeBack}>
              Undo
            </Button>
          }
        >
          “{deleted}” is deleted.
        </Banner>
      )}
      <Halves
        open={open}
        onOpen={setOpen}
        panels={{
          Write: <WritePanel onDeleted={setDeleted} />,
          Look: <LookPanel />,
          Check: <CheckPanel onWrite={() => setOpen('Write')} />,
        }}
      />
      <LeaveDialog
        open={leaving}
        onStay={() => flow.send({ type: 'stay' })}
        onLeave={() => flow.send({ type: 'discard' })}
        text="What you typed is not saved. It is kept on this device until you come back."
      />
    </BuilderContext>
  )
}
