import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { OfferedProvider, SignInRefusal } from '../../contract/identity/offered.ts'
import type { Role } from '../../contract/roles.ts'
import { providerSignInMachine } from '../../machines/identity/providerSignIn.ts'
import { LoginView } from '../../src/views/auth/LoginView.tsx'
import { ProviderButtons as Buttons } from '../../src/views/identity/ProviderButtons.tsx'
import { signInRefusals } from '../../src/words/identity/providers.ts'
import { loginFlow } from '../support/flows.ts'
import { FlowAt, roleControl, stateControl, wholePage } from '../support/flow.tsx'

interface Props {
  at: string
  role: Role
  refusal?: SignInRefusal | undefined
  providers: readonly OfferedProvider[]
}

const ProviderButtons = ({ at, providers, refusal, role }: Props) => (
  <FlowAt machine={loginFlow} at="asking" context={{ role, user: undefined, failure: undefined }}>
    {(login) => (
      <LoginView
        flow={login}
        providers={
          <FlowAt
            machine={providerSignInMachine}
            at={at}
            context={{ role, refusal, provider: at === 'redirecting' ? 'google' : undefined }}
          >
            {(flow) => <Buttons flow={flow} providers={providers} />}
          </FlowAt>
        }
      />
    )}
  </FlowAt>
)

const google = { name: 'google', label: 'Google' }

const meta = preview.meta({
  title: 'Views/Providers on the login',
  tags: ['autodocs'],
  component: ProviderButtons,
  parameters: {
    machine: 'providerSignIn',
    ...wholePage,
    docs: { description: { component: 'Other ways to log in, where the settings name providers.' } },
  },
  args: { at: 'choosing', role: 'candidate' as const, providers: [google] },
  argTypes: { at: stateControl(providerSignInMachine), role: roleControl },
})

export const Choosing = meta.story({ name: 'One provider' })

Choosing.test('A press leaves once: a second one is not heard.', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Continue with Google' })
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-busy', 'true')
})

export const Several = meta.story({
  name: 'Several, in the order of the settings',
  args: {
    providers: [
      { name: 'okta', label: 'Okta' },
      google,
      { name: 'long', label: 'The Identity Service of a University' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Continue with Okta',
      'Continue with Google',
      'Continue with The Identity Service of a University',
    ])
  },
})

export const Redirecting = meta.story({
  args: { at: 'redirecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const Expired = meta.story({
  name: 'Refused: it took too long',
  args: { at: 'refused', refusal: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signInRefusals.expired)
  },
})

export const Denied = meta.story({
  name: 'Refused: canceled at the provider',
  args: { at: 'refused', refusal: 'denied' },
})

export const Unverified = meta.story({
  name: 'Refused: address not verified there',
  args: { at: 'refused', refusal: 'unverified' },
})

export const Unavailable = meta.story({
  name: 'Refused: the provider does not answer',
  args: { at: 'refused', refusal: 'unavailable', role: 'employer' },
})
