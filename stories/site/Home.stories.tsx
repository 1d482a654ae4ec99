import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { HomeView } from '../../src/views/site/HomeView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const Home = ({ isGuest }: { isGuest: boolean }) => (
  <PublicShell current={paths.home} dashboard={isGuest ? undefined : paths.dashboard.candidate}>
    <HomeView isGuest={isGuest} />
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Home',
  tags: ['autodocs'],
  component: Home,
  parameters: wholePage,
  args: { isGuest: true },
})

export const Guest = meta.story()

export const Member = meta.story({ args: { isGuest: false } })

export const GuestOnAPhone = meta.story({
  name: 'Guest on a phone',
  globals: { viewport: { value: 'w320' } },
})
