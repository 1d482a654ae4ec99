import preview from '../../.storybook/preview.tsx'
import { InfoView } from '../../src/views/site/InfoView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { publicPages, type InfoWords } from '../../src/words/pages/public.ts'
import { wholePage } from '../support/flow.tsx'

const Info = ({ path }: Pick<InfoWords, 'path'>) => (
  <PublicShell current={path} dashboard={undefined}>
    {publicPages
      .filter((page) => page.path === path)
      .map((words) => (
        <InfoView key={path} {...words} />
      ))}
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Info',
  tags: ['autodocs'],
  component: Info,
  parameters: wholePage,
  argTypes: {
    path: { control: 'select', options: publicPages.map(({ path }) => path) },
  },
})

export const Resumes = meta.story({ args: { path: '/resumes' } })
export const CoverLetters = meta.story({ name: 'Cover letters', args: { path: '/cover-letters' } })
