import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { passkeyLoginMachine } from '../../machines/identity/passkeyLogin.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { LoginView } from '../../src/views/auth/LoginView.tsx'
import { PasskeyButton as Button } from '../../src/views/identity/PasskeyButton.tsx'
import { passkeyFailures } from '../../src/words/identity/passkeys.ts'
import { loginFlow } from '../support/flows.ts'
import { failureControl, FlowAt, roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, kept, refused } from '../support/formEffect.ts'

/** Never resolves, because a story has no passkey dialog. */
const waiting = <Output,>() =>
  fromPromise<Output, { readonly role: Role }>(() => new Promise(() => undefined))

const machine = passkeyLoginMachine.provide({
  actors: { offerPasskey: waiting<User | undefined>(), usePasskey: waiting<User>(), keep: kept },
})

interface Props {
  at: string
  role: Role
  failure?: Failure | undefined
}

const PasskeyButton = ({ at, failure, role }: Props) => (
  <FlowAt machine={loginFlow} at="asking" context={{ role, user: undefined, failure: undefined }}>
    {(login) => (
      <LoginView
        flow={login}
        passkey={
          <FlowAt machine={machine} at={at} context={{ role, user: undefined, failure }}>
            {(flow) => <Button flow={flow} />}
          </FlowAt>
        }
      />
    )}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Passkey on the login',
  tags: ['autodocs'],
  component: PasskeyButton,
  parameters: {
    machine: 'passkeyLogin',
    ...wholePage,
    docs: {
      description: {
        component:
          'Logs in with a passkey. Where the browser can, it also suggests passkeys in the address field.',
      },
    },
  },
  args: { at: 'offering', role: 'candidate' as const },
  argTypes: { at: stateControl(machine), role: roleControl, failure: failureControl },
})

export const Offering = meta.story({ name: 'Suggested in the address field' })

Offering.test('A press asks once, and can be canceled.', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }))
  const button = canvas.getByRole('button', { name: 'Waiting for your passkey' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
})

export const Asking = meta.story({ name: 'Button alone', args: { at: 'asking' } })

export const Using = meta.story({ args: { at: 'using' } })

export const Canceled = meta.story({ args: { at: 'asking', failure: refused(passkeyFailures.canceled) } })

export const TimedOut = meta.story({
  name: 'Took too long',
  args: { at: 'asking', failure: refused(passkeyFailures.timedOut) },
})

export const Unsupported = meta.story({
  name: 'Browser without passkeys',
  args: { at: 'asking', failure: refused(passkeyFailures.unsupported) },
})

export const Unknown = meta.story({
  name: 'Unknown passkey',
  args: {
    at: 'asking',
    failure: refused('This passkey doesn’t log in here. Use another one, or log in another way.'),
  },
})

export const Offline = meta.story({ args: { at: 'asking', failure: failed('offline') } })

export const BeingKept = meta.story({ name: 'Sign-in being kept', args: { at: 'keeping' } })

export const LoggedIn = meta.story({ name: 'Logged in', args: { at: 'done' } })
