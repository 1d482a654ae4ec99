import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { Failure } from '../../machines/effect.ts'
import { registrationMachine } from '../../machines/registration.ts'
import { RegistrationView } from '../../src/views/RegistrationView.tsx'
import { FlowAt, roleControl, stateControl, wholePage } from '../flow.tsx'
import { failed, formEffect, invalid } from '../formEffect.ts'
import { member, newMember } from '../people.ts'

const machine = registrationMachine.provide({
  actors: {
    register: formEffect(object(forms.register), ({ firstName, lastName, emailAddress }): User => ({
      ...newMember,
      firstName,
      lastName,
      emailAddress,
    })),
  },
})

interface Props extends Omit<ComponentProps<typeof RegistrationView>, 'flow'> {
  at: string
  role: Role
  failure?: Failure | undefined
}

const Registration = ({ at, role, failure, ...known }: Props) => (
  <FlowAt machine={machine} at={at} context={{ role, failure }}>
    {(flow) => <RegistrationView flow={flow} {...known} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Registration',
  component: Registration,
  parameters: { machine: 'registration', ...wholePage },
  args: { at: 'asking', role: 'candidate' as const },
  argTypes: { at: stateControl(machine), role: roleControl },
})

const wrong = {
  firstName: 'Please enter first name',
  lastName: 'Please enter last name',
  emailAddress: 'Please enter a valid email address',
  password:
    'Please enter a password that contains at least one upper/lowercase letter, one number and one symbol.',
}

export const Empty = meta.story()

Empty.test('lists every wrong field when it is sent empty', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
  const links = await canvas.findAllByRole('link', { name: /^Please/ })
  await expect(links.map((link) => link.textContent)).toEqual(Object.values(wrong))
})

export const Employer = meta.story({ args: { role: 'employer' } })

export const EmployerWithoutACompany = meta.story({
  args: { role: 'employer', failure: invalid({ companyName: 'Please enter the name of your company' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveFocus()
  },
})

export const RulesHalfMet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Path2')
    await expect(canvas.getByText('One uppercase letter')).toHaveTextContent('One uppercase letter: met')
    await expect(canvas.getByText('One symbol')).toHaveTextContent('One symbol: not met yet')
  },
})

export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Il1O0')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
})

export const PasswordTooWeak = meta.story({
  args: { failure: invalid({ password: wrong.password }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
})

export const EverythingWrong = meta.story({ args: { failure: invalid(wrong) } })

export const EverythingWrongOnAPhone = EverythingWrong.extend({ globals: { viewport: { value: 'w320' } } })

export const CreatingTheAccount = meta.story({ args: { at: 'submitting.waiting' } })

export const StillWaiting = meta.story({
  args: { at: 'submitting.stillWaiting' },
  play: async ({ canvas }) => {
    // An account may have been made by now: there is no going back.
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
  },
})

const taken =
  'There is an account with this email address. Log in, or reset your password if you do not know it.'

export const AddressTaken = meta.story({
  args: {
    emailAddress: member.emailAddress,
    failure: { code: 'refused', message: taken, fields: { emailAddress: taken } },
  },
})

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const AccountCreated = meta.story({ args: { at: 'done' } })
