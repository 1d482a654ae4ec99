import { expect } from 'storybook/test'
import type { ContextFrom } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { ownCompanyCalls, type CompanyPeople, type OwnCompany } from '../../contract/companies/ownCompany.ts'
import { paths } from '../../contract/paths.ts'
import { memberCommandsMachine, type MemberCommands } from '../../machines/companies/memberCommands.ts'
import { commandEffect } from '../../src/effects/shared/commandEffect.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { Panel } from '../../src/ui/text/Panel.tsx'
import { MembersSection } from '../../src/views/companies/MembersSection.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import * as samples from './samples.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, check, failed, refusedWith } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const done = () => answer(() => samples.people)

const machine = memberCommandsMachine.provide({
  actors: {
    command: commandEffect<MemberCommands>({
      invite: async ({ input }) => {
        check(ownCompanyCalls.inviteMember.payload, input)
        return done()
      },
      takeBack: done,
      remove: done,
      leave: done,
      makeOwner: done,
      makeRecruiter: done,
    }),
  },
})

type Context = ContextFrom<typeof machine>

interface Props {
  at: string
  company: OwnCompany
  people: CompanyPeople
  isVerified: boolean
  asked?: Context['asked']
  ran?: Context['ran']
  failure?: Failure | undefined
}

const Members = ({ at, asked, ran, failure, ...shown }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.company}>
    <Heading>Company</Heading>
    <Panel title="Team">
      <FlowAt machine={machine} at={at} context={{ asked, ran, failure }}>
        {(flow) => <MembersSection flow={flow} {...shown} />}
      </FlowAt>
    </Panel>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Company members',
  tags: ['autodocs'],
  component: Members,
  parameters: { machine: 'commands', ...wholePage },
  args: { at: 'idle', company: samples.company, people: samples.people, isVerified: true },
  argTypes: { at: stateControl(memberCommandsMachine), failure: failureControl },
})

export const Owner = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Leave' })).toBeNull()
    await expect(canvas.getByText(/You’re the only owner/)).toBeVisible()
  },
})

Owner.test('asks once what follows before somebody is removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove: Grace Murray' }))
  const question = canvas.getByRole('dialog', { name: 'Remove Grace Murray?' })
  await expect(question).toHaveTextContent(
    'will lose access to the job posts and applicants of Sample Company',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(question).not.toBeVisible()
})

Owner.test('asks once what follows before the company has another owner', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make owner: Grace Murray' }))
  const question = canvas.getByRole('dialog', { name: 'Make Grace Murray an owner?' })
  await expect(question).toHaveTextContent('and remove you')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(question).not.toBeVisible()
})

Owner.test('says at each field what an invitation lacks', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('There is a problem')
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose a role for this person/)
})

export const OnlyYou = meta.story({ name: 'Only you', args: { people: samples.onlyYou } })

export const TwoOwners = meta.story({ name: 'Two owners', args: { people: samples.twoOwners } })

export const Recruiter = meta.story({
  args: { company: { ...samples.company, membership: 'recruiter' }, people: samples.asRecruiter },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(buttons).toContain('Leave')
    await expect(buttons).not.toContain('Remove')
    await expect(buttons).not.toContain('Withdraw')
  },
})

export const NotVerified = meta.story({ name: 'Not verified', args: { isVerified: false } })

const asked = (command: Exclude<keyof MemberCommands, 'invite'>, id: string, more: Partial<Props> = {}) => ({
  at: 'asking',
  asked: { command, input: { id } },
  ...more,
})

export const AskedToRemove = meta.story({ name: 'Asked to remove', args: asked('remove', 'grace') })

export const AskedToTakeBack = meta.story({ name: 'Asked to withdraw', args: asked('takeBack', 'invited') })

export const AskedToMakeAnOwner = meta.story({
  name: 'Asked to make an owner',
  args: asked('makeOwner', 'grace'),
})

export const AskedToMakeARecruiter = meta.story({
  name: 'Asked to make a recruiter',
  args: asked('makeRecruiter', 'grace', { people: samples.twoOwners }),
})

export const AskedToStepDown = meta.story({
  name: 'Asked to step down',
  args: asked('makeRecruiter', employer.id, { people: samples.twoOwners }),
})

export const AskedToLeave = meta.story({
  name: 'Asked to leave',
  args: asked('leave', employer.id, { people: samples.twoOwners }),
})

export const Removing = meta.story({
  args: { at: 'running.waiting', ran: { command: 'remove', input: { id: 'grace' } } },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove: Grace Murray' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillRemoving = meta.story({
  name: 'Still removing',
  args: { at: 'running.stillWaiting', ran: { command: 'remove', input: { id: 'grace' } } },
})

const inviting = {
  command: 'invite',
  input: { emailAddress: 'mary@example.com', membership: 'recruiter' },
} as const

export const Inviting = meta.story({ args: { at: 'running.waiting', ran: inviting } })

export const StillInviting = meta.story({
  name: 'Still inviting',
  args: { at: 'running.stillWaiting', ran: inviting },
})

export const ActsAlready = meta.story({
  name: 'Acts already',
  args: { ran: inviting, failure: refusedWith(refusals.actsAlready) },
})

export const CompanyFull = meta.story({
  name: 'Company full',
  args: { ran: inviting, failure: refusedWith(refusals.companyFull) },
})

export const Offline = meta.story({ args: { ran: inviting, failure: failed('offline') } })

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    people: {
      members: samples.twoOwners.members.map((member) => ({ ...member, lastName: 'Longname'.repeat(8) })),
      invitations: [
        {
          id: 'invited',
          emailAddress: `${'an.address.'.repeat(5)}ends@${'sub.domain.'.repeat(16)}example.com`,
          membership: 'owner',
          expiresAt: '2026-11-29T09:00:00.000Z',
        },
      ],
    },
  },
})
