import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Stopping } from '../../contract/notices/stopping.ts'
import { StopMailsView } from '../../src/views/profile/StopMailsView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const StopMails = ({ stopping }: { stopping: Stopping }) => (
  <PublicShell current="" dashboard={undefined}>
    <StopMailsView stopping={stopping} />
  </PublicShell>
)

const coming = { name: 'New applicants', address: 'ad…@example.com', choice: 'daily' } as const

const meta = preview.meta({
  title: 'Views/Stop mails',
  tags: ['autodocs'],
  component: StopMails,
  parameters: wholePage,
  args: { stopping: coming },
})

export const OnceADay = meta.story({
  name: 'Once a day',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop these emails' })).toHaveValue('off')
  },
})

export const EachTime = meta.story({
  name: 'Each time',
  args: { stopping: { ...coming, name: 'Messages from employers', choice: 'on' } },
})

export const Stopped = meta.story({
  args: { stopping: { ...coming, choice: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Turn on again' })).toHaveValue('on')
  },
})

export const ALinkThatDoesNotWork = meta.story({
  name: 'A link that does not work',
  args: { stopping: null },
})
