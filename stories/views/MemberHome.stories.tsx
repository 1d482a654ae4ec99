import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { User } from '../../contract/user.ts'
import { MemberHomeView } from '../../src/views/MemberHomeView.tsx'
import { MemberShell } from '../../src/views/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { wholePage } from '../flow.tsx'
import { longNamed, member } from '../people.ts'

const Home = ({ user }: { user: User }) => (
  <MemberShell area="Candidate" user={user} menu={menus.candidate} current={paths.dashboard.candidate}>
    <MemberHomeView role="candidate" user={user} />
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Member home',
  component: Home,
  parameters: wholePage,
  args: { user: member },
})

export const NothingYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toHaveAttribute(
      'href',
      paths.profile,
    )
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'w320' } } })

export const LongName = meta.story({ args: { user: longNamed }, globals: { viewport: { value: 'w320' } } })
