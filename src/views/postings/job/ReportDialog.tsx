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
import { jobWords } from '../../../words/job.ts'

const words = jobWords.report

const reasons: readonly { readonly value: ReportReason; readonly label: string }[] = (
  ['scam', 'discrimination', 'misleading', 'notAJob', 'other'] as const
).map((value) => ({ value, label: words.reasons[value] }))

/** Dialog that asks for the reason of a report, and then says what happens next. Escape closes it. */
export function ReportDialog({ flow }: { flow: ReportingFlow }) {
  const isOpen = useSelector(flow, (state) => !state.matches('closed'))
  const isTold = useSelector(flow, (state) => state.matches('told'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const close = () => flow.send({ type: 'close' })
  return (
    <Dialog open={isOpen} id="report" title={isTold ? words.sent.title : words.title} onCancel={close}>
      {isTold ? (
        <>
          <p role="status" className="mt-2 text-muted">
            {words.sent.text}
          </p>
          <Button className="mt-6" size="small" onClick={close}>
            {words.sent.close}
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
            <RadioGroup legend={words.question} name="reason" options={reasons} />
            <TextArea label={words.text} name="text" />
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <SubmitButton busyWords={words.sending}>{words.send}</SubmitButton>
            <Button look="quiet" onClick={close}>
              {words.cancel}
            </Button>
          </div>
          {slow && <StillWaiting />}
        </Form>
      )}
    </Dialog>
  )
}
