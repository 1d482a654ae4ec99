import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { Field } from '../../src/ui/form/Field.tsx'
import { Form } from '../../src/ui/form/Form.tsx'
import { SubmitButton } from '../../src/ui/form/SubmitButton.tsx'
import { failureWords } from '../../src/words/failures.ts'
import { typedControls } from './controls.ts'
import { Frame } from './Frame.tsx'

const meta = preview.meta({
  title: 'Components/Form',
  tags: ['autodocs'],
  component: Form,
  parameters: typedControls,
  args: {
    id: 'sample',
    failure: undefined,
    busy: false,
    onSubmit: fn(),
    children: (
      <>
        <Field label="First name" name="firstName" autoComplete="given-name" />
        <Field label="Last name" name="lastName" autoComplete="family-name" />
        <SubmitButton busyWords="Saving">Save changes</SubmitButton>
      </>
    ),
  },
  argTypes: {
    id: { description: 'Of the form in the page.' },
    rules: {
      control: 'select',
      options: Object.keys(forms),
      description: 'Whose rules a field is checked by again while it is mended.',
    },
    busy: { description: 'Whether what was sent is on its way.' },
    failure: { description: 'What went wrong: as a whole, and at each field.' },
    onSubmit: { description: 'Told what stands in the fields.' },
    children: { description: 'The fields, and the button that sends them.' },
  },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Quiet = meta.story()

export const TwoWrong = meta.story({
  name: 'Two wrong',
  args: {
    failure: {
      code: 'invalid',
      message: failureWords.invalid,
      fields: { lastName: 'Invalid last name', firstName: 'Invalid first name' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Invalid first name', 'Invalid last name'])
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Invalid last name' }))
    await expect(canvas.getByLabelText('Last name')).toHaveFocus()
  },
})

export const Refused = meta.story({
  args: { failure: { code: 'refused', message: failureWords.refused } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failureWords.refused)
    await expect(canvas.getByLabelText('First name')).toBeValid()
  },
})

export const Offline = meta.story({ args: { failure: { code: 'offline', message: failureWords.offline } } })

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saving' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeEnabled()
  },
})
