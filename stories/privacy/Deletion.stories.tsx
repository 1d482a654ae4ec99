import { expect, waitFor, within } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { paths } from '../../contract/paths.ts'
import type { DeletionEffects } from '../../contract/privacy/deletionCalls.ts'
import { deletionMachine } from '../../machines/privacy/deletion.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { DeletionPanel } from '../../src/views/privacy/DeletionPanel.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, refusedWith } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = deletionMachine.provide({
  actors: { deleteAccount: formEffect(object(forms.deleteAccount), () => ({ erasedOn: '2026-12-10' })) },
})

const candidates: DeletionEffects = {
  erasedOn: '2026-12-10',
  openApplications: 2,
  sentApplications: 7,
  sharedResumes: 1,
  company: null,
}

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

export const WrongPassword = meta.story({
  name: 'Password is wrong',
  args: { failure: refusedWith(refusals.notYourPassword) },
})

export const Deleting = meta.story({ args: { at: 'deleting.waiting' } })

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'deleting.stillWaiting' } })

export const Deleted = meta.story({ args: { at: 'deleted' } })

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
