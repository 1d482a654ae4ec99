import type { ComponentProps } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import type { Role } from '../../contract/roles.ts'
import type { Failure } from '../../machines/effect.ts'
import { loginMachine } from '../../machines/login.ts'
import { LoginView } from '../../src/views/LoginView.tsx'
import { FlowAt, roleControl, stateControl, wholePage } from '../flow.tsx'
import { failed, formEffect, invalid, refused } from '../formEffect.ts'
import { longNamed, member } from '../people.ts'

const machine = loginMachine.provide({ actors: { login: formEffect(object(forms.login), () => member) } })

interface Props extends Omit<ComponentProps<typeof LoginView>, 'flow'> {
  at: string
  role: Role
  failure?: Failure | undefined
}

const Login = ({ at, role, failure, ...known }: Props) => (
  <FlowAt machine={machine} at={at} context={{ role, failure }}>
    {(flow) => <LoginView flow={flow} {...known} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Login',
  component: Login,
  parameters: { machine: 'login', ...wholePage },
  args: { at: 'asking', role: 'candidate' as const },
  argTypes: { at: stateControl(machine), role: roleControl },
})

export const Empty = meta.story()

Empty.test('says what is wrong beside the field, and keeps what was typed', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email address'), member.emailAddress)
  await userEvent.type(canvas.getByLabelText('Password'), 'short')
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/at least 8 chars/)
  await expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress)
})

export const Employer = meta.story({
  args: { role: 'employer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Employer login' })).toBeVisible()
  },
})

export const AddressKnown = meta.story({ args: { emailAddress: member.emailAddress } })

export const PasswordChanged = meta.story({
  args: { emailAddress: member.emailAddress, passwordChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your password was changed/)).toBeVisible()
  },
})

export const EmailWrong = meta.story({
  args: {
    emailAddress: 'candidate.example.com',
    failure: invalid({ emailAddress: 'Please enter a valid email address' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveFocus()
  },
})

export const BothWrong = meta.story({
  args: {
    failure: invalid({
      emailAddress: 'Please enter a valid email address',
      password: 'Please enter a password that contains at least 8 chars.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
  },
})

export const LoggingIn = meta.story({
  args: { at: 'submitting.waiting', emailAddress: member.emailAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillWaiting = meta.story({
  args: { at: 'submitting.stillWaiting', emailAddress: member.emailAddress },
})

StillWaiting.test('lets the person stop waiting', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled')
})

export const BesideItsChart = meta.story({
  args: { at: 'submitting.stillWaiting', emailAddress: member.emailAddress },
  globals: { chart: 'on' },
})

/** The drawing comes a moment after the page. */
const statechart = async () =>
  within(await screen.findByRole('group', { name: 'Statechart' }, { timeout: 10_000 }))

BesideItsChart.test('moves when an event is pressed in the chart', async ({ canvas, userEvent }) => {
  const chart = await statechart()
  await userEvent.click(await chart.findByRole('button', { name: 'cancel' }, { timeout: 10_000 }))
  await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled')
})

BesideItsChart.test('moves the chart when somebody acts on the page', async ({ canvas, userEvent }) => {
  const chart = await statechart()
  const asking = await chart.findByText('asking', undefined, { timeout: 10_000 })
  await expect(asking).not.toHaveTextContent('active')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(asking).toHaveTextContent('active'))
})

export const WrongPassword = meta.story({
  args: {
    emailAddress: member.emailAddress,
    failure: refused('The email address or the password is not right. Try again, or reset your password.'),
  },
})

export const Offline = meta.story({
  args: { emailAddress: member.emailAddress, failure: failed('offline') },
})

export const ServerRefuses = meta.story({
  args: { emailAddress: member.emailAddress },
  globals: { network: 'refuses' },
})

ServerRefuses.test('gives the words of the server', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'long enough{Enter}')
  await expect(await canvas.findByText(/^The server says no/)).toBeVisible()
})

export const ServerDown = meta.story({
  args: { emailAddress: member.emailAddress, failure: failed('unreachable') },
})

export const NoAnswerInTime = meta.story({
  args: { emailAddress: member.emailAddress, failure: failed('timeout') },
})

export const LoggedIn = meta.story({ args: { at: 'done', emailAddress: member.emailAddress } })

export const LongAddress = meta.story({
  args: { emailAddress: longNamed.emailAddress, failure: failed('offline') },
  globals: { viewport: { value: 'w320' } },
})
