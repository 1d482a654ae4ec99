import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import type { ProofWays } from '../../contract/identity/proof.ts'
import type { Passkey } from '../../contract/identity/passkeys.ts'
import { paths } from '../../contract/paths.ts'
import {
  passkeyCommandsMachine,
  passkeysMachine,
  type AddedPasskey,
  type NewPasskey,
} from '../../machines/identity/passkeys.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { PasskeysPanel } from '../../src/views/identity/PasskeysPanel.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { passkeyFailures } from '../../src/words/identity/passkeys.ts'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed, invalid, refused } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

const commandsMachine = passkeyCommandsMachine.provide({
  actors: { command: fromPromise(() => answer(() => ({}))) },
})

/** Never resolves, because a story has no passkey dialog. */
const machine = passkeysMachine.provide({
  actors: { addPasskey: fromPromise<AddedPasskey, NewPasskey>(() => new Promise(() => undefined)) },
})

const owned: readonly Passkey[] = [
  {
    id: '2',
    name: 'Chrome on Linux',
    createdAt: '2026-11-20T09:00:00.000Z',
    lastUsedAt: null,
  },
  {
    id: '1',
    name: 'Phone',
    createdAt: '2026-11-12T09:00:00.000Z',
    lastUsedAt: '2026-11-25T09:00:00.000Z',
  },
]

interface Props {
  at: string
  readAt: string
  asked?: 'rename' | 'remove' | undefined
  passkeys: readonly Passkey[]
  ways: ProofWays
  failure?: Failure | undefined
}

function Passkeys({ asked, at, failure, passkeys, readAt, ways }: Props) {
  const data = readAt === 'shown' ? passkeys : undefined
  const question = asked && { command: asked, input: { role: 'candidate' as const, id: '1' } }
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
        context={{ query: {}, data, failure: data ? undefined : failure }}
      >
        {(reading) => (
          <FlowAt
            machine={commandsMachine}
            at={question ? 'asking' : 'idle'}
            context={{ asked: question, ran: undefined, failure: question && failure }}
          >
            {(commands) => (
              <FlowAt
                machine={machine}
                at={at}
                context={{ role: 'candidate', failure: question ? undefined : failure, ways }}
              >
                {(flow) => (
                  <PasskeysPanel
                    role="candidate"
                    emailAddress={member.emailAddress}
                    flow={flow}
                    reading={reading}
                    commands={commands}
                    passkeys={data}
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
  title: 'Views/Passkeys',
  tags: ['autodocs'],
  component: Passkeys,
  parameters: {
    machine: 'passkeys',
    ...wholePage,
    docs: { description: { component: 'A panel of the settings: passkeys are added, renamed and removed.' } },
  },
  args: {
    at: 'idle',
    readAt: 'shown',
    passkeys: owned,
    ways: { password: true, passkey: true, recentLogin: false },
  },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Shown = meta.story()

Shown.test('A passkey is removed only once it was asked about.', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Remove.*Phone/ }))
  await expect(canvas.getByRole('dialog', { name: 'Remove passkey?' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Keep passkey' }))
  await expect(canvas.queryByRole('dialog')).toBeNull()
})

export const None = meta.story({ args: { passkeys: [] } })

export const Adding = meta.story({ args: { at: 'adding' } })

Adding.test('A person can stop.', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
})

export const Proving = meta.story({ name: 'Password asked for', args: { at: 'proving' } })

export const ProvingWithPasskey = meta.story({
  name: 'Passkey asked for, without a password',
  args: { at: 'proving', ways: { password: false, passkey: true, recentLogin: false } },
})

export const ProvingByLogin = meta.story({
  name: 'Login asked for, without a password',
  args: { at: 'proving', passkeys: [], ways: { password: false, passkey: false, recentLogin: false } },
})

ProvingByLogin.test('No password is asked for that does not exist.', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Log in again' })).toBeVisible()
  await expect(canvas.queryByLabelText('Your password')).toBeNull()
})

export const WrongPassword = meta.story({
  name: 'Wrong password',
  args: {
    at: 'proving',
    failure: {
      ...refused('This isn’t your password. Try again, or reset it.'),
      fields: { password: 'This isn’t your password. Try again, or reset it.' },
    },
  },
})

export const AddingProven = meta.story({ name: 'Adding after the password', args: { at: 'addingProven' } })

export const NotAdded = meta.story({
  name: 'Not added',
  args: { failure: refused(passkeyFailures.notAdded) },
})

export const Known = meta.story({
  name: 'On this device already',
  args: { failure: refused(passkeyFailures.known) },
})

export const Unsupported = meta.story({
  name: 'Browser without passkeys',
  args: { failure: refused(passkeyFailures.unsupported) },
})

export const Full = meta.story({
  name: 'Twenty passkeys',
  args: { failure: refused('You have 20 passkeys. Remove one to add another.') },
})

export const Renaming = meta.story({ args: { asked: 'rename' } })

export const Nameless = meta.story({
  name: 'Renaming to nothing',
  args: { asked: 'rename', failure: invalid({ name: 'Enter a name for this passkey.' }) },
})

export const Removing = meta.story({ args: { asked: 'remove' } })

export const Loading = meta.story({ args: { readAt: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { readAt: 'failed', failure: failed('offline') },
})

export const LongName = meta.story({
  name: 'The longest name',
  args: {
    passkeys: [
      {
        id: '3',
        createdAt: '2026-11-20T09:00:00.000Z',
        lastUsedAt: null,
        name: 'Donaudampfschifffahrtsgesellschaftskapitaenslaptopundhandy',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
})
