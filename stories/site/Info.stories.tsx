import type { ReactNode } from 'react'
import preview from '../../.storybook/preview.tsx'
import { InfoView } from '../../src/views/site/InfoView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { candidatePages } from '../../src/words/pages/members.ts'
import { publicPages, type InfoWords } from '../../src/words/pages/public.ts'
import { wholePage } from '../support/flow.tsx'
import { member } from '../support/people.ts'

const Shell = ({ path, children }: { path: string; children: ReactNode }) =>
  candidatePages.some((page) => page.path === path) ? (
    <MemberShell area="Candidate" user={member} menu={menus.candidate} current={path}>
      {children}
    </MemberShell>
  ) : (
    <PublicShell current={path} dashboard={undefined}>
      {children}
    </PublicShell>
  )

const Info = ({ path }: Pick<InfoWords, 'path'>) => (
  <Shell path={path}>
    {[...publicPages, ...candidatePages]
      .filter((page) => page.path === path)
      .map((words) => (
        <InfoView key={path} {...words} />
      ))}
  </Shell>
)

const meta = preview.meta({
  title: 'Views/Info',
  tags: ['autodocs'],
  component: Info,
  parameters: wholePage,
  argTypes: {
    path: { control: 'select', options: [...publicPages, ...candidatePages].map(({ path }) => path) },
  },
})

export const Resumes = meta.story({ args: { path: '/resumes' } })
export const CoverLetters = meta.story({ name: 'Cover letters', args: { path: '/cover-letters' } })
export const CandidateResumes = meta.story({
  name: 'Resumes of a candidate',
  args: { path: '/candidate/resumes' },
})
