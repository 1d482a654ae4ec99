import { useState } from 'react'
import { expect } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { paths } from '../../contract/paths.ts'
import type { User } from '../../contract/user.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { editingMachine, type SavedProfile } from '../../machines/editing/editing.ts'
import { ChangePassword } from '../../src/views/profile/ChangePassword.tsx'
import { useTheme } from '../../src/browser/useTheme.ts'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { profileTab, ProfileView } from '../../src/views/profile/ProfileView.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, invalid, refused, refusedWith } from '../support/formEffect.ts'
import { idlePasswordFlow } from '../support/idlePasswordFlow.ts'
import { longNamed, member } from '../support/people.ts'
import { MailsAt } from './MailsAt.tsx'
import { StorageAt } from './StorageAt.tsx'
import { refusals } from '../support/refusals.ts'
import { LooksForAt } from '../talent/ProfileEditorAt.tsx'
import { OverviewAt } from '../talent/OverviewAt.tsx'

const machine = editingMachine.provide({
  actors: {
    save: formEffect(object(forms.profile), (typed): SavedProfile => ({ user: { ...member, ...typed } })),
  },
})

interface Props {
  at: string
  user: User
  tab: 'overview' | 'preferences' | 'settings'
  failure?: Failure | undefined
}

function Profile({ at, user, tab: first, failure }: Props) {
  const [tab, setTab] = useState(first)
  const theme = useTheme()
  return (
    <MemberShell area="Candidate" user={user} menu={menus.candidate} current={`${paths.profile}?tab=${tab}`}>
      <FlowAt
        machine={machine}
        at={at}
        context={{ role: 'candidate', id: user.id, failure, wayOut: undefined }}
      >
        {(flow) => (
          <ProfileView
            flow={flow}
            signIn={<ChangePassword flow={idlePasswordFlow} emailAddress={user.emailAddress} />}
            {...theme}
            user={user}
            mails={<MailsAt role="candidate" />}
            ownData={<StorageAt />}
            overview={<OverviewAt user={user} />}
            looksFor={<LooksForAt />}
            tab={tab}
            onTab={setTab}
          />
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Profile',
  tags: ['autodocs'],
  component: Profile,
  parameters: { machine: 'editing', ...wholePage },
  args: { at: 'editing.unchanged', user: member, tab: 'settings' as const },
  argTypes: {
    at: stateControl(machine),
    failure: failureControl,
    tab: { control: 'inline-radio', options: ['overview', 'preferences', 'settings'] },
  },
})

export const OverviewTab = meta.story({
  name: 'Overview tab',
  args: { tab: profileTab(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  },
})

export const Preferences = meta.story({ args: { tab: 'preferences' } })

export const Settings = meta.story()

Settings.test('says what a user name needs, and keeps what was typed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByLabelText('Email address')).toHaveAttribute('readonly')
  await userEvent.type(canvas.getByLabelText('User name'), '_')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(canvas.getByLabelText('User name')).toHaveAccessibleDescription(/Min 6 and alphanumeric/)
  await expect(canvas.getByLabelText('User name')).toHaveValue(`${member.userName}_`)
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

export const EverythingWrong = meta.story({
  name: 'Everything wrong',
  args: {
    at: 'editing.changed',
    user: { ...member, firstName: 'S', lastName: '', userName: 'me' },
    failure: invalid({
      firstName: 'Invalid first name',
      lastName: 'Invalid last name',
      userName: 'Min 6 and alphanumeric english chars.',
    }),
  },
})

export const AskedWhetherToLeave = meta.story({ name: 'Asked whether to leave', args: { at: 'leaving' } })

AskedWhetherToLeave.test('closes when the person stays', async ({ canvas, userEvent }) => {
  const dialog = canvas.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Stay' }))
  await expect(dialog).not.toBeVisible()
})

export const Saving = meta.story({
  args: { at: 'saving.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'saving.stillWaiting' } })

export const UserNameTaken = meta.story({
  name: 'User name taken',
  args: {
    at: 'editing.changed',
    failure: refusedWith(refusals.userNameTaken),
  },
})

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { at: 'editing.changed', failure: refused(refusals.tooManyAttempts.words) },
})

export const Offline = meta.story({ args: { at: 'editing.changed', failure: failed('offline') } })

export const SettingsOnAPhone = meta.story({
  name: 'Settings on a phone',
  globals: { viewport: { value: 'w320' } },
})

export const OverviewOfALongName = meta.story({
  name: 'Overview of the longest name',
  args: { tab: 'overview', user: longNamed },
  globals: { viewport: { value: 'w320' } },
})

export const LongName = meta.story({ name: 'The longest name', args: { user: longNamed } })
