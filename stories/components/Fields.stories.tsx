import type { ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Failure } from '../../machines/shared/failure.ts'
import { Field } from '../../src/ui/form/Field.tsx'
import { Form } from '../../src/ui/form/Form.tsx'
import { fieldControls, ofType, typedControls } from './controls.ts'
import { Frame } from './Frame.tsx'

const wrong = {
  code: 'invalid',
  message: 'Some answers need a correction.',
  fields: { emailAddress: 'Please enter a valid email address' },
} as const

const inForm = (failure?: Failure) => (args: ComponentProps<typeof Field>) => (
  <Form id="sample" rules="login" failure={failure} busy={false} onSubmit={() => undefined}>
    <Field {...args} />
  </Form>
)

const meta = preview.meta({
  title: 'Components/Text field',
  tags: ['autodocs'],
  component: Field,
  parameters: typedControls,
  args: { label: 'Email address', name: 'emailAddress', type: 'email', autoComplete: 'username' },
  argTypes: {
    ...fieldControls,
    type: {
      control: 'select',
      options: ['text', 'email', 'url', 'date'],
      description: 'What is typed: it brings the keyboard of a phone, and the rules of the browser.',
    },
    readOnly: {
      control: 'boolean',
      description: 'Whether it can only be read and copied.',
      ...ofType('boolean'),
    },
    defaultValue: { control: 'text', description: 'What stands in it to begin with.', ...ofType('string') },
    spellCheck: {
      control: 'boolean',
      description: 'Whether the browser marks misspelt words.',
      ...ofType('boolean'),
    },
    autoComplete: { ...fieldControls.autoComplete, ...ofType('string') },
  },
  render: inForm(),
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Empty = meta.story()

export const WithHint = meta.story({
  name: 'With hint',
  args: {
    label: 'User name',
    name: 'userName',
    hint: 'At least 6 letters and numbers.',
    type: undefined,
    autoComplete: undefined,
  },
})

export const ReadOnly = meta.story({
  name: 'Read only',
  args: { readOnly: true, defaultValue: 'name@example.com', type: undefined, autoComplete: undefined },
})

export const Wrong = meta.story({
  render: inForm(wrong),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email address')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Error: Please enter a valid email address')
  },
})

export const Mended = meta.story({
  render: inForm(wrong),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address')
    await userEvent.type(field, 'name@example')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '.com')
    await waitFor(() => expect(field).toBeValid())
    await expect(document.title).not.toMatch(/^Error: /)
  },
})
