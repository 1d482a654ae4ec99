import { useSelector } from '@xstate/react'
import type { AnyCommands } from '../../../machines/commands/commands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { introductionWords } from '../../words/introductions/introductions.ts'

interface Props {
  flow: AnyCommands
  /** Command that the dialog confirms. */
  command: string
  question: { readonly label: string; readonly title: string; readonly text: string }
  onConfirm: () => void
  onCancel: () => void
}

/** Dialog that confirms an irreversible event. Escape cancels. */
export function ConfirmDialog({ flow, command, question, onConfirm, onCancel }: Props) {
  const isOpen = useSelector(flow, ({ context }) => context.asked?.command === command)
  return (
    <Dialog open={isOpen} id={command} title={question.title} onCancel={onCancel}>
      <p className="mt-2 text-muted">{question.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="small" onClick={onConfirm}>
          {question.label}
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          {introductionWords.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
