import { useSelector } from '@xstate/react'
import { useEffect, type KeyboardEvent } from 'react'
import { applicationEvents } from '../../../contract/applications/events/applicationEvents.ts'
import { isolate } from '../../../contract/isolate.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'

const id = 'message'

/** Where a message is written. */
export const messageBox = () => document.querySelector<HTMLTextAreaElement>(`#${id} textarea`)

const isMessage = (deed: string | undefined) => deed === 'reply' || deed === 'tell'

/** A message to the other side: an answer, where one is asked for. What is not sent stays in its box. */
export function Composer({ application, flow }: { application: OwnApplication; flow: DecidingFlow }) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const isSending = useSelector(flow, (state) => state.hasTag('busy') && isMessage(state.context.sent))
  const failure = useSelector(flow, ({ context }) => (isMessage(context.sent) ? context.failure : undefined))
  /** Revision of the application after the last message. */
  const sent = useSelector(flow, ({ context: { done } }) =>
    isMessage(done?.deed) ? done?.revision : undefined,
  )
  const isAsked = application.can.includes('reply')
  const company = application.posting.company.name

  useEffect(() => {
    if (sent !== undefined) messageBox()?.form?.reset()
  }, [sent])

  if (!isAsked && !application.can.includes('tell')) return null
  return (
    <div className="mt-8 max-w-measure print:hidden">
      <Form
        id={id}
        failure={failure}
        busy={isSending}
        onSubmit={(form) => {
          const message = textIn(form, 'event.message')
          flow.send({ type: 'send', event: { type: isAsked ? 'reply' : 'tell', message } })
        }}
      >
        <TextArea
          label={`${isAsked ? 'Your answer to' : 'Write to'} ${isolate(company)}`}
          name="event.message"
          hint="Ctrl+Enter sends it."
          onKeyDown={sendOnCtrlEnter}
        />
        <Button
          type="submit"
          size="small"
          look="secondary"
          aria-disabled={busy || undefined}
          aria-keyshortcuts="Control+Enter"
        >
          {applicationEvents[isAsked ? 'reply' : 'tell'].candidate.label}
          {isSending && <span className="spinner size-4" />}
        </Button>
      </Form>
    </div>
  )
}

function sendOnCtrlEnter({ currentTarget, ctrlKey, key, metaKey }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
}
