import { fromPromise } from 'xstate'
import { expect, fn } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import type { ProofWays } from '../../contract/identity/proof.ts'
import { paths } from '../../contract/paths.ts'
import { addressCommandsMachine, addressFormMachine } from '../../machines/identity/emailAddress.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { EmailAddressPanel } from '../../src/views/identity/EmailAddressPanel.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed, formEffect, invalid } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

const formMachine = addressFormMachine.provide({
  actors: { changePassword: formEffect(object(forms.changeEmailAddress), (): unknown => null) },
})
const commandsMachine = addressCommandsMachine.provide({
  actors: { command: fromPromise(() => answer(() => ({}))) },
})

interface Props {
  at: string
  readAt: string
  commandsAt: string
  isPending: boolean
  ways: ProofWays
  waysAt: string
  onLogin: () => void
  failure?: Failure | undefined
}

const EmailAddress = ({ at, commandsAt, failure, isPending, onLogin, readAt, ways, waysAt }: Props) => {
  const pending = isPending
    ? { emailAddress: 'mina.okafor@example.org', expiresAt: '2026-11-27T09:14:00.000Z' }
    : null
  const data = waysAt === 'shown' ? ways : undefined
  return (
    <MemberShell
      area="Candidate"
      user={member}
      menu={menus.candidate}
      current={`${paths.profile}?tab=settings`}
    >
      <Heading>Settings</Heading>
      <FlowAt
        machine={readingMachine}
        at={readAt}
        context={{ query: {}, data: { pending }, failure: undefined }}
      >
        {(reading) => (
          <FlowAt
            machine={readingMachine}
            at={waysAt}
            context={{ query: {}, data, failure: data ? undefined : failure }}
          >
            {(waysReading) => (
              <FlowAt
                machine={commandsMachine}
                at={commandsAt}
                context={{ asked: undefined, ran: undefined, failure: isPending ? failure : undefined }}
              >
                {(commands) => (
                  <FlowAt
                    machine={formMachine}
                    at={at}
                    context={{
                      role: 'candidate',
                      changes: 0,
                      failure: isPending || waysAt !== 'shown' ? undefined : failure,
                    }}
                  >
                    {(form) => (
                      <EmailAddressPanel
                        role="candidate"
                        emailAddress={member.emailAddress}
                        reading={reading}
                        commands={commands}
                        form={form}
                        pending={pending}
                        waysReading={waysReading}
                        ways={data}
                        onLogin={onLogin}
                      />
                    )}
                  </FlowAt>
                )}
              </FlowAt>
            )}
          </FlowAt>
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Email address',
  tags: ['autodocs'],
  component: EmailAddress,
  parameters: { machine: 'changePassword', ...wholePage },
  args: {
    at: 'asking',
    readAt: 'shown',
    commandsAt: 'idle',
    isPending: false,
    waysAt: 'shown',
    ways: { password: true, passkey: false, recentLogin: true },
    onLogin: fn(),
  },
  argTypes: { at: stateControl(formMachine), failure: failureControl },
})

export const Asking = meta.story()

Asking.test(
  'keeps the address that was typed when the password is missing',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New email address'), 'mina@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Send confirmation link' }))
    await expect(canvas.getByLabelText('New email address')).toHaveValue('mina@example.org')
  },
)

export const Invalid = meta.story({
  args: { failure: invalid({ emailAddress: 'Please enter a valid email address' }) },
})

export const Sending = meta.story({ args: { at: 'submitting.waiting' } })

export const Pending = meta.story({ args: { isPending: true } })

export const NotSentAgain = meta.story({
  name: 'Not sent again',
  args: { isPending: true, failure: failed('offline') },
})

export const WithoutPassword = meta.story({
  name: 'Account without a password',
  args: { ways: { password: false, passkey: false, recentLogin: true } },
})

WithoutPassword.test('No password is asked for.', async ({ canvas }) => {
  await expect(canvas.getByLabelText('New email address')).toBeVisible()
  await expect(canvas.queryByLabelText('Your password')).toBeNull()
})

export const WithPasskey = meta.story({
  name: 'Login a while ago, with a passkey',
  args: { ways: { password: false, passkey: true, recentLogin: false } },
})

export const OldLogin = meta.story({
  name: 'Login a while ago',
  args: { ways: { password: false, passkey: false, recentLogin: false } },
})

OldLogin.test('Only a new login is offered.', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('New email address')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
  await expect(args.onLogin).toHaveBeenCalledOnce()
})

export const Loading = meta.story({ args: { waysAt: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { waysAt: 'failed', failure: failed('offline') },
})
