import type { ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { object } from 'valibot'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import type { Role } from '../../contract/roles.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { forgotPasswordMachine, type SentLink } from '../../machines/auth/forgotPassword.ts'
import { failureNotice, type Notice } from '../../machines/shared/notice.ts'
import { ForgotPasswordView } from '../../src/views/auth/ForgotPasswordView.tsx'
import { failureControl, FlowAt, roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { answer, check, failed, invalid, refused } from '../support/formEffect.ts'
import { longNamed, member } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = forgotPasswordMachine.provide({
  actors: {
    forgotPassword: fromPromise(async ({ input }: { input: { role: Role; emailAddress: unknown } }) => {
      const { emailAddress } = check(object(forms.forgotPassword), input)
      return answer(() => ({ ...sent, emailAddress }))
    }),
  },
})

interface Props extends Omit<ComponentProps<typeof ForgotPasswordView>, 'flow'> {
  at: string
  role: Role
  sent?: SentLink | undefined
  failure?: Failure | undefined
  notices?: readonly Notice[]
}

const none: readonly Notice[] = []

const ForgotPassword = ({ at, role, sent, failure, notices = none, ...known }: Props) => (
  <FlowAt machine={machine} at={at} context={{ role, sent, failure }} notices={notices}>
    {(flow) => <ForgotPasswordView flow={flow} {...known} />}
  </FlowAt>
)

const sent: SentLink = {
  emailAddress: member.emailAddress,
  resendAt: new Date(2026, 2, 14, 9, 27, 53).getTime(),
}

const meta = preview.meta({
  title: 'Views/Forgot password',
  tags: ['autodocs'],
  component: ForgotPassword,
  parameters: { machine: 'forgotPassword', ...wholePage },
  args: { at: 'asking', role: 'candidate' as const },
  argTypes: { at: stateControl(machine), role: roleControl, failure: failureControl },
})

export const Empty = meta.story()

Empty.test('asks for a valid address', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Email address')
  await userEvent.type(field, 'candidate{Enter}')
  await expect(field).toHaveAccessibleDescription(/Please provide a valid email address/)
})

export const Employer = meta.story({ args: { role: 'employer' } })

export const AddressKnown = meta.story({ name: 'Address known', args: { emailAddress: member.emailAddress } })

export const EmailWrong = meta.story({
  name: 'Address wrong',
  args: { failure: invalid({ emailAddress: 'Please provide a valid email address' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveFocus()
  },
})

export const Sending = meta.story({ args: { at: 'sending.waiting', emailAddress: member.emailAddress } })

export const StillWaiting = meta.story({
  name: 'Still waiting',
  args: { at: 'sending.stillWaiting', emailAddress: member.emailAddress },
})

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { emailAddress: member.emailAddress, failure: refused(refusals.tooManyAttempts.words) },
})

export const Offline = meta.story({
  args: { emailAddress: member.emailAddress, failure: failed('offline') },
})

export const LinkSent = meta.story({
  name: 'Link sent',
  args: { at: 'sent.cooling', sent },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Check your email' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/You can ask again at/)).toBeVisible()
  },
})

export const ReadyToSendAgain = meta.story({ name: 'Ready to send again', args: { at: 'sent.ready', sent } })

ReadyToSendAgain.test('keeps the focus on the button while it sends again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
  await expect(canvas.getByRole('button', { name: 'Sending' })).toHaveFocus()
})

export const SendingAgain = meta.story({ name: 'Sending again', args: { at: 'sent.resending', sent } })

export const SendingAgainRefused = meta.story({
  name: 'Sending again failed',
  args: {
    at: 'sent.ready',
    sent,
    failure: failed('unreachable'),
    notices: [failureNotice(failed('unreachable')).notice],
  },
  play: async ({ canvas }) => {
    // The notification component is loaded on demand.
    await expect(
      await canvas.findByText(failed('unreachable').message, undefined, { timeout: 10_000 }),
    ).toBeInTheDocument()
  },
})

export const LongAddress = meta.story({
  name: 'The longest address',
  args: { at: 'sent.cooling', sent: { ...sent, emailAddress: longNamed.emailAddress } },
  globals: { viewport: { value: 'w320' } },
})
