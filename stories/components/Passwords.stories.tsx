import type { ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Failure } from '../../machines/shared/failure.ts'
import { Form } from '../../src/ui/form/Form.tsx'
import { PasswordField } from '../../src/ui/form/PasswordField.tsx'
import { PasswordRules } from '../../src/ui/form/PasswordRules.tsx'
import { SubmitButton } from '../../src/ui/form/SubmitButton.tsx'
import { TextLink } from '../../src/ui/controls/TextLink.tsx'
import { fieldControls, typedControls } from './controls.ts'
import { Frame } from './Frame.tsx'

const onSubmit = fn()

const inForm = (failure?: Failure) => (args: ComponentProps<typeof PasswordField>) => (
  <Form id="sample" rules="register" failure={failure} busy={false} onSubmit={onSubmit}>
    <PasswordField guide={PasswordRules} {...args} />
    <SubmitButton busyWords="Saving">Save Password</SubmitButton>
  </Form>
)

const meta = preview.meta({
  title: 'Components/Password field',
  tags: ['autodocs'],
  component: PasswordField,
  parameters: typedControls,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'new-password' as const,
  },
  argTypes: {
    ...fieldControls,
    autoComplete: {
      ...fieldControls.autoComplete,
      control: 'inline-radio',
      options: ['current-password', 'new-password'],
    },
    guide: { control: false, description: 'What helps to make a new password: it follows what is typed.' },
    enterKeyHint: { control: false, description: 'What the Enter key of a phone says.' },
    aside: {
      control: false,
      description: 'What stands beside the label, such as the way to a new password.',
    },
  },
  render: inForm(),
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Empty = meta.story()

export const BesideALink = meta.story({
  name: 'Beside a link',
  args: {
    autoComplete: 'current-password',
    aside: <TextLink href="#top">Forgot password?</TextLink>,
  },
  render: (args) => (
    <Form id="sample" rules="register" failure={undefined} busy={false} onSubmit={onSubmit}>
      <PasswordField {...args} />
    </Form>
  ),
})

export const RulesHalfMet = meta.story({
  name: 'Rules half met',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'abcdefgh')
    await waitFor(() => expect(canvas.getAllByText(': met')).toHaveLength(2))
    const told = () => canvas.getByText('Not met yet: One uppercase letter, One number, One symbol')
    await waitFor(told, { timeout: 3_000 })
  },
})

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'Il1O0')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
})

export const MaskedWhenSent = meta.story({
  name: 'Masked when sent',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.type(field, 'Il1O0{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})

export const Wrong = meta.story({
  render: inForm({
    code: 'invalid',
    message: 'Some answers need a correction.',
    fields: { password: 'Min. 8 characters - one uppercase, one lowercase, and one number.' },
  }),
})
