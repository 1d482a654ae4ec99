import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { linkProviderCall } from '../../contract/identity/linkProvider.ts'
import type { Role } from '../../contract/roles.ts'
import { loginMachine } from '../../machines/auth/login.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { LinkProviderView } from '../../src/views/identity/LinkProviderView.tsx'
import { failureControl, FlowAt, roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, kept, refused } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = loginMachine.provide({
  actors: { login: formEffect(linkProviderCall.payload, () => member), keep: kept },
})

interface Props {
  at: string
  role: Role
  failure?: Failure | undefined
}

const LinkProvider = ({ at, role, failure }: Props) => (
  <FlowAt machine={machine} at={at} context={{ role, user: undefined, failure }}>
    {(flow) => <LinkProviderView flow={flow} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Connect a provider',
  tags: ['autodocs'],
  component: LinkProvider,
  parameters: {
    machine: 'login',
    ...wholePage,
    docs: {
      description: { component: 'The address of the provider has an account: its password is given once.' },
    },
  },
  args: { at: 'asking', role: 'candidate' as const },
  argTypes: { at: stateControl(machine), role: roleControl, failure: failureControl },
})

export const Asking = meta.story()

Asking.test('A short password is named beside the field.', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'short')
  await userEvent.click(canvas.getByRole('button', { name: 'Connect account' }))
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/at least 8 chars/)
})

export const Connecting = meta.story({ args: { at: 'submitting.waiting' } })

export const WrongPassword = meta.story({
  name: 'Wrong password',
  args: { failure: refused(refusals.wrongPassword.words) },
})

export const Expired = meta.story({
  name: 'It took too long',
  args: { failure: refused('This took too long. Start again from the login page.') },
})

export const Offline = meta.story({ args: { failure: failed('offline'), role: 'employer' } })
