import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { finishRegistrationCall } from '../../contract/identity/finishRegistration.ts'
import { registrationMachine } from '../../machines/auth/registration.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { NameCompanyView } from '../../src/views/identity/NameCompanyView.tsx'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, invalid, kept, refused } from '../support/formEffect.ts'
import { member } from '../support/people.ts'

const machine = registrationMachine.provide({
  actors: { register: formEffect(finishRegistrationCall.payload, () => member), keep: kept },
})

interface Props {
  at: string
  failure?: Failure | undefined
}

const NameCompany = ({ at, failure }: Props) => (
  <FlowAt machine={machine} at={at} context={{ role: 'employer', user: undefined, failure }}>
    {(flow) => <NameCompanyView flow={flow} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Name the company',
  tags: ['autodocs'],
  component: NameCompany,
  parameters: {
    machine: 'registration',
    ...wholePage,
    docs: { description: { component: 'An employer who is new by a provider has no account before this.' } },
  },
  args: { at: 'asking' },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Asking = meta.story()

Asking.test('A company without a name is named beside the field.', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
  await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription(/Enter the name/)
})

export const Creating = meta.story({ args: { at: 'submitting.waiting' } })

export const NameMissing = meta.story({
  name: 'Name missing',
  args: { failure: invalid({ companyName: 'Enter the name of your company' }) },
})

export const Expired = meta.story({
  name: 'It took too long',
  args: { failure: refused('This took too long. Start again from the login page.') },
})

export const ServerDown = meta.story({ name: 'Server not reached', args: { failure: failed('unreachable') } })
