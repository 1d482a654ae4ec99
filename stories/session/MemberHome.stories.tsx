import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { User } from '../../contract/user.ts'
import { MemberHomeView } from '../../src/views/session/MemberHomeView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { wholePage } from '../support/flow.tsx'
import { longNamed, member } from '../support/people.ts'

const Home = ({ user }: { user: User }) => (
  <MemberShell area="Candidate" user={user} menu={menus.candidate} current={paths.area.candidate}>
    <MemberHomeView user={user} />
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Member home',
  tags: ['autodocs'],
  component: Home,
  parameters: wholePage,
  args: { user: member },
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

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })

export const LongName = meta.story({
  name: 'The longest name',
  args: { user: longNamed },
  globals: { viewport: { value: 'w320' } },
})
