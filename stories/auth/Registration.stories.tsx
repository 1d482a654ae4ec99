import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { registrationMachine } from '../../machines/auth/registration.ts'
import { RegistrationView } from '../../src/views/auth/RegistrationView.tsx'
import { failureControl, FlowAt, roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, invalid, kept, refused, refusedWith } from '../support/formEffect.ts'
import { member, newMember } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = registrationMachine.provide({
  actors: {
    register: formEffect(
      (role) => object(role === 'employer' ? forms.registerEmployer : forms.register),
      ({ firstName, lastName, emailAddress }): User => ({ ...newMember, firstName, lastName, emailAddress }),
    ),
    keep: kept,
  },
})

interface Props extends Omit<ComponentProps<typeof RegistrationView>, 'flow'> {
  at: string
  role: Role
  failure?: Failure | undefined
}

const Registration = ({ at, role, failure, ...known }: Props) => (
  <FlowAt machine={machine} at={at} context={{ role, user: undefined, failure }}>
    {(flow) => <RegistrationView flow={flow} {...known} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Registration',
  tags: ['autodocs'],
  component: Registration,
  parameters: { machine: 'registration', ...wholePage },
  args: { at: 'asking', role: 'candidate' as const },
  argTypes: { at: stateControl(machine), role: roleControl, failure: failureControl },
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
  const links = await canvas.findAllByRole('link', { name: /^(Please|Enter)/ })
  await expect(links.map((link) => link.textContent)).toEqual(Object.values(wrong))
})

export const Employer = meta.story({ args: { role: 'employer' } })

Employer.test('asks for the company before anything else', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
  const links = await canvas.findAllByRole('link', { name: /^(Please|Enter)/ })
  await expect(links.map((link) => link.textContent)).toEqual([
    'Enter the name of your company',
    ...Object.values(wrong),
  ])
})

export const EmployerWithoutACompany = meta.story({
  name: 'Employer without a company',
  args: { role: 'employer', failure: invalid({ companyName: 'Enter the name of your company' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveFocus()
  },
})

export const RulesHalfMet = meta.story({
  name: 'Rules half met',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Path2')
    await expect(canvas.getByText('One uppercase letter')).toHaveTextContent('One uppercase letter: met')
    await expect(canvas.getByText('One symbol')).toHaveTextContent('One symbol: not met yet')
  },
})

export const PasswordShown = meta.story({
  name: 'Password shown',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Il1O0')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
})

export const PasswordTooWeak = meta.story({
  name: 'Password too weak',
  args: { failure: invalid({ password: wrong.password }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
})

export const EverythingWrong = meta.story({ name: 'Everything wrong', args: { failure: invalid(wrong) } })

export const EverythingWrongOnAPhone = EverythingWrong.extend({
  name: 'Everything wrong on a phone',
  globals: { viewport: { value: 'w320' } },
})

export const CreatingTheAccount = meta.story({
  name: 'Creating the account',
  args: { at: 'submitting.waiting' },
})

export const StillWaiting = meta.story({
  name: 'Still waiting',
  args: { at: 'submitting.stillWaiting' },
  play: async ({ canvas }) => {
    // The server may already have created an account, so the request cannot be cancelled.
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
  },
})

export const AddressTaken = meta.story({
  name: 'Address taken',
  args: {
    emailAddress: member.emailAddress,
    failure: refusedWith(refusals.addressTaken),
  },
})

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { failure: refused(refusals.tooManyAttempts.words) },
})

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const BeingKept = meta.story({ name: 'Sign-in being kept', args: { at: 'keeping' } })

export const AccountCreated = meta.story({ name: 'Account created', args: { at: 'done' } })
