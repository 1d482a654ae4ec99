import { expect } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { paths } from '../../contract/paths.ts'
import type { User } from '../../contract/user.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { editingMachine } from '../../machines/editing/editing.ts'
import { CompanyView } from '../../src/views/companies/CompanyView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, invalid, refused } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'

const machine = editingMachine.provide({
  actors: {
    save: formEffect(
      object(forms.company),
      ({ companyName: name, companyWebsite: website, companyAbout: about }): User => ({
        ...employer,
        company: { name, website, about },
      }),
    ),
  },
})

interface Props {
  at: string
  user: User
  failure?: Failure | undefined
}

const Company = ({ at, user, failure }: Props) => (
  <MemberShell area="Employer" user={user} menu={menus.employer} current={paths.company}>
    <FlowAt machine={machine} at={at} context={{ role: 'employer', user, failure, wayOut: undefined }}>
      {(flow) => <CompanyView flow={flow} />}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Company',
  tags: ['autodocs'],
  component: Company,
  parameters: { machine: 'editing', ...wholePage },
  args: { at: 'editing.unchanged', user: employer },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Unchanged = meta.story()

Unchanged.test('says what an address on the web begins with, and keeps what was typed', async (story) => {
  const { canvas, userEvent } = story
  const website = canvas.getByLabelText('Website (optional)')
  await userEvent.clear(website)
  await userEvent.type(website, 'company.example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(website).toHaveAccessibleDescription(/begins with https/)
  await expect(website).toHaveValue('company.example.com')
})

export const NothingToldYet = meta.story({
  name: 'Nothing told yet',
  args: { user: { ...employer, company: { name: 'Sample Company', website: '', about: '' } } },
})

export const Unsaved = meta.story({ args: { at: 'editing.changed' } })

export const NameMissing = meta.story({
  name: 'Name missing',
  args: {
    at: 'editing.changed',
    failure: invalid({ companyName: 'Enter the name of your company' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveFocus()
  },
})

export const EverythingWrong = meta.story({
  name: 'Everything wrong',
  args: {
    at: 'editing.changed',
    failure: invalid({
      companyName: 'Enter the name of your company',
      companyWebsite: 'Enter an address that begins with https://',
      companyAbout: 'Use at most 160 characters.',
    }),
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
