import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer, member } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'
import { DataExportAt } from './DataExportAt.tsx'

interface Props {
  role: Role
  at: string
  export: 'none' | 'waiting' | 'running' | 'ready' | 'expired' | 'failed'
  loginAt: 'recent' | 'old'
  commandsAt: string
  command: 'request' | 'download'
  failure?: Failure | undefined
}

const DataExport = (shown: Props) =>
  shown.role === 'candidate' ? (
    <MemberShell
      area="Candidate"
      user={member}
      menu={menus.candidate}
      current={`${paths.profile}?tab=settings`}
    >
      <Heading>Settings</Heading>
      <DataExportAt {...shown} />
    </MemberShell>
  ) : (
    <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.settings.employer}>
      <Heading>Settings</Heading>
      <DataExportAt {...shown} />
    </MemberShell>
  )

const meta = preview.meta({
  title: 'Views/Data export',
  tags: ['autodocs'],
  component: DataExport,
  parameters: { machine: 'reading', ...wholePage },
  args: {
    role: 'candidate' as const,
    at: 'shown',
    export: 'none' as const,
    loginAt: 'recent' as const,
    commandsAt: 'idle',
    command: 'request' as const,
  },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const None = meta.story()

export const Requesting = meta.story({ args: { commandsAt: 'running.waiting' } })

export const StillRequesting = meta.story({
  name: 'Still requesting',
  args: { commandsAt: 'running.stillWaiting' },
})

export const Waiting = meta.story({ args: { export: 'waiting' } })

export const Running = meta.story({ args: { export: 'running' } })

Running.test('shows the progress, and no second export can be requested', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Export progress' })).toHaveAttribute('value', '42')
  const button = canvas.getByRole('button', { name: 'Export my data' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await expect(canvas.queryByText('Requesting your export')).toBeNull()
})

export const Ready = meta.story({ args: { export: 'ready' } })

export const Downloading = meta.story({
  args: { export: 'ready', commandsAt: 'running.waiting', command: 'download' },
})

export const OldLogin = meta.story({
  name: 'Login is too old',
  args: { export: 'ready', loginAt: 'old' },
})

export const Expired = meta.story({ args: { export: 'expired' } })

export const Failed = meta.story({ args: { export: 'failed' } })

export const NotRequested = meta.story({ name: 'Not requested', args: { failure: failed('offline') } })

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'failed', failure: failed('offline') },
})

export const OfAnEmployer = meta.story({
  name: 'Of an employer',
  args: { role: 'employer', export: 'ready' },
})
