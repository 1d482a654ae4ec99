import { useSelector } from '@xstate/react'
import type { Outcome } from '../../../contract/postings/lifecycle.ts'
import type { ManagingFlow } from '../../../machines/postings/managing.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { eventLabels } from '../../words/postingEvents.ts'
import { eventIn } from './eventIn.ts'

const outcomes: readonly { readonly value: Exclude<Outcome, 'removed'>; readonly label: string }[] = [
  { value: 'filledHere', label: 'Somebody from here was hired' },
  { value: 'filledElsewhere', label: 'Somebody from elsewhere was hired' },
  { value: 'cancelled', label: 'Nobody is hired' },
]

/** What is asked before a posting is closed, renewed or discarded. Escape means to leave it as it is. */
export function ManagingDialogs({ flow }: { flow: ManagingFlow }) {
  const closing = useSelector(flow, (state) => state.matches({ asking: 'close' }))
  const renewing = useSelector(flow, (state) => state.matches({ asking: 'renew' }))
  const discarding = useSelector(flow, (state) => state.matches({ asking: 'discard' }))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const cancel = () => flow.send({ type: 'cancel' })
  const back = (
    <Button look="secondary" size="small" onClick={cancel}>
      Cancel
    </Button>
  )

  return (
    <>
      <Dialog open={closing} id="close" title="How has it ended?" onCancel={cancel}>
        <Form
          id="closePosting"
          failure={closing ? failure : undefined}
          busy={false}
          onSubmit={(form) => flow.send({ type: 'send', event: eventIn(form, 'close') })}
        >
          <div className="mt-5">
            <RadioGroup legend="Outcome" name="event.outcome" options={outcomes} />
            <TextArea
              label="Message (optional)"
              name="event.message"
              hint="To everybody who still waits for an answer. With it their applications end; without it the posting closes once each has an answer."
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="small">
              {eventLabels.close}
            </Button>
            {back}
          </div>
        </Form>
      </Dialog>
      <Dialog open={renewing} id="renew" title="Until when can people apply?" onCancel={cancel}>
        <Form
          id="renewPosting"
          failure={renewing ? failure : undefined}
          busy={false}
          onSubmit={(form) => flow.send({ type: 'send', event: eventIn(form, 'renew') })}
        >
          <div className="mt-5">
            <Field
              label="Last day to apply"
              name="event.validThrough"
              type="date"
              hint="From tomorrow to 90 days from now."
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="small">
              {eventLabels.renew}
            </Button>
            {back}
          </div>
        </Form>
      </Dialog>
      <Dialog open={discarding} id="discard" title="Discard this draft?" onCancel={cancel}>
        <p className="mt-2 text-muted">It cannot be brought back.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="small" onClick={() => flow.send({ type: 'send', event: { type: 'discard' } })}>
            {eventLabels.discard}
          </Button>
          {back}
        </div>
      </Dialog>
    </>
  )
}
