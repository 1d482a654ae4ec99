import type { ComponentProps } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { demoPassword } from '../../contract/demo.ts'
import { forms } from '../../contract/forms.ts'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { loginMachine } from '../../machines/auth/login.ts'
import { brand } from '../../src/brand.ts'
import { LoginView } from '../../src/views/auth/LoginView.tsx'
import { DemoNote } from '../../src/views/site/DemoNote.tsx'
import { demoWords } from '../../src/words/pages/demo.ts'
import { toAddress } from '../support/storyAddress.ts'
import { failureControl, FlowAt, roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, invalid, kept, refused } from '../support/formEffect.ts'
import { longNamed, member } from '../support/people.ts'
import { speak } from '../reading/speech.ts'
import { refusals, sampleRefusal } from '../support/refusals.ts'

const machine = loginMachine.provide({
  actors: { login: formEffect(object(forms.login), () => member), keep: kept },
})

interface Props extends Omit<ComponentProps<typeof LoginView>, 'flow'> {
  at: string
  role: Role
  failure?: Failure | undefined
}

const Login = ({ at, role, failure, ...known }: Props) => (
  <FlowAt machine={machine} at={at} context={{ role, user: undefined, failure }}>
    {(flow) => <LoginView flow={flow} {...known} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Login',
  tags: ['autodocs'],
  component: Login,
  parameters: { machine: 'login', ...wholePage },
  args: { at: 'asking', role: 'candidate' as const },
  argTypes: { at: stateControl(machine), role: roleControl, failure: failureControl },
})

const heard = async (root: HTMLElement) =>
  (await speak(root)).map(({ role, words }) => [role, words].filter(Boolean).join(' '))

export const Empty = meta.story()

Empty.test('says what is wrong beside the field, and keeps what was typed', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email address'), member.emailAddress)
  await userEvent.type(canvas.getByLabelText('Password'), 'short')
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/at least 8 chars/)
  await expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress)
})

export const Demo = meta.story({ args: { note: <DemoNote role="candidate" form="login" /> } })

Demo.test(
  'One press fills in the demo login and moves on to the Login button.',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: demoWords.fill }))
    await expect(canvas.getByLabelText('Email address')).toHaveValue('mina@demo.example')
    await expect(canvas.getByLabelText('Password')).toHaveValue(demoPassword)
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus()
  },
)

Empty.test('A candidate’s login links to the login of employers.', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Log in as an employer' })).toHaveAttribute(
    'href',
    paths.login('employer'),
  )
})

Empty.test('is heard in the order in which it is read', async ({ canvasElement }) => {
  await expect(await heard(canvasElement)).toEqual([
    'banner',
    `link ${brand}`,
    'main',
    'heading Login, level 1',
    'form',
    'Email address',
    'textbox Email address',
    'Password',
    'masked textbox Password',
    'button Show password',
    'link Forgot password?',
    'button Login',
    'New here?',
    'link Create an account',
    'Hiring?',
    'link Log in as an employer',
  ])
})

export const Employer = meta.story({
  args: { role: 'employer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Employer login' })).toBeVisible()
  },
})

export const AddressKnown = meta.story({ name: 'Address known', args: { emailAddress: member.emailAddress } })

export const PasswordChanged = meta.story({
  name: 'Password just changed',
  args: { emailAddress: member.emailAddress, passwordChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your password was changed/)).toBeVisible()
  },
})

export const EmailWrong = meta.story({
  name: 'Address wrong',
  args: {
    emailAddress: 'candidate.example.com',
    failure: invalid({ emailAddress: 'Please enter a valid email address' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveFocus()
  },
})

export const BothWrong = meta.story({
  name: 'Both fields wrong',
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

BothWrong.test(
  'is heard with what is wrong, first together, then at each field',
  async ({ canvasElement }) => {
    const lines = await heard(canvasElement)
    await expect(lines.slice(lines.indexOf('alert')).slice(0, 8)).toEqual([
      'alert',
      'heading There is a problem, level 2',
      'link Please enter a valid email address',
      'link Please enter a password that contains at least 8 chars.',
      'Email address',
      'Error:',
      'Please enter a valid email address',
      'textbox Email address, Error: Please enter a valid email address, invalid',
    ])
  },
)

export const LoggingIn = meta.story({
  name: 'Logging in',
  args: { at: 'submitting.waiting', emailAddress: member.emailAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillWaiting = meta.story({
  name: 'Still waiting',
  args: { at: 'submitting.stillWaiting', emailAddress: member.emailAddress },
})

StillWaiting.test('lets the person stop waiting', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled')
})

export const WrongPassword = meta.story({
  name: 'Wrong password',
  args: {
    emailAddress: member.emailAddress,
    failure: refused(refusals.wrongPassword.words),
  },
})

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { emailAddress: member.emailAddress },
  globals: { network: 'refuses', refusal: toAddress(refusals.tooManyAttempts.words) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'long enough{Enter}')
    await expect(await canvas.findByText(refusals.tooManyAttempts.words)).toBeVisible()
  },
})

export const ServerRefuses = meta.story({
  name: 'Refused in words of your choice',
  args: { emailAddress: member.emailAddress },
  globals: { network: 'refuses' },
})

ServerRefuses.test('gives the words of the server', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'long enough{Enter}')
  await expect(await canvas.findByText(sampleRefusal)).toBeVisible()
})

export const Offline = meta.story({
  args: { emailAddress: member.emailAddress, failure: failed('offline') },
})

export const ServerDown = meta.story({
  name: 'Server not reached',
  args: { emailAddress: member.emailAddress, failure: failed('unreachable') },
})

export const NoAnswerInTime = meta.story({
  name: 'No answer in time',
  args: { emailAddress: member.emailAddress, failure: failed('timeout') },
})

export const BeingKept = meta.story({
  name: 'Sign-in being kept',
  args: { at: 'keeping', emailAddress: member.emailAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const LoggedIn = meta.story({
  name: 'Logged in',
  args: { at: 'done', emailAddress: member.emailAddress },
})

/** Statechart, which is drawn some time after the page. */
const statechart = async () =>
  within(await screen.findByRole('group', { name: 'Statechart' }, { timeout: 10_000 }))

export const BesideItsChart = meta.story({
  name: 'Beside its statechart',
  args: { at: 'submitting.stillWaiting', emailAddress: member.emailAddress },
  globals: { chart: 'on' },
  // Waits for the chart, because the page gets its width only then.
  play: async () => {
    await statechart()
  },
})

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

export const LongAddress = meta.story({
  name: 'The longest address',
  args: { emailAddress: longNamed.emailAddress, failure: failed('offline') },
  globals: { viewport: { value: 'w320' } },
})
