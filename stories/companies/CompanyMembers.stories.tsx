import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { ownCompanyCalls, type CompanyPeople, type OwnCompany } from '../../contract/companies/ownCompany.ts'
import { paths } from '../../contract/paths.ts'
import { actingMachine, type Act, type Acted } from '../../machines/acting/acting.ts'
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

const machine = actingMachine.provide({
  actors: {
    act: fromPromise<object, Acted>(async ({ input: { form } }) => {
      // Of buttons none of which was chosen, a form says nothing.
      if (form) check(ownCompanyCalls.inviteMember.payload, { membership: null, ...Object.fromEntries(form) })
      return answer(() => samples.people)
    }),
  },
})

interface Props {
  at: string
  company: OwnCompany
  people: CompanyPeople
  isVerified: boolean
  /** What is asked about, or was done last. */
  act?: Act | undefined
  failure?: Failure | undefined
}

const Members = ({ at, act, failure, ...shown }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.company}>
    <Heading>Company</Heading>
    <Panel title="Who acts for it">
      <FlowAt machine={machine} at={at} context={{ act, failure }}>
        {(flow) => <MembersSection flow={flow} {...shown} />}
      </FlowAt>
    </Panel>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Company members',
  tags: ['autodocs'],
  component: Members,
  parameters: { machine: 'acting', ...wholePage },
  args: { at: 'idle', company: samples.company, people: samples.people, isVerified: true },
  argTypes: { at: stateControl(actingMachine), failure: failureControl },
})

export const Owner = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Leave' })).toBeNull()
    await expect(canvas.getByText(/You are the only owner/)).toBeVisible()
  },
})

Owner.test('asks once what follows before somebody is removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove: Grace Murray' }))
  const question = canvas.getByRole('dialog', { name: 'Remove Grace Murray?' })
  await expect(question).toHaveTextContent('can no longer act for Sample Company')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(question).not.toBeVisible()
})

Owner.test('asks once what follows before the company has another owner', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make owner: Grace Murray' }))
  const question = canvas.getByRole('dialog', { name: 'Make Grace Murray an owner?' })
  await expect(question).toHaveTextContent('can remove you')
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(question).not.toBeVisible()
})

Owner.test('says at each field what an invitation lacks', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('There is a problem')
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose what this person may do/)
})

export const OnlyYou = meta.story({ name: 'Only you', args: { people: samples.onlyYou } })

export const TwoOwners = meta.story({ name: 'Two owners', args: { people: samples.twoOwners } })

export const Recruiter = meta.story({
  args: { company: { ...samples.company, membership: 'recruiter' }, people: samples.asRecruiter },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(buttons).toContain('Leave')
    await expect(buttons).not.toContain('Remove')
    await expect(buttons).not.toContain('Take back')
  },
})

export const NotVerified = meta.story({ name: 'Not verified', args: { isVerified: false } })

const asked = (name: string, of: string, more: Partial<Props> = {}) => ({
  at: 'asking',
  act: { name, of },
  ...more,
})

export const AskedToRemove = meta.story({ name: 'Asked to remove', args: asked('remove', 'grace') })

export const AskedToTakeBack = meta.story({ name: 'Asked to take back', args: asked('takeBack', 'invited') })

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
  args: { at: 'sending.waiting', act: { name: 'remove', of: 'grace' } },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove: Grace Murray' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillRemoving = meta.story({
  name: 'Still removing',
  args: { at: 'sending.stillWaiting', act: { name: 'remove', of: 'grace' } },
})

const inviting = { name: 'invite' } as const

export const Inviting = meta.story({ args: { at: 'sending.waiting', act: inviting } })

export const StillInviting = meta.story({
  name: 'Still inviting',
  args: { at: 'sending.stillWaiting', act: inviting },
})

export const ActsAlready = meta.story({
  name: 'Acts already',
  args: { act: inviting, failure: refusedWith(refusals.actsAlready) },
})

export const CompanyFull = meta.story({
  name: 'Company full',
  args: { act: inviting, failure: refusedWith(refusals.companyFull) },
})

export const Offline = meta.story({ args: { act: inviting, failure: failed('offline') } })

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
