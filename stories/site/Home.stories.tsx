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
}

const Home = ({ isGuest, role = 'candidate', home: shown = emptyHome }: Props) => (
  <PublicShell
    current={paths.home}
    dashboard={isGuest ? undefined : paths.dashboard[role]}
    isDemo={shown.isDemo}
  >
    <HomeView isGuest={isGuest} home={shown} />
  </PublicShell>
)

const home: HomeContent = {
  figures: { jobs: 1_240, companies: 86, record: { people: 250, answeredInTime: 231, medianDays: 3 } },
  counts: { remote: 420, partTime: 118, entry: 203, internship: 9, hybrid: 351, contract: 1 },
  jobs: searches.first.found.jobs.slice(0, 6),
  companies: ['Fernhill Stageworks', 'Harbourlight Care', 'Gipfelruh Hotels'].map((name, index) => ({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    jobs: index + 1,
    record: { people: 25, answeredInTime: 25 - index, medianDays: index + 1 },
  })),
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

export const WithoutRecords = meta.story({
  name: 'Without records',
  args: { home: { ...home, figures: { ...home.figures, record: null }, companies: [] } },
})

export const WithoutJobs = meta.story({ name: 'Without jobs', args: { home: emptyHome } })

export const Demo = meta.story({
  args: { home: { ...home, jobs: home.jobs.map((job) => ({ ...job, isDemo: true })), isDemo: true } },
})

export const GuestOnAPhone = meta.story({
  name: 'Guest on a phone',
  globals: { viewport: { value: 'w320' } },
})
