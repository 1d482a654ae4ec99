import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { emptyHome, type HomeContent } from '../../contract/search/home.ts'
import { HomeView } from '../../src/views/site/HomeView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { searches } from '../search/samples.ts'
import { wholePage } from '../support/flow.tsx'

interface Props {
  isGuest: boolean
  role?: Role
  home?: HomeContent
  isDemo?: boolean
}

const Home = ({ isGuest, role = 'candidate', ...shown }: Props) => (
  <PublicShell current={paths.home} dashboard={isGuest ? undefined : paths.dashboard[role]}>
    <HomeView isGuest={isGuest} {...shown} />
  </PublicShell>
)

const home: HomeContent = {
  figures: { jobs: 1_240, companies: 86, medianDays: 3 },
  jobs: searches.first.found.jobs.slice(0, 6),
  isDemo: false,
}

const meta = preview.meta({
  title: 'Views/Home',
  tags: ['autodocs'],
  component: Home,
  parameters: wholePage,
  args: { isGuest: true, home },
})

export const Guest = meta.story()

export const Candidate = meta.story({ args: { isGuest: false } })

export const Employer = meta.story({ args: { isGuest: false, role: 'employer' } })

export const WithoutFigures = meta.story({
  name: 'Without figures',
  args: { home: { ...home, figures: emptyHome.figures } },
})

export const WithoutJobs = meta.story({ name: 'Without jobs', args: { home: emptyHome } })

export const Demo = meta.story({
  args: {
    home: { ...home, figures: emptyHome.figures, jobs: home.jobs.map((job) => ({ ...job, isDemo: true })) },
    isDemo: true,
  },
})

export const GuestOnAPhone = meta.story({
  name: 'Guest on a phone',
  globals: { viewport: { value: 'w320' } },
})
