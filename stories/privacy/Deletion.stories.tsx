import { expect, waitFor, within } from 'storybook/test'
import { object } from 'valibot'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { staleLogin } from '../../contract/identity/proof.ts'
import type { AuthenticationResponse } from '../../contract/identity/webAuthn.ts'
import { paths } from '../../contract/paths.ts'
import type { DeletionEffects } from '../../contract/privacy/deletionCalls.ts'
import type { Role } from '../../contract/roles.ts'
import { deletionMachine } from '../../machines/privacy/deletion.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { provided } from '../../src/effects/shared/provided.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { DeletionPanel } from '../../src/views/privacy/DeletionPanel.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, check, failed, refused, refusedWith } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const candidates: DeletionEffects = {
  erasedOn: '2026-12-10',
  proofs: { password: true, passkey: true, recentLogin: false },
  openApplications: 2,
  sentApplications: 7,
  sharedResumes: 1,
  company: null,
}

const machine = deletionMachine.provide({
  actors: {
    previewDeletion: provided(() => answer(() => candidates)),
    deleteAccount: provided(({ input: { proof } }) => {
      if (proof instanceof FormData) check(object(forms.deleteAccount), Object.fromEntries(proof))
      return answer(() => ({ erasedOn: '2026-12-10' }))
    }),
    /** Never resolves, because a story has no passkey dialog. */
    provePasskey: fromPromise<AuthenticationResponse, { readonly role: Role }>(
      () => new Promise(() => undefined),
    ),
  },
})

const lastOwners: DeletionEffects = {
  ...candidates,
  openApplications: 0,
  sentApplications: 0,
  sharedResumes: 0,
  company: { name: 'Larkspur Joinery', isLastOwner: true, openPostings: 3, waitingApplicants: 12 },
}

interface Props {
  at: string
  effects: DeletionEffects
  failure?: Failure | undefined
}

const Deletion = ({ at, effects, failure }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.settings.employer}>
    <Heading>Settings</Heading>
    <FlowAt machine={machine} at={at} context={{ role: 'employer', failure, effects }} notices={[]}>
      {(flow) => <DeletionPanel flow={flow} emailAddress={employer.emailAddress} />}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Delete your account',
  tags: ['autodocs'],
  component: Deletion,
  parameters: { machine: 'deletion', ...wholePage },
  args: { at: 'asking', effects: candidates },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const InSettings = meta.story({ name: 'In the settings', args: { at: 'idle' } })

export const Counting = meta.story({ args: { at: 'counting.waiting' } })

export const CountingSlowly = meta.story({ name: 'Counting slowly', args: { at: 'counting.stillWaiting' } })

export const Candidate = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('2 open applications are withdrawn')
  },
})

export const LastOwner = meta.story({ name: 'Last owner of a company', args: { effects: lastOwners } })

export const Colleague = meta.story({
  name: 'One of several owners',
  args: {
    effects: {
      ...lastOwners,
      company: { name: 'Larkspur Joinery', isLastOwner: false, openPostings: 3, waitingApplicants: 12 },
    },
  },
})

const candidateWith = (proofs: Partial<DeletionEffects['proofs']>): DeletionEffects => ({
  ...candidates,
  proofs: { password: false, passkey: false, recentLogin: false, ...proofs },
})

export const PasswordOnly = meta.story({
  name: 'Without a passkey',
  args: { effects: candidateWith({ password: true }) },
})

export const PasskeyOnly = meta.story({
  name: 'Passkey, and no password',
  args: { effects: candidateWith({ passkey: true }) },
})

export const ProviderOnly = meta.story({
  name: 'Provider, just logged in',
  args: { effects: candidateWith({ recentLogin: true }) },
})

export const OldLogin = meta.story({
  name: 'Provider, logged in a while ago',
  args: { effects: candidateWith({}) },
})

OldLogin.test('Nothing can be deleted before a new login.', async ({ canvasElement }) => {
  const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
  await expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  await expect(dialog.getByRole('button', { name: 'Log in again' })).toBeVisible()
})

export const LoginGotOld = meta.story({
  name: 'Provider, refused as too old',
  args: {
    effects: candidateWith({ recentLogin: true }),
    failure: { ...refused('Log in again to continue.'), reason: { code: 'state', state: staleLogin } },
  },
})

export const Proving = meta.story({ name: 'Waiting for the passkey', args: { at: 'proving' } })

export const WrongPassword = meta.story({
  name: 'Password is wrong',
  args: { failure: refusedWith(refusals.notYourPassword) },
})

export const Deleting = meta.story({ args: { at: 'deleting.waiting' } })

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'deleting.stillWaiting' } })

export const Deleted = meta.story({ args: { at: 'deleted' } })

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
