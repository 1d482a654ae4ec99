import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths, withNext } from '../../contract/paths.ts'
import { MemberShell } from '../../src/views/MemberShell.tsx'
import { SignedOutView } from '../../src/views/SignedOutView.tsx'
import { menus } from '../../src/words/menus.ts'
import { wholePage } from '../flow.tsx'

const meta = preview.meta({
  title: 'Views/Signed out',
  tags: ['autodocs'],
  component: SignedOutView,
  parameters: wholePage,
  args: { loginHref: withNext(paths.login('candidate'), paths.settings.candidate) },
  decorators: [
    (Story) => (
      <MemberShell
        area="Candidate"
        user={undefined}
        menu={menus.candidate}
        current={paths.settings.candidate}
      >
        <Story />
      </MemberShell>
    ),
  ],
})

export const EmptyMenu = meta.story({
  name: 'Empty menu',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', args.loginHref)
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull()
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
