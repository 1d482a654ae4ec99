import { useSelector } from '@xstate/react'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { applicationEvents } from '../../../contract/applications/events/applicationEvents.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { applicationWords } from '../../words/applications/application.ts'

const words = applicationWords.composer

const id = 'message'

const isMessage = (action: string | undefined) => action === 'reply' || action === 'tell'

interface Props {
  application: OwnApplication
  flow: DecidingFlow
  /** Question of the company, shown above the box. */
  children: ReactNode
}

/** Message box for the company, or for a reply that is due. Unsent text stays in the box. */
export function Composer({ application, flow, children }: Props) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const isSending = useSelector(flow, (state) => state.hasTag('busy') && isMessage(state.context.sent))
  const failure = useSelector(flow, ({ context }) => (isMessage(context.sent) ? context.failure : undefined))
  /** Revision after the last sent message. */
  const sent = useSelector(flow, ({ context: { done } }) =>
    isMessage(done?.action) ? done?.revision : undefined,
  )
  const { can, posting } = application
  const isAsked = can.includes('reply')
  const company = posting.company.name

  useEffect(() => {
    if (sent !== undefined) document.querySelector<HTMLTextAreaElement>(`#${id} textarea`)?.form?.reset()
  }, [sent])

  if (!isAsked && !can.includes('tell')) return null
  return (
    <div className="border-t border-line bg-surface px-5 py-5 text-ink sm:px-6 print:hidden">
      {children}
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
          label={isAsked ? words.reply(company) : words.message(company)}
          name="event.message"
          hint={words.hint}
          rows={isAsked ? 4 : 2}
          onKeyDown={sendOnCtrlEnter}
        />
        <Button
          type="submit"
          size="small"
          look={isAsked && !can.includes('accept') ? 'primary' : 'secondary'}
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
