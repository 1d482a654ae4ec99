import type { ComponentProps } from 'react'
import type { Answer } from '../../../../contract/applications/events/applicationEvents.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { PayField } from './PayField.tsx'
import { StageField } from './StageField.tsx'

interface Props extends ComponentProps<typeof StageField> {
  type: Answer['type']
  field: Answer['form']['fields'][number]
  posted: ComponentProps<typeof PayField>['posted']
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Form field of a reply besides its message, such as the stage or the pay. */
export function AnswerField({ type, field, posted, ...stage }: Props) {
  const { kind, name } = field
  if (kind === 'stage') return <StageField {...stage} />
  if (kind === 'choice') {
    return <RadioGroup legend={field.label} name={`event.${name}`} options={field.options} />
  }
  const id = `${type}${capitalised(name)}`
  if (kind === 'pay') return <PayField id={id} label={field.label} posted={posted} />
  return <Field id={id} label={field.label} name={`event.${name}`} type="date" />
}
