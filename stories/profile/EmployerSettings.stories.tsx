import { expect } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { paths } from '../../contract/paths.ts'
import type { User } from '../../contract/user.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { editingMachine, type SavedProfile } from '../../machines/editing/editing.ts'
import { EmployerSettingsView } from '../../src/views/profile/EmployerSettingsView.tsx'
import { ChangePassword } from '../../src/views/profile/ChangePassword.tsx'
import { useTheme } from '../../src/browser/useTheme.ts'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, invalid, refused } from '../support/formEffect.ts'
import { idlePasswordFlow } from '../support/idlePasswordFlow.ts'
import { employer } from '../support/people.ts'
import { MailsAt } from './MailsAt.tsx'
import { refusals } from '../support/refusals.ts'

const machine = editingMachine.provide({
  actors: {
    save: formEffect(object(forms.profile), (typed): SavedProfile => ({ user: { ...employer, ...typed } })),
  },
})

interface Props {
  at: string
  user: User
  failure?: Failure | undefined
}

const EmployerSettings = ({ at, user, failure }: Props) => {
  const theme = useTheme()
  return (
    <MemberShell area="Employer" user={user} menu={menus.employer} current={paths.settings.employer}>
      <FlowAt
        machine={machine}
        at={at}
        context={{ role: 'employer', id: user.id, failure, wayOut: undefined }}
      >
        {(flow) => (
          <EmployerSettingsView
            flow={flow}
            user={user}
            signIn={<ChangePassword flow={idlePasswordFlow} emailAddress={user.emailAddress} />}
            ownData={null}
            mails={<MailsAt role="employer" />}
            {...theme}
          />
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Employer settings',
  tags: ['autodocs'],
  component: EmployerSettings,
  parameters: { machine: 'editing', ...wholePage },
  args: { at: 'editing.unchanged', user: employer },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Unchanged = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveValue(employer.emailAddress)
  },
})

export const Unsaved = meta.story({ args: { at: 'editing.changed' } })

export const UserNameWrong = meta.story({
  name: 'User name wrong',
  args: {
    at: 'editing.changed',
    failure: invalid({ userName: 'Min 6 and alphanumeric english chars.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User name')).toHaveFocus()
  },
})

export const AskedWhetherToLeave = meta.story({ name: 'Asked whether to leave', args: { at: 'leaving' } })

export const Saving = meta.story({
  args: { at: 'saving.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'saving.stillWaiting' } })

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { at: 'editing.changed', failure: refused(refusals.tooManyAttempts.words) },
})

export const Offline = meta.story({ args: { at: 'editing.changed', failure: failed('offline') } })

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
