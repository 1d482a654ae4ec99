import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Form } from '../../src/ui/Form.tsx'
import { PasswordField } from '../../src/ui/PasswordField.tsx'
import { PasswordRules } from '../../src/ui/PasswordRules.tsx'
import { SubmitButton } from '../../src/ui/SubmitButton.tsx'
import { TextLink } from '../../src/ui/TextLink.tsx'
import { Frame } from './Frame.tsx'

const children = (
  <>
    <PasswordField label="Password" name="password" autoComplete="new-password" guide={PasswordRules} />
    <SubmitButton busyWords="Saving">Save Password</SubmitButton>
  </>
)

const meta = preview.meta({
  title: 'Components/Password field',
  component: Form,
  args: {
    id: 'sample',
    rules: 'register' as const,
    failure: undefined,
    busy: false,
    onSubmit: fn(),
    children,
  },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Empty = meta.story()

export const BesideALink = meta.story({
  name: 'Beside a link',
  args: {
    children: (
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        aside={<TextLink href="#top">Forgot password?</TextLink>}
      />
    ),
  },
})

export const RulesHalfMet = meta.story({
  name: 'Rules half met',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'abcdefgh')
    await expect(canvas.getAllByText(': met')).toHaveLength(2)
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
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.type(field, 'Il1O0{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Wrong = meta.story({
  args: {
    failure: {
      code: 'invalid',
      message: 'Some answers need a correction.',
      fields: { password: 'Min. 8 characters - one uppercase, one lowercase, and one number.' },
    },
  },
})
