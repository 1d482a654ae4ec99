import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { LandingView } from '../../src/views/site/LandingView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { landingPages, type LandingPage } from '../../src/words/pages/landingPages.ts'
import { wholePage } from '../support/flow.tsx'

const Landing = ({ path }: Pick<LandingPage, 'path'>) => (
  <PublicShell current={path} dashboard={undefined}>
    {landingPages
      .filter((page) => page.path === path)
      .map((page) => (
        <LandingView key={path} {...page} />
      ))}
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Landing',
  tags: ['autodocs'],
  component: Landing,
  parameters: wholePage,
  argTypes: {
    path: { control: 'select', options: landingPages.map(({ path }) => path) },
  },
})

export const Resumes = meta.story({ args: { path: '/resumes' } })

Resumes.test('Sample resumes are drawn on white paper in both themes.', async ({ canvas }) => {
  const page = canvas.getByRole('img', { name: /^The resume of a nurse/ })
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme
    await expect(page).toHaveStyle({ 'background-color': 'rgb(255, 255, 255)' })
  }
  delete document.documentElement.dataset['theme']
})

export const CoverLetters = meta.story({ name: 'Cover letters', args: { path: '/cover-letters' } })
