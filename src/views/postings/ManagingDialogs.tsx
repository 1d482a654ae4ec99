import { useSelector } from '@xstate/react'
import { postingEvents, type PostingForm } from '../../../contract/postings/events/postingEvents.ts'
import type { ManagingFlow } from '../../../machines/postings/managing.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { postingPageWords } from '../../words/postings/page.ts'
import { eventIn } from './eventIn.ts'

const asked = ['close', 'renew', 'discard'] as const

type ManagedEvent = (typeof asked)[number]

/** Dialogs for closing, extending or discarding a job post. Escape cancels. */
export const ManagingDialogs = ({ flow }: { flow: ManagingFlow }) =>
  asked.map((type) => <ManagingDialog key={type} type={type} flow={flow} />)

function ManagingDialog({ type, flow }: { type: ManagedEvent; flow: ManagingFlow }) {
  const isOpen = useSelector(flow, (state) => state.matches({ asking: type }))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const { form, label }: { readonly form?: PostingForm; readonly label: string } =
    postingEvents[type].employer
  if (!form) return null
  const cancel = () => flow.send({ type: 'cancel' })
  return (
    <Dialog open={isOpen} id={type} title={form.title} onCancel={cancel}>
      {form.text && <p className="mt-2 text-muted">{form.text}</p>}
      <Form
        id={`${type}Posting`}
        failure={isOpen ? failure : undefined}
        busy={false}
        onSubmit={(filled) => flow.send({ type: 'send', event: eventIn(filled, type, form) })}
      >
        {form.fields.length > 0 && (
          <div className="mt-5">
            {form.fields.map((field) => (
              <ManagingField key={field.name} field={field} />
            ))}
          </div>
        )}
        <div className={`flex flex-wrap gap-3 ${form.fields.length > 0 ? '' : 'mt-6'}`}>
          <Button type="submit" size="small">
            {label}
          </Button>
          <Button look="secondary" size="small" onClick={cancel}>
            {postingPageWords.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function ManagingField({ field }: { field: PostingForm['fields'][number] }) {
  const name = `event.${field.name}`
  if (field.kind === 'choice') return <RadioGroup legend={field.label} name={name} options={field.options} />
  if (field.kind === 'date') return <Field label={field.label} name={name} type="date" hint={field.hint} />
  return <TextArea label={field.label} name={name} hint={field.hint} />
}
