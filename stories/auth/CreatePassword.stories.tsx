import { expect } from 'storybook/test'
import { object } from 'valibot'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { createPasswordMachine } from '../../machines/auth/createPassword.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { CreatePasswordView } from '../../src/views/auth/CreatePasswordView.tsx'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed, formEffect, invalid, refused } from '../support/formEffect.ts'
import { longNamed, member } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = createPasswordMachine.provide({
  actors: {
    checkResetPasswordCode: fromPromise(() => answer((): unknown => undefined)),
    createPassword: formEffect(object(forms.createPassword), (): unknown => undefined),
  },
})

interface Props {
  at: string
  emailAddress: string
  failure?: Failure | undefined
}

const CreatePassword = ({ at, emailAddress, failure }: Props) => (
  <FlowAt
    machine={machine}
    at={at}
    context={{ role: 'candidate', emailAddress, code: undefined, failure }}
    input={at === 'checking' ? { role: 'candidate', emailAddress, code: 'code' } : undefined}
  >
    {(flow) => <CreatePasswordView flow={flow} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Create password',
  tags: ['autodocs'],
  component: CreatePassword,
  parameters: { machine: 'createPassword', ...wholePage },
  args: { at: 'asking', emailAddress: member.emailAddress },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const CheckingTheLink = meta.story({
  name: 'Checking the link',
  args: { at: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your link')
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    // Hidden field that tells password managers for which account the new password is.
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Email address')).toHaveValue(member.emailAddress)
  },
})

export const RulesHalfMet = meta.story({
  name: 'Rules half met',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'path2path')
    await expect(canvas.getByText('One number')).toHaveTextContent('One number: met')
    await expect(canvas.getByText('One uppercase letter')).toHaveTextContent(
      'One uppercase letter: not met yet',
    )
  },
})

export const PasswordTooWeak = meta.story({
  name: 'Password too weak',
  args: {
    failure: invalid({ password: 'Min. 8 characters - one uppercase, one lowercase, and one number.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
  },
})

export const Saving = meta.story({ args: { at: 'submitting.waiting' } })

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'submitting.stillWaiting' } })

export const LinkUsedUp = meta.story({
  name: 'Link used up',
  args: {
    failure: refused(refusals.resetLinkUsedUp.words),
  },
})

export const LinkRefused = meta.story({ name: 'Link refused', args: { at: 'refused' } })

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { failure: refused(refusals.tooManyAttempts.words) },
})

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const Saved = meta.story({ args: { at: 'saved' } })

export const LongAddress = meta.story({
  name: 'The longest address',
  args: { emailAddress: longNamed.emailAddress },
  globals: { viewport: { value: 'w320' } },
})
