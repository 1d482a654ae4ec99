import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { MemberHomeView } from '../../src/views/session/MemberHomeView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { roleWords } from '../../src/words/roles.ts'
import { roleControl, wholePage } from '../support/flow.tsx'
import { employer, longNamed, member } from '../support/people.ts'

const Home = ({ role, user }: { role: Role; user: User }) => (
  <MemberShell area={roleWords[role].area} user={user} menu={menus[role]} current={paths.area[role]}>
    <MemberHomeView role={role} user={user} />
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Member home',
  tags: ['autodocs'],
  component: Home,
  parameters: wholePage,
  args: { role: 'candidate' as const, user: member },
  argTypes: { role: roleControl },
})

export const NothingYet = meta.story({
  name: 'Nothing yet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toHaveAttribute(
      'href',
      paths.profile,
    )
  },
})

export const Employer = meta.story({
  args: { role: 'employer', user: employer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your company' })).toHaveAttribute(
      'href',
      paths.company,
    )
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })

export const LongName = meta.story({
  name: 'The longest name',
  args: { user: longNamed },
  globals: { viewport: { value: 'w320' } },
})
