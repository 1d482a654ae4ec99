import { expect, waitFor } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { User } from '../../contract/user.ts'
import { failureNotice, type Notice } from '../../machines/shared/notice.ts'
import { verificationMailMachine } from '../../machines/auth/verificationMail.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { VerificationReminder } from '../../src/views/auth/VerificationReminder.tsx'
import { failureWords } from '../../src/words/failures.ts'
import { menus } from '../../src/words/menus.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, refused } from '../support/formEffect.ts'
import { longNamed, newMember } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = verificationMailMachine.provide({
  actors: { resendVerification: fromPromise(() => answer((): unknown => undefined)) },
})

// Present although empty, because the reminder shows failures only as notifications.
const none: readonly Notice[] = []

interface Props {
  at: string
  user: User
  /** Notices shown so far. */
  notices?: readonly Notice[]
}

const Reminded = ({ at, user, notices = none }: Props) => (
  <MemberShell area="Candidate" user={user} menu={menus.candidate} current={paths.dashboard.candidate}>
    <FlowAt machine={machine} at={at} context={{ role: 'candidate' }} notices={notices}>
      {(flow) => <VerificationReminder flow={flow} emailAddress={user.emailAddress} />}
    </FlowAt>
    <Heading>Welcome, {user.firstName}</Heading>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Verification reminder',
  tags: ['autodocs'],
  component: Reminded,
  parameters: { machine: 'verificationMail', ...wholePage },
  args: { at: 'offering', user: newMember },
  argTypes: { at: stateControl(machine) },
})

export const Offering = meta.story()

Offering.test('says that the mail is being sent', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }))
  await expect(canvas.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
})

Offering.test(
  'says beside the page that the mail was not sent',
  { globals: { network: 'fails' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }))
    const told = await canvas.findByText(failureWords.unreachable, undefined, { timeout: 10_000 })
    await waitFor(() => expect(told).toBeVisible())
  },
)

export const Sending = meta.story({ args: { at: 'sending' } })

export const TooManyMails = meta.story({
  name: 'Too many mails',
  args: { notices: [failureNotice(refused(refusals.tooManyAttempts.words)).notice] },
  play: async ({ canvas }) => {
    // The notification component is loaded on demand.
    await canvas.findByText(refusals.tooManyAttempts.words, undefined, { timeout: 10_000 })
  },
})

export const ServerAnswers = meta.story({ name: 'When the server answers', globals: { network: 'succeeds' } })

ServerAnswers.test('says that the mail is on its way', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }))
  await expect(await canvas.findByText('Email sent.')).toBeVisible()
})

export const Sent = meta.story({
  args: { at: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Email sent.')
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })

export const LongAddress = meta.story({
  name: 'The longest address',
  args: { user: { ...longNamed, isVerified: false } },
  globals: { viewport: { value: 'w320' } },
})
