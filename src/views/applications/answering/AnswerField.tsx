import type { ComponentProps } from 'react'
import type { Answer } from '../../../../contract/applications/events/applicationEvents.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { StageField } from './StageField.tsx'

interface Props extends ComponentProps<typeof StageField> {
  type: Answer['type']
  field: Answer['form']['fields'][number]
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A field beside the message of an answer. */
export function AnswerField({ type, field, ...stage }: Props) {
  const { kind, name } = field
  if (kind === 'stage') return <StageField {...stage} />
  if (kind === 'choice') {
    return <RadioGroup legend={field.label} name={`event.${name}`} options={field.options} />
  }
  return (
    <Field
      id={`${type}${capitalised(name)}`}
      label={field.label}
      name={`event.${name}`}
      hint={field.hint}
      {...(kind === 'date' && { type: kind })}
    />
  )
}
