import { useSelector } from '@xstate/react'
import { isolate } from '../../../../contract/isolate.ts'
import { answers } from '../../../../contract/applications/events/applicationEvents.ts'
import { addressed } from '../../../../contract/applications/addressed.ts'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { typedFields, type NextStage } from '../../../words/applications/answering.ts'
import { AnswerForm } from './AnswerForm.tsx'

interface Props {
  applicant: Pick<Applicant, 'candidate' | 'stage' | 'title'> & Partial<Pick<Applicant, 'sent'>>
  /** Name of the writing company. */
  company: string
  /** Stage preselected in the dialog. */
  aim?: NextStage | undefined
  flow: DecidingFlow
}

/**
 * Dialogs for replies, with a preview of the message. Escape closes them without sending, and keeps the text.
 */
export function AnswerDialogs({ applicant, company, aim, flow }: Props) {
  const considered = useSelector(flow, ({ context }) => context.considered)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const done = useSelector(flow, ({ context }) => context.done)
  const { candidate, stage, title } = applicant
  const { firstName: name, isHidden = false } = candidate
  const fillIn = (message: string) => addressed(message, { name, role: title }).text
  const cancel = () => flow.send({ type: 'cancel' })

  return answers.map((answer) => (
    <Dialog
      key={answer.type}
      open={considered === answer.type}
      id={answer.type}
      title={answer.form.title(isolate(name))}
      onCancel={cancel}
    >
      <AnswerForm
        key={done && `${done.id} ${done.revision}`}
        answer={answer}
        reader={{ name, title, company, stage, posted: applicant.sent?.posting.pay }}
        aim={aim}
        {...(isHidden && { fields: typedFields, filled: fillIn })}
        failure={considered === answer.type ? failure : undefined}
        busy={considered === answer.type && busy}
        onSend={(event) => flow.send({ type: 'send', event })}
        onCancel={cancel}
      />
    </Dialog>
  ))
}
