import { useState, type ComponentProps, type SyntheticEvent } from 'react'
import type { Answer } from '../../../../contract/applications/events/applicationEvents.ts'
import type { Addressed } from '../../../../contract/applications/events/eventDefinition.ts'
import type { EmployerApplicationEvent, Stage } from '../../../../contract/applications/lifecycle.ts'
import type { Failure } from '../../../../machines/shared/failure.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import {
  moveInWords,
  replyWords,
  stagesAfter,
  type NextStage,
} from '../../../words/applications/answering.ts'
import { AnswerField } from './AnswerField.tsx'
import { answerIn, draftIn, type Draft } from './answerIn.ts'
import { MessagePreview } from './MessagePreview.tsx'

/** Applicant who receives the reply. */
export interface Reader extends Addressed {
  readonly stage: Stage | null
  /** Pay of the posting, if known. */
  readonly posted?: ComponentProps<typeof AnswerField>['posted']
}

interface Props {
  answer: Answer
  /** Applicant for the preview; the first of several. */
  reader: Reader
  /** Stage preselected in the form. */
  aim?: NextStage | undefined
  /** Placeholders for the prepared message, for several recipients or one with a hidden name. */
  fields?: Pick<Reader, 'name' | 'title'> | undefined
  /** True for several recipients. */
  isToMany?: boolean
  /** Fills in the message for the preview. */
  filled?: (message: string) => string
  failure: Failure | undefined
  busy: boolean
  onSend: (event: EmployerApplicationEvent) => void
  onCancel: () => void
}

const asWritten = (message: string) => message

/** Form for one kind of reply, with a preview of the message. */
export function AnswerForm(props: Props) {
  const {
    answer,
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
  const { form, label, type } = answer
  const { company, name, stage } = reader
  const stages = stagesAfter(stage)
  // The applicant may already be past the preselected stage.
  const to = [draft.to, aim].find((each) => each && stages.includes(each)) ?? stages[0]
  const message = typed ?? form.prepared?.(draft, { ...reader, ...fields }) ?? ''
  const filledIn = isToMany ? replyWords.filledForEach : replyWords.filledForHidden

  const keepDraft = ({ currentTarget }: SyntheticEvent) => setDraft(draftIn(currentTarget.closest('form')))

  return (
    <Form
      id={`${type}Form`}
      failure={failure}
      busy={busy}
      onSubmit={(data) => onSend(answerIn(data, answer))}
    >
      <div className="mt-5" onInput={keepDraft}>
        {form.fields.map((field) => (
          <AnswerField
            key={field.name}
            type={type}
            field={field}
            posted={reader.posted}
            stages={stages}
            to={to}
            onChoose={keepDraft}
          />
        ))}
        <TextArea
          id={`${type}Message`}
          label={form.isMessageOptional ? replyWords.optionalMessage : replyWords.message}
          name="event.message"
          hint={fields ? `${form.hint} ${filledIn}` : form.hint}
          rows={form.prepared ? 7 : 4}
          value={message}
          onType={setTyped}
        />
      </div>
      {(form.isMessageOptional || message.trim() !== '') && (
        <MessagePreview
          event={{ ...draft, type, to, message: filled(message.trim()) }}
          name={name}
          company={company}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          look={type === 'reject' ? 'danger' : 'primary'}
          aria-disabled={busy || undefined}
        >
          {type === 'advance' ? to && moveInWords(to) : label}
          {busy && <span className="spinner size-4" />}
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          {replyWords.cancel}
        </Button>
      </div>
    </Form>
  )
}
