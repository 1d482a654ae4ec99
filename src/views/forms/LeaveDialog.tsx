import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { writingWords } from '../../words/shared/writing.ts'

const words = writingWords.leave

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
  /** Text that describes what leaving will discard. */
  text?: string
}

/** Dialog that warns of losing unsaved changes. Escape keeps the person on the page. */
export const LeaveDialog = ({ open, onStay, onLeave, text = words.text }: Props) => (
  <Dialog open={open} id="leave" title={words.title} onCancel={onStay}>
    <p className="mt-2 text-muted">{text}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button size="small" onClick={onStay}>
        {words.stay}
      </Button>
      <Button look="secondary" size="small" onClick={onLeave}>
        {words.leave}
      </Button>
    </div>
  </Dialog>
)
