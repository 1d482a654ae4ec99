import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { Form } from '../../src/ui/Form.tsx'
import { Frame } from './Frame.tsx'

const wrong = {
  code: 'invalid',
  message: 'Some answers need a correction.',
  fields: { emailAddress: 'Please enter a valid email address' },
} as const

const meta = preview.meta({
  title: 'Components/Text field',
  component: Form,
  args: {
    id: 'sample',
    rules: 'login' as const,
    failure: undefined,
    busy: false,
    onSubmit: fn(),
    children: <Field label="Email address" name="emailAddress" type="email" autoComplete="username" />,
  },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Empty = meta.story()

export const WithHint = meta.story({
  name: 'With hint',
  args: { children: <Field label="User name" name="userName" hint="At least 6 letters and numbers." /> },
})

export const ReadOnly = meta.story({
  name: 'Read only',
  args: {
    children: <Field label="Email address" name="emailAddress" readOnly defaultValue="name@example.com" />,
  },
})

export const Wrong = meta.story({
  args: { failure: wrong },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email address')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Error: Please enter a valid email address')
  },
})

export const Mended = meta.story({
  args: { failure: wrong },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address')
    await userEvent.type(field, 'name@example')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '.com')
    await waitFor(() => expect(field).toBeValid())
    await expect(document.title).not.toMatch(/^Error: /)
  },
})
