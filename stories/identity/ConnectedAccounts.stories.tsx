import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { LinkedProvider } from '../../contract/identity/linkedProviders.ts'
import { paths } from '../../contract/paths.ts'
import { providerCommandsMachine } from '../../machines/identity/connectedAccounts.ts'
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
  /** Why they could not be read, or where they could, one could not be disconnected. */
  failure?: Failure | undefined
}

const asked = { command: 'unlink', input: { role: 'candidate', provider: 'google' } } as const

function ConnectedAccounts({ at, commandsAt, failure, providers }: Props) {
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
              <ConnectedAccountsPanel
                role="candidate"
                reading={reading}
                commands={commands}
                providers={data}
              />
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
  args: { at: 'shown', commandsAt: 'idle', providers: linked },
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

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'failed', failure: failed('offline') },
})
