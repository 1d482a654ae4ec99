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
import { readingMachine } from '../support/reads.ts'
import { DevicesAt } from './DevicesAt.tsx'

interface Props {
  at: string
  commandsAt: string
  isAlone: boolean
  failure?: Failure | undefined
}

const Devices = (shown: Props) => (
  <MemberShell
    area="Candidate"
    user={member}
    menu={menus.candidate}
    current={`${paths.profile}?tab=settings`}
  >
    <Heading>Settings</Heading>
    <DevicesAt {...shown} />
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Devices',
  tags: ['autodocs'],
  component: Devices,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', commandsAt: 'idle', isAlone: false },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const Shown = meta.story()

Shown.test(
  'names this device first, and asks before all others are signed out',
  async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('Logged in'))
    await expect(first).toHaveTextContent('Firefox on LinuxThis device')
    await expect(others).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: /^Sign out of .*Safari on iPhone/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of other devices' }))
    await expect(canvas.getByRole('dialog', { name: 'Sign out of other devices?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stay logged in' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
)

export const Alone = meta.story({ args: { isAlone: true } })

export const Asking = meta.story({ args: { commandsAt: 'asking' } })

export const Ending = meta.story({ args: { commandsAt: 'running.waiting' } })

export const NotEnded = meta.story({ name: 'Not ended', args: { failure: failed('offline') } })

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'failed', failure: failed('offline') },
})
