import { expect, fn } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { SignInRefusal } from '../../contract/identity/offered.ts'
import type { LinkedProvider } from '../../contract/identity/linkedProviders.ts'
import { paths } from '../../contract/paths.ts'
import { providerCommandsMachine } from '../../machines/identity/connectedAccounts.ts'
import { providerSignInMachine } from '../../machines/identity/providerSignIn.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { ConnectedAccountsPanel } from '../../src/views/identity/ConnectedAccountsPanel.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed, refused } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

const machine = providerCommandsMachine.provide({
  actors: { command: fromPromise(() => answer((): readonly LinkedProvider[] => [])) },
})

const linked: readonly LinkedProvider[] = [
  {
    provider: 'google',
    label: 'Google',
    emailAddress: 'mina.okafor@example.com',
    linkedAt: '2026-11-12T09:00:00.000Z',
  },
  { provider: 'okta', label: 'Okta', emailAddress: '', linkedAt: '2026-11-20T09:00:00.000Z' },
]

interface Props {
  at: string
  commandsAt: string
  providers: readonly LinkedProvider[]
  /** Failure of reading the accounts or, if they could be read, of disconnecting one. */
  failure?: Failure | undefined
  connectingAt?: 'choosing' | 'refused' | 'redirecting'
  refusal?: SignInRefusal
  connected?: string
  onLogin: () => void
}

const asked = { command: 'unlink', input: { role: 'candidate', provider: 'google' } } as const

const offered = [
  { name: 'google', label: 'Google' },
  { name: 'okta', label: 'Okta' },
  { name: 'github', label: 'GitHub' },
]

function ConnectedAccounts({
  at,
  commandsAt,
  connected,
  failure,
  onLogin,
  providers,
  refusal,
  connectingAt = refusal ? 'refused' : 'choosing',
}: Props) {
  const data = at === 'shown' ? providers : undefined
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
        at={at}
        context={{ query: {}, data, failure: data ? undefined : failure }}
      >
        {(reading) => (
          <FlowAt
            machine={machine}
            at={commandsAt}
            context={{
              asked: commandsAt === 'asking' ? asked : undefined,
              ran: undefined,
              failure: data && failure,
            }}
          >
            {(commands) => (
              <FlowAt
                machine={providerSignInMachine}
                at={connectingAt}
                context={{ role: 'candidate', provider: undefined, refusal }}
              >
                {(connecting) => (
                  <ConnectedAccountsPanel
                    role="candidate"
                    reading={reading}
                    commands={commands}
                    providers={data}
                    connecting={connecting}
                    offered={offered}
                    connected={connected}
                    onLogin={onLogin}
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
  title: 'Views/Connected accounts',
  tags: ['autodocs'],
  component: ConnectedAccounts,
  parameters: {
    machine: 'reading',
    ...wholePage,
    docs: { description: { component: 'A panel of the settings, where the server offers providers.' } },
  },
  args: { at: 'shown', commandsAt: 'idle', providers: linked, onLogin: fn() },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const Shown = meta.story()

Shown.test('A provider is disconnected only once it was asked about.', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }))
  await expect(canvas.getByRole('dialog', { name: 'Disconnect account?' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Keep account' }))
  await expect(canvas.queryByRole('dialog')).toBeNull()
})

export const None = meta.story({ args: { providers: [] } })

export const Asking = meta.story({ args: { commandsAt: 'asking' } })

export const LastWayIn = meta.story({
  name: 'Last way in',
  args: { failure: refused('This is your only way to log in. Set a password first.') },
})

export const Connected = meta.story({ name: 'Just connected', args: { connected: 'google' } })

export const Leaving = meta.story({
  name: 'Leaving for the provider',
  args: { connectingAt: 'redirecting' },
})

export const Taken = meta.story({ name: 'Of another account', args: { refusal: 'taken' } })

export const Denied = meta.story({ name: 'Canceled at the provider', args: { refusal: 'denied' } })

export const Expired = meta.story({ name: 'Took too long', args: { refusal: 'expired' } })

export const Unavailable = meta.story({
  name: 'Provider does not answer',
  args: { refusal: 'unavailable' },
})

export const OldLogin = meta.story({ name: 'Login is too old', args: { refusal: 'staleLogin' } })

OldLogin.test('A new login is offered.', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
  await expect(args.onLogin).toHaveBeenCalledOnce()
})

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'failed', failure: failed('offline') },
})
