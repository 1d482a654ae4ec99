import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import { paths } from '../../contract/paths.ts'
import { proofCommandsMachine } from '../../machines/companies/proofCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { proofCommands } from '../../src/effects/companies.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { ProofSection } from '../../src/views/companies/ProofSection.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import * as samples from './samples.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, refusedWith } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = proofCommandsMachine.provide({ actors: { command: proofCommands } })

interface Props {
  at: string
  company: OwnCompany
  emailAddress: string
  isVerified: boolean
  onCopy: (text: string) => void
  failure?: Failure | undefined
}

const Proof = ({ at, failure, ...shown }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.company}>
    <Heading>Company</Heading>
    <FlowAt machine={machine} at={at} context={{ asked: undefined, ran: undefined, failure }}>
      {(flow) => <ProofSection flow={flow} {...shown} />}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Company proof',
  tags: ['autodocs'],
  component: Proof,
  parameters: { machine: 'commands', ...wholePage },
  args: {
    at: 'idle',
    company: samples.company,
    emailAddress: employer.emailAddress,
    isVerified: true,
    onCopy: fn(),
  },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const NotChecked = meta.story({ name: 'Not checked' })

NotChecked.test('copies the value of the record', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy the value' }))
  await expect(args.onCopy).toHaveBeenCalledWith(samples.company.proofRecord?.value)
})

export const WithoutAWebsite = meta.story({
  name: 'Without a website',
  args: { company: samples.newCompany },
})

export const AddressAtTheDomain = meta.story({
  name: 'Address at the domain',
  args: { emailAddress: 'sample@company.example.com', isVerified: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your address is at this domain/)).toBeVisible()
  },
})

export const Checking = meta.story({
  args: { at: 'running.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'running.stillWaiting' } })

export const WaitingForTheRecord = meta.story({
  name: 'Waiting for the record',
  args: { failure: refusedWith(refusals.recordNotFound) },
})

export const AnotherValue = meta.story({
  name: 'Another value',
  args: { failure: refusedWith(refusals.recordOfAnother) },
})

export const Failed = meta.story({ args: { failure: failed('offline') } })

export const Checked = meta.story({
  args: { company: samples.checked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/verified on November 3, 2026 by a DNS record/)).toBeVisible()
  },
})

export const CheckedByMail = meta.story({
  name: 'Checked by mail',
  args: { company: { ...samples.checked, proven: { at: '2026-11-03T10:00:00.000Z', by: 'mail' } } },
})

export const CheckedLongAgo = meta.story({
  name: 'Checked long ago',
  args: { company: { ...samples.checked, proven: null } },
})
