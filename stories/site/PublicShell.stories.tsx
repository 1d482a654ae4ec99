import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Users } from '../../machines/session/sessionEvents.ts'
import { session } from '../../src/effects/session.ts'
import PublicLayout from '../../src/pages/site/PublicLayout.tsx'
import HomePage from '../../src/pages/site/HomePage.tsx'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { AccountMenu } from '../../src/views/shells/AccountMenu.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { stateControl, wholePage } from '../support/flow.tsx'
import { employer, member } from '../support/people.ts'
import { SessionAt } from '../support/SessionAt.tsx'

const Shell = ({ at, users }: { at: string; users: Users }) => (
  <SessionAt at={at} users={users} path={paths.home}>
    <PublicLayout>
      <HomePage />
    </PublicLayout>
  </SessionAt>
)

const meta = preview.meta({
  title: 'Views/Public shell',
  tags: ['autodocs'],
  component: Shell,
  parameters: { machine: 'session', ...wholePage },
  args: { at: 'guest', users: {} },
  argTypes: { at: stateControl(session) },
})

export const Guest = meta.story({
  tags: ['every-look'],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner')
    await expect(banner.getBoundingClientRect().height).toBe(60)
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', paths.chooseLogin)
    await expect(canvas.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      paths.chooseRegister,
    )
  },
})

export const Candidate = meta.story({
  args: { at: 'member.confirmed', users: { candidate: member } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/candidate')
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
  },
})

export const AccountMenuOpen = meta.story({
  name: 'Account menu open',
  render: () => (
    <PublicShell
      current={paths.jobs}
      dashboard={paths.dashboard.candidate}
      account={<AccountMenu user={member} role="candidate" waiting={3} />}
    >
      <Heading>Jobs</Heading>
    </PublicShell>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of Sample Candidate' })
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Applications 3 need your reply' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Logout' })).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Saved jobs' })).toHaveAttribute(
      'href',
      `${paths.applications}?tab=saved`,
    )
    await expect(canvas.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', paths.logout.candidate)
  },
})

export const Employer = meta.story({
  args: { at: 'member.confirmed', users: { employer } },
})

export const MenuClosed = meta.story({ name: 'Menu closed', globals: { viewport: { value: 'w320' } } })

export const MenuOpen = meta.story({
  name: 'Menu open',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('link', { name: 'Cover Letters' })).toBeVisible()
  },
})
