import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Failure } from '../../../machines/shared/failure.ts'
import { Field } from '../../../src/ui/form/Field.tsx'
import { Form } from '../../../src/ui/form/Form.tsx'
import { RadioGroup } from '../../../src/ui/form/RadioGroup.tsx'
import { TextArea } from '../../../src/ui/form/TextArea.tsx'

const failure: Failure = {
  code: 'invalid',
  message: 'Some answers need a correction.',
  fields: { reason: 'Choose a reason.', message: 'Write a message.', pay: 'Enter an amount.' },
}

/** A form where choosing an option fills in a message, like the reason for a rejection. */
function Rejecting() {
  const [message, setMessage] = useState('')
  return (
    <Form id="reject" failure={failure} busy={false} onSubmit={() => undefined}>
      <div onInput={() => setMessage('We thank you.')}>
        <RadioGroup legend="Reason" name="reason" options={[{ value: 'other', label: 'Other' }]} />
      </div>
      <TextArea label="Message" name="message" value={message} onType={setMessage} />
      <Field label="Pay" name="pay" />
    </Form>
  )
}

test('an error summary disappears once all of its fields are filled in, by typing or by a choice', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  flushSync(() => root.render(<Rejecting />))
  await vi.waitFor(() => expect(place.querySelectorAll('[role=alert] li')).toHaveLength(3))
  expect(document.title).toMatch(/^Error: /)

  await userEvent.click(place.querySelector('[type=radio]') ?? place)
  await vi.waitFor(() => expect(place.querySelectorAll('[aria-invalid=true]')).toHaveLength(1))
  expect(place.querySelector('[role=alert]')).not.toBeNull()

  await userEvent.fill(place.querySelector('[name=pay]') ?? place, '1')
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')).toBeNull())
  expect(place.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
  expect(document.title).not.toMatch(/^Error: /)
})
