import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { editorMachine } from '../../../../machines/postings/editor.ts'
import { parsed } from '../../../../machines/postings/editorContext.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { CheckIcon, ErrorIcon, RingIcon } from '../../../ui/tokens/icons.tsx'
import { postingFields as fieldLabels } from '../../../words/postingFields.ts'
import { DashedRingIcon, LockIcon, TwoRingsIcon } from './saveShapes.tsx'
import { useEditorFlow } from './useEditor.ts'

type Snapshot = SnapshotFrom<typeof editorMachine>

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

const at = (savedAt: number | undefined) => (savedAt === undefined ? '' : ` ${time.format(savedAt)}`)

const Turning = ({ className }: { className?: string }) => <span className={`spinner ${className}`} />

const shapes = {
  open: RingIcon,
  turning: Turning,
  done: CheckIcon,
  dashed: DashedRingIcon,
  failed: ErrorIcon,
  twice: TwoRingsIcon,
  locked: LockIcon,
} as const

const offline = 'Offline. Kept on this device.'

type Told = readonly [shape: keyof typeof shapes, words: string]

function toldOf(state: Snapshot): Told {
  const { savedAt, failure } = state.context
  if (state.matches({ draft: 'clean' })) return ['done', `Saved${at(savedAt)}`]
  if (state.matches({ draft: 'heldBack' }))
    return ['dashed', `Saved${at(savedAt)}. On this device only: ${heldIn(state)}`]
  if (state.matches({ draft: { saving: 'shown' } })) return ['turning', 'Saving']
  if (state.matches({ draft: 'unsaved' })) {
    return failure?.code === 'offline' ? ['dashed', offline] : ['failed', 'Not saved.']
  }
  if (state.matches({ published: 'same' }))
    return ['done', savedAt === undefined ? 'Published' : `Published${at(savedAt)}`]
  if (state.matches({ published: 'changed' })) return ['open', 'Changes not published yet']
  if (state.matches({ published: 'changing' }) || state.matches('publishing'))
    return ['turning', 'Publishing']
  if (state.matches('comparing') || state.matches('conflict')) return ['twice', 'Changed elsewhere']
  if (state.hasTag('fixed')) return ['locked', 'Locked']
  return ['open', 'Not saved yet']
}

const heldIn = ({ context }: Snapshot) =>
  parsed(context)
    .held.map((field) => fieldLabels[field])
    .join(', ')

/** Whether what was typed is saved: a shape and words, always in sight. Only that it failed is announced, and once. */
export function SaveState() {
  const flow = useEditorFlow()
  const shape = useSelector(flow, (state) => toldOf(state)[0])
  const words = useSelector(flow, (state) => toldOf(state)[1])
  const canTryAgain = useSelector(flow, (state) => state.matches({ draft: 'unsaved' }))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const Shape = shapes[shape]
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <Shape className={`size-5 shrink-0 ${shape === 'failed' ? 'text-danger-text' : 'text-muted'}`} />
      <span className="min-w-0 text-hint text-muted tabular-nums">{words}</span>
      {canTryAgain && (
        <Button look="quiet" size="small" onClick={() => flow.send({ type: 'save' })}>
          Try again
        </Button>
      )}
      <p role="status" className="sr-only">
        {failure?.code === 'offline' ? offline : failure?.message}
      </p>
    </div>
  )
}
