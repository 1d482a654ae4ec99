import { useSelector } from '@xstate/react'
import type { Question, QuestionedType } from '../../../contract/applications/events/eventDefinition.ts'
import type { CandidateApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { applicationWords } from '../../words/applications/application.ts'

const words = applicationWords.dialog

interface Props {
  application: OwnApplication
  question: Question & { readonly type: QuestionedType }
  flow: DecidingFlow
}

/** Dialog that asks to confirm an event that ends an application, with its consequences. Escape cancels. */
export function DecidingDialog({ application, question, flow }: Props) {
  const { hasReason, label, text, title, type: action } = question
  const isOpen = useSelector(flow, ({ context }) => context.considered === action)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const cancel = () => flow.send({ type: 'cancel' })
  return (
    <Dialog open={isOpen} id={action} title={title} onCancel={cancel}>
      <p className="mt-2 mb-5 text-muted">{text(application.posting.company.name)}</p>
      <Form
        id={`${action}Form`}
        failure={isOpen ? failure : undefined}
        busy={busy}
        onSubmit={(form) => {
          const reason = textIn(form, 'event.reason').trim()
          const event: CandidateApplicationEvent = {
            type: action,
            ...(hasReason && reason !== '' && { reason }),
          }
          flow.send({ type: 'send', event })
        }}
      >
        {hasReason && (
          <TextArea
            label={words.reason}
            name="event.reason"
            hint={words.readBy(application.posting.company.name)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" aria-disabled={busy || undefined}>
            {label}
            {busy && isOpen && <span className="spinner size-4" />}
          </Button>
          <Button
            look="secondary"
            size="small"
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : cancel}
          >
            {words.cancel}
          </Button>
        </div>
        {slow && isOpen && <StillWaiting />}
      </Form>
    </Dialog>
  )
}
