import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { StorageAt } from './StorageAt.tsx'
import { readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  commandsAt: string
  isFull: boolean
  failure?: Failure | undefined
}

const Storage = (shown: Props) => (
  <MemberShell
    area="Candidate"
    user={member}
    menu={menus.candidate}
    current={`${paths.profile}?tab=settings`}
  >
    <Heading>Settings</Heading>
    <StorageAt {...shown} />
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Storage',
  tags: ['autodocs'],
  component: Storage,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', commandsAt: 'idle', isFull: false },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const Shown = meta.story()

Shown.test('tells how much is used, and asks before a file is deleted', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('meter', { name: '12.4 of 50 MB used' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Certificates.pdf' }))
  await expect(canvas.getByRole('dialog', { name: 'Delete file?' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Keep file' }))
  await expect(canvas.queryByRole('dialog')).toBeNull()
})

export const Full = meta.story({ args: { isFull: true } })

export const Asking = meta.story({ args: { commandsAt: 'asking' } })

export const NotDeleted = meta.story({ name: 'Not deleted', args: { failure: failed('offline') } })

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'failed', failure: failed('offline') },
})
