import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { CompanyInvitation } from '../../contract/companies/ownCompany.ts'
import { paths } from '../../contract/paths.ts'
import type { User } from '../../contract/user.ts'
import { invitationCommandsMachine } from '../../machines/companies/invitationCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { invitationCommands } from '../../src/effects/companies.ts'
import {
  IncompleteInvitationView,
  InvitationView,
  InvitedGuestView,
} from '../../src/views/companies/InvitationView.tsx'
import { invitation } from './samples.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, refusedWith } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'
import { readingMachine } from '../support/reads.ts'

const machine = invitationCommandsMachine.provide({ actors: { command: invitationCommands } })

interface Props {
  at: string
  /** State of the machine that reads the invitation. */
  reading: string
  invitation: CompanyInvitation
  /** Session of the visitor; `nobody` stands for a link without its code. */
  holder: 'member' | 'guest' | 'nobody'
  user: User
  onSwitch: () => void
  failure?: Failure | undefined
}

const Invitation = ({ at, reading, invitation: given, holder, user, onSwitch, failure }: Props) => {
  if (holder === 'nobody') return <IncompleteInvitationView />
  if (holder === 'guest') {
    return <InvitedGuestView loginHref={paths.login('employer')} registerHref={paths.register('employer')} />
  }
  const isRead = reading === 'shown'
  return (
    <FlowAt
      machine={readingMachine}
      at={reading}
      context={{
        query: {},
        data: isRead ? given : undefined,
        failure: reading === 'failed' ? failed('offline') : undefined,
      }}
    >
      {(flow) => (
        <FlowAt machine={machine} at={at} context={{ asked: undefined, ran: undefined, failure }}>
          {(commands) => (
            <InvitationView
              reading={flow}
              invitation={isRead ? given : undefined}
              flow={commands}
              code="code"
              user={user}
              onSwitch={onSwitch}
            />
          )}
        </FlowAt>
      )}
    </FlowAt>
  )
}

const atNoCompany: User = { ...employer, company: undefined }

const meta = preview.meta({
  title: 'Views/Invitation',
  tags: ['autodocs'],
  component: Invitation,
  parameters: { machine: 'commands', ...wholePage },
  args: {
    at: 'idle',
    reading: 'shown',
    invitation,
    holder: 'member' as const,
    user: atNoCompany,
    onSwitch: fn(),
  },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Offered = meta.story()

Offered.test('lets somebody else log in', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }))
  await expect(args.onSwitch).toHaveBeenCalled()
})

export const LeavesACompany = meta.story({
  name: 'Leaves a company',
  args: { user: { ...employer, isVerified: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’ll leave/)).toHaveTextContent('You’ll leave Sample Company, because')
    await expect(canvas.getByText(/Your email is verified/)).toBeVisible()
  },
})

export const AsAnOwner = meta.story({
  name: 'As an owner',
  args: { invitation: { ...invitation, membership: 'owner', proof: 'none' } },
})

export const LoggedOut = meta.story({ name: 'Logged out', args: { holder: 'guest' } })

export const Incomplete = meta.story({ args: { holder: 'nobody' } })

export const Opening = meta.story({ args: { reading: 'reading.waiting' } })

export const NotOpened = meta.story({ name: 'Not opened', args: { reading: 'failed' } })

export const NotValid = meta.story({
  name: 'Not valid',
  args: { reading: 'notThere' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
  },
})

export const Accepting = meta.story({
  args: { at: 'running.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accepting' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillAccepting = meta.story({ name: 'Still accepting', args: { at: 'running.stillWaiting' } })

export const ActsElsewhere = meta.story({
  name: 'Acts elsewhere',
  args: { user: employer, failure: refusedWith(refusals.actsElsewhere) },
})

export const HasApplied = meta.story({
  name: 'Has applied',
  args: { failure: refusedWith(refusals.applicantThere) },
})

export const TakenBackMeanwhile = meta.story({
  name: 'Taken back meanwhile',
  args: { failure: refusedWith(refusals.invitationSpent) },
})
