import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { rejectionReasons } from '../../../../contract/applications/lifecycle.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import {
  answerLabels,
  moveInWords,
  reasonsToEmployers,
  rejectionText,
  stagesAfter,
} from '../../../words/applications/answering.ts'
import { answerIn, draftIn, type Asked, type Draft } from './answerIn.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { StageField } from './StageField.tsx'

const hints: Readonly<Record<Asked, (name: string) => string>> = {
  advance: (name) => `Without one, ${name} sees the new stage and no words.`,
  ask: (name) => `${name} has a week to answer.`,
  tell: () => 'It needs no answer, and changes no turn.',
  offer: (name) => `${name} has a week to answer.`,
  reject: () => 'It leaves after ten minutes. Until then you can undo it, and nobody sees a change.',
}

const reasons = rejectionReasons.map((value) => ({ value, label: reasonsToEmployers[value] }))

interface Props {
  type: Asked
  applicant: Applicant
  flow: DecidingFlow
}

/** One answer as it is written: what it takes, and what its reader will see. */
export function AnswerForm({ type, applicant, flow }: Props) {
  const isOpen = useSelector(flow, ({ context }) => context.considered === type)
  const failure = useSelector(flow, ({ context }) => (isOpen ? context.failure : undefined))
  const busy = useSelector(flow, (state) => isOpen && state.hasTag('busy'))
  const [draft, setDraft] = useState<Draft>({})
  const [typed, setTyped] = useState<string>()
  const { candidate, sent, stage, title } = applicant
  const [next] = stagesAfter(stage)
  const { firstName: name } = candidate
  const company = sent.company.name
  const to = draft.to ?? next
  const message = typed ?? (draft.reason ? rejectionText(draft.reason, { name, title, company }) : '')

  return (
    <Form
      id={`${type}Form`}
      failure={failure}
      busy={busy}
      onSubmit={(form) => flow.send({ type: 'send', event: answerIn(form, type) })}
    >
      <div className="mt-5" onInput={({ currentTarget }) => setDraft(draftIn(currentTarget.closest('form')))}>
        {type === 'advance' && <StageField stage={stage} />}
        {type === 'reject' && <RadioGroup legend="Reason" name="event.reason" options={reasons} />}
        {type === 'offer' && (
          <>
            <Field id="offerPay" label="Pay (optional)" name="event.pay" hint="Such as £38,000 a year." />
            <Field id="offerStart" label="First day (optional)" name="event.start" type="date" />
          </>
        )}
        <TextArea
          id={`${type}Message`}
          label={type === 'advance' ? 'Message (optional)' : 'Message'}
          name="event.message"
          hint={hints[type](name)}
          rows={type === 'reject' ? 7 : 4}
          value={message}
          onType={setTyped}
        />
      </div>
      {(type === 'advance' || message.trim() !== '') && (
        <MessagePreview
          event={{ ...draft, type, to, message: message.trim() }}
          name={name}
          company={company}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {type === 'advance' ? to && moveInWords(to) : answerLabels[type]}
          {busy && <span className="spinner size-4" />}
        </Button>
        <Button look="secondary" size="small" onClick={() => flow.send({ type: 'cancel' })}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
