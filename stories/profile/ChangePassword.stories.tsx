import { expect, waitFor } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { paths } from '../../contract/paths.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { changePasswordMachine } from '../../machines/profile/changePassword.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { ChangePassword as View } from '../../src/views/profile/ChangePassword.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answerAs, failed, formEffect, invalid, refusedWith } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = changePasswordMachine.provide({
  actors: { changePassword: formEffect(object(forms.changePassword), (): unknown => null) },
})

interface Props {
  at: string
  failure?: Failure | undefined
}

const ChangePassword = ({ at, failure }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.settings.employer}>
    <Heading>Settings</Heading>
    <FlowAt machine={machine} at={at} context={{ role: 'employer', failure, changes: 0 }} notices={[]}>
      {(flow) => <View flow={flow} emailAddress={employer.emailAddress} />}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Change password',
  tags: ['autodocs'],
  component: ChangePassword,
  parameters: { machine: 'changePassword', ...wholePage },
  args: { at: 'asking' },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Empty = meta.story()

Empty.test('both fields are empty again once it has been changed', async ({ canvas, userEvent }) => {
  answerAs('succeeds', undefined, undefined)
  await userEvent.type(canvas.getByLabelText('Current password'), 'A longer way 1!')
  await userEvent.type(canvas.getByLabelText('New password'), 'Another way 2?')
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''))
  await expect(canvas.getByLabelText('Current password')).toHaveValue('')
  await expect(canvas.queryAllByText(': met')).toHaveLength(0)
})

export const CurrentPasswordWrong = meta.story({
  name: 'Current one is wrong',
  args: { failure: refusedWith(refusals.notCurrentPassword) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true')
  },
})

export const TooWeak = meta.story({
  name: 'New one is too weak',
  args: {
    failure: invalid({ password: 'Min. 8 characters - one uppercase, one lowercase, and one number.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
  },
})

export const Changing = meta.story({ args: { at: 'submitting.waiting' } })

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'submitting.stillWaiting' } })

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
