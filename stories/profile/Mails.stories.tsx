import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { mailPreferencesMachine } from '../../machines/notices/mailPreferences.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { employer, member } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'
import { MailsAt } from './MailsAt.tsx'

interface Props {
  role: Role
  at: string
  /** State of the machine that reads the settings. */
  readingAt?: string
  failure?: Failure | undefined
}

const Mails = (shown: Props) => (
  <MemberShell
    area={shown.role === 'candidate' ? 'Candidate' : 'Employer'}
    user={shown.role === 'candidate' ? member : employer}
    menu={menus[shown.role]}
    current={paths.settings[shown.role]}
  >
    <Heading>Preferences</Heading>
    <MailsAt {...shown} />
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Mails',
  tags: ['autodocs'],
  component: Mails,
  parameters: { machine: 'mailPreferences', ...wholePage },
  args: { role: 'employer' as const, at: 'saved' },
  argTypes: { at: stateControl(mailPreferencesMachine), failure: failureControl },
})

export const OfAnEmployer = meta.story({ name: 'Of an employer' })

OfAnEmployer.test('takes a choice at once', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('radio', { name: 'Once a day, together' })).toBeChecked()
  await userEvent.click(canvas.getByRole('radio', { name: 'No emails' }))
  await expect(canvas.getByRole('radio', { name: 'No emails' })).toBeChecked()
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Your overdue replies' }))
  await expect(canvas.getByRole('checkbox', { name: 'Your overdue replies' })).not.toBeChecked()
})

export const OfACandidate = meta.story({ name: 'Of a candidate', args: { role: 'candidate' } })

export const Loading = meta.story({ args: { at: 'opening' } })

export const LoadingTakesLong = meta.story({
  name: 'Loading takes long',
  args: { at: 'opening', readingAt: 'reading.stillWaiting' },
})

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'opening', readingAt: 'failed', failure: failed('offline') },
})

export const Saving = meta.story({ args: { at: 'saving' } })

export const NotSaved = meta.story({ name: 'Not saved', args: { at: 'failed', failure: failed('offline') } })

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  args: { at: 'failed', failure: refused(refusals.tooManyAttempts.words) },
})
