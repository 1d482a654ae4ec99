import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { session } from '../../src/effects/session.ts'
import MemberGate from '../../src/pages/session/MemberGate.tsx'
import MemberLayout from '../../src/pages/session/MemberLayout.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { HelpView } from '../../src/views/site/HelpView.tsx'
import { menus } from '../../src/words/menus.ts'
import { roleWords } from '../../src/words/roles.ts'
import { roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { employer, longNamed, member } from '../support/people.ts'
import { SessionAt } from '../support/SessionAt.tsx'

interface Props {
  at: string
  role: Role
  user: User
}

const Shell = ({ at, role, user }: Props) => (
  <SessionAt at={at} users={/^(member|keeping)/.test(at) ? { [role]: user } : {}} path={paths.help[role]}>
    <MemberLayout role={role}>
      <MemberGate role={role}>
        <HelpView role={role} />
      </MemberGate>
    </MemberLayout>
  </SessionAt>
)

const meta = preview.meta({
  title: 'Views/Member shell',
  tags: ['autodocs'],
  component: Shell,
  parameters: { machine: 'session', ...wholePage },
  args: { at: 'member.confirmed', role: 'candidate' as const, user: member },
  argTypes: { at: stateControl(session), role: roleControl },
})

export const SignedIn = meta.story({
  name: 'Signed in',
  tags: ['every-look'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').parentElement?.getBoundingClientRect().width).toBe(300)
  },
})

export const Employer = meta.story({
  args: { role: 'employer', user: employer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Employer' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Company' })).toHaveAttribute('href', paths.company)
    await expect(canvas.queryByRole('link', { name: 'Resumes' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Job posts' })).toHaveAttribute('href', paths.postings)
  },
})

export const SomethingWaits = meta.story({
  name: 'Something waits',
  render: ({ role, user }) => (
    <MemberShell
      area={roleWords[role].area}
      user={user}
      menu={menus[role]}
      waiting={12}
      current={paths.help[role]}
    >
      <HelpView role={role} />
    </MemberShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Applications 12 need your reply' })).toBeVisible()
  },
})

export const WidePage = meta.story({
  name: 'A page that uses all the width',
  globals: { viewport: { value: 'w904' } },
  render: ({ role, user }) => (
    <MemberShell
      area={roleWords[role].area}
      user={user}
      menu={menus[role]}
      waiting={12}
      current={paths.applicants}
      isWide
    >
      <HelpView role={role} />
    </MemberShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').parentElement?.getBoundingClientRect().width).toBe(76)
    const link = canvas.getByRole('link', { name: 'Applications 12 need your reply' })
    await expect(link).toHaveAttribute('title', 'Applications')
    await expect(canvas.getByText('Applications').getBoundingClientRect().width).toBeLessThan(2)
  },
})

export const LongName = meta.story({ name: 'The longest name', args: { user: longNamed } })

export const OpeningTheAccount = meta.story({
  name: 'Opening the account',
  args: { at: 'restoring' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull()
  },
})

export const BeingConfirmed = meta.story({
  name: 'Being confirmed by the server',
  args: { at: 'member.unconfirmed' },
  play: async ({ canvas }) => {
    // The cookie counts until the session is confirmed.
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible()
  },
})

export const BeingKept = meta.story({ name: 'A change being kept', args: { at: 'keeping' } })

export const MenuClosed = meta.story({
  name: 'Menu closed',
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

export const MenuOpen = meta.story({
  name: 'Menu open',
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus()
  },
})

export const MenuOpenOnAPhone = MenuOpen.extend({
  name: 'Menu open on a phone',
  args: { user: longNamed },
  globals: { viewport: { value: 'w320' } },
})
