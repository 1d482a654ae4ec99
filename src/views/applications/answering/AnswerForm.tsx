import { useState, type SyntheticEvent } from 'react'
import { isolate } from '../../../../contract/isolate.ts'
import {
  rejectionReasons,
  type EmployerApplicationEvent,
  type Stage,
} from '../../../../contract/applications/lifecycle.ts'
import type { Failure } from '../../../../machines/shared/failure.ts'
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
  type NextStage,
} from '../../../words/applications/answering.ts'
import { answerIn, draftIn, type Asked, type Draft } from './answerIn.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { StageField } from './StageField.tsx'

const hints: Readonly<Record<Asked, (name: string) => string>> = {
  advance: (name) => `Without one, ${isolate(name)} sees the new stage and no words.`,
  ask: (name) => `${isolate(name)} has a week to answer.`,
  tell: () => 'It needs no answer, and changes no turn.',
  offer: (name) => `${isolate(name)} has a week to answer.`,
  reject: () => 'Until it leaves you can undo it, and nobody sees a change.',
}

const reasons = rejectionReasons.map((value) => ({ value, label: reasonsToEmployers[value] }))

/** Who is written to. */
export interface Reader {
  /** Their first name. */
  readonly name: string
  readonly title: string
  readonly company: string
  readonly stage: Stage | null
}

interface Props {
  type: Asked
  /** Who reads it; the first of them, where it goes to several. */
  reader: Reader
  /** Where they are moved to, where that was chosen before. */
  aim?: NextStage | undefined
  /** What stands in a prepared message for each of several readers, or for one whose name is hidden. */
  fields?: Pick<Reader, 'name' | 'title'> | undefined
  /** Whether several read it. */
  isToMany?: boolean
  /** A message as that reader gets it. */
  filled?: (message: string) => string
  failure: Failure | undefined
  busy: boolean
  onSend: (event: EmployerApplicationEvent) => void
  onCancel: () => void
}

const asWritten = (message: string) => message

/** One answer as it is written: what it takes, and what its reader will see. */
export function AnswerForm(props: Props) {
  const {
    type,
    reader,
    aim,
    fields,
    isToMany = false,
    filled = asWritten,
    failure,
    busy,
    onSend,
    onCancel,
  } = props
  const [draft, setDraft] = useState<Draft>({})
  const [typed, setTyped] = useState<string>()
  const { company, name, stage } = reader
  const stages = stagesAfter(stage)
  // What was chosen before may be behind them by now.
  const to = [draft.to, aim].find((each) => each && stages.includes(each)) ?? stages[0]
  const message = typed ?? (draft.reason ? rejectionText(draft.reason, { ...reader, ...fields }) : '')
  const hint = hints[type](isToMany ? 'each of them' : name)
  const standFor = isToMany
    ? 'the name and the job of each'
    : 'their name, which is hidden from you, and the job'

  const keepDraft = ({ currentTarget }: SyntheticEvent) => setDraft(draftIn(currentTarget.closest('form')))

  return (
    <Form id={`${type}Form`} failure={failure} busy={busy} onSubmit={(form) => onSend(answerIn(form, type))}>
      <div className="mt-5" onInput={keepDraft}>
        {type === 'advance' && <StageField stages={stages} to={to} onChoose={keepDraft} />}
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
          hint={fields ? `${hint} {{name}} and {{role}} stand for ${standFor}.` : hint}
          rows={type === 'reject' ? 7 : 4}
          value={message}
          onType={setTyped}
        />
      </div>
      {(type === 'advance' || message.trim() !== '') && (
        <MessagePreview
          event={{ ...draft, type, to, message: filled(message.trim()) }}
          name={name}
          company={company}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {type === 'advance' ? to && moveInWords(to) : answerLabels[type]}
          {busy && <span className="spinner size-4" />}
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
