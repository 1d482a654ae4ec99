import { useSelector } from '@xstate/react'
import { isolate } from '../../../contract/isolate.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { CandidateApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'

interface Question {
  readonly title: string
  readonly label: string
  /** What follows. */
  readonly text: (company: string) => string
  /** Whether a reason can be given, which the other side reads. */
  readonly hasReason?: boolean
}

/** What is asked once before it is done (M58). */
const questions = {
  accept: {
    title: 'Accept the offer?',
    label: 'Accept the offer',
    text: (company) => `${isolate(company)} is told at once. The application ends here, with you hired.`,
  },
  decline: {
    title: 'Decline the offer?',
    label: 'Decline the offer',
    text: (company) =>
      `${isolate(company)} is told at once, and the application ends here. It cannot be taken back.`,
    hasReason: true,
  },
  withdraw: {
    title: 'Withdraw the application?',
    label: 'Withdraw the application',
    text: (company) =>
      `${isolate(company)} is told at once, and the application ends here. It cannot be taken back.`,
    hasReason: true,
  },
  release: {
    title: 'Stop waiting?',
    label: 'Stop waiting',
    text: (company) =>
      `The application ends as “No answer”, and that counts in the record of ${isolate(company)}. It cannot be taken back.`,
  },
  discard: {
    title: 'Discard this draft?',
    label: 'Discard the draft',
    text: () => 'Nobody has seen it. It cannot be brought back.',
  },
} as const satisfies Record<string, Question>

export type Asked = keyof typeof questions

interface Props {
  application: OwnApplication
  deed: Asked
  flow: DecidingFlow
}

/** Asks once, and says what follows. Escape means to leave it as it is. */
export function DecidingDialog({ application, deed, flow }: Props) {
  const { hasReason, label, text, title }: Question = questions[deed]
  const isOpen = useSelector(flow, ({ context }) => context.considered === deed)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const cancel = () => flow.send({ type: 'cancel' })
  return (
    <Dialog open={isOpen} id={deed} title={title} onCancel={cancel}>
      <p className="mt-2 mb-5 text-muted">{text(application.posting.company.name)}</p>
      <Form
        id={`${deed}Form`}
        failure={isOpen ? failure : undefined}
        busy={busy}
        onSubmit={(form) => {
          flow.send({ type: 'send', event: eventOf(deed, textIn(form, 'event.reason').trim()) })
        }}
      >
        {hasReason && (
          <TextArea
            label="Reason (optional)"
            name="event.reason"
            hint={`${isolate(application.posting.company.name)} reads it.`}
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
            Cancel
          </Button>
        </div>
        {slow && isOpen && <StillWaiting />}
      </Form>
    </Dialog>
  )
}

function eventOf(type: Asked, reason: string): CandidateApplicationEvent {
  if (type === 'decline' || type === 'withdraw') return { type, ...(reason !== '' && { reason }) }
  return { type }
}
