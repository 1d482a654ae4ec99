import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
  /** What would be lost, or kept. */
  text?: string
}

const lost = 'What you changed in your details has not been saved.'

/** Asks before something typed is lost. Escape means to stay. */
export const LeaveDialog = ({ open, onStay, onLeave, text = lost }: Props) => (
  <Dialog open={open} id="leave" title="Leave without saving?" onCancel={onStay}>
    <p className="mt-2 text-muted">{text}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button size="small" onClick={onStay}>
        Stay
      </Button>
      <Button look="secondary" size="small" onClick={onLeave}>
        Leave
      </Button>
    </div>
  </Dialog>
)
