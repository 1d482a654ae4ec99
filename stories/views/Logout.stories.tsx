import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { LogoutView } from '../../src/views/LogoutView.tsx'
import { MemberShell } from '../../src/views/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { wholePage } from '../flow.tsx'

const meta = preview.meta({
  title: 'Views/Logout',
  tags: ['autodocs'],
  component: LogoutView,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <MemberShell area="Candidate" user={undefined} menu={menus.candidate} current={paths.logout.candidate}>
        <Story />
      </MemberShell>
    ),
  ],
})

export const LoggingOut = meta.story({
  name: 'Logging out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging you out')
  },
})
