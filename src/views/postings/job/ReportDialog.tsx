import { useSelector } from '@xstate/react'
import type { ReportReason } from '../../../../contract/postings/report.ts'
import type { ReportingFlow } from '../../../../machines/postings/reporting.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'

const reasons: readonly { readonly value: ReportReason; readonly label: string }[] = [
  { value: 'scam', label: 'It asks for money or papers, or is a fraud' },
  { value: 'discrimination', label: 'It leaves out people for who they are' },
  { value: 'misleading', label: 'It says what is not so' },
  { value: 'notAJob', label: 'It is no job' },
  { value: 'other', label: 'Something else' },
]

/** Asks what is wrong with a job, and says what happens next. Escape means to leave it. */
export function ReportDialog({ flow }: { flow: ReportingFlow }) {
  const isOpen = useSelector(flow, (state) => !state.matches('closed'))
  const isTold = useSelector(flow, (state) => state.matches('told'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const close = () => flow.send({ type: 'close' })
  return (
    <Dialog
      open={isOpen}
      id="report"
      title={isTold ? 'Thank you for telling us' : 'Report this job'}
      onCancel={close}
    >
      {isTold ? (
        <>
          <p role="status" className="mt-2 text-muted">
            We read every report. If something is wrong, the job is taken down. If you are logged in, we tell
            you by mail what came of it. The employer does not learn who reported it.
          </p>
          <Button className="mt-6" size="small" onClick={close}>
            Close
          </Button>
        </>
      ) : (
        <Form
          id="reportJob"
          failure={failure}
          busy={busy}
          onSubmit={(form) => flow.send({ type: 'submit', form })}
        >
          <div className="mt-5">
            <RadioGroup legend="What is wrong with it?" name="reason" options={reasons} />
            <TextArea label="In your words (optional)" name="text" />
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <SubmitButton busyWords="Sending">Send the report</SubmitButton>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
          {slow && <StillWaiting />}
        </Form>
      )}
    </Dialog>
  )
}
