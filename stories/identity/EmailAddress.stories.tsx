import { fromPromise } from 'xstate'
import { expect } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
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
  failure?: Failure | undefined
}

const EmailAddress = ({ at, commandsAt, failure, isPending, readAt }: Props) => {
  const pending = isPending
    ? { emailAddress: 'mina.okafor@example.org', expiresAt: '2026-11-27T09:14:00.000Z' }
    : null
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
            machine={commandsMachine}
            at={commandsAt}
            context={{ asked: undefined, ran: undefined, failure: isPending ? failure : undefined }}
          >
            {(commands) => (
              <FlowAt
                machine={formMachine}
                at={at}
                context={{ role: 'candidate', changes: 0, failure: isPending ? undefined : failure }}
              >
                {(form) => (
                  <EmailAddressPanel
                    role="candidate"
                    emailAddress={member.emailAddress}
                    reading={reading}
                    commands={commands}
                    form={form}
                    pending={pending}
                  />
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
  args: { at: 'asking', readAt: 'shown', commandsAt: 'idle', isPending: false },
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
