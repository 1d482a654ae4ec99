import preview from '../../.storybook/preview.tsx'
import { GoneView } from '../../src/views/site/GoneView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const Gone = () => (
  <PublicShell current="/jobs/gone" dashboard={undefined}>
    <GoneView />
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/No longer here',
  tags: ['autodocs'],
  component: Gone,
  parameters: wholePage,
})

export const JobThatEnded = meta.story({ name: 'Job that ended' })
