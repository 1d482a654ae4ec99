import * as v from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { printedOf } from '../../contract/resumes/printed.ts'
import { sharedResume, type SharedContent } from '../../contract/resumes/shared.ts'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { SharedResumeView } from '../../src/views/resumes/sharing/SharedResumeView.tsx'
import { wholePage } from '../support/flow.tsx'
import { document, link } from './samples.ts'

const Shared = ({ content }: { content: SharedContent }) => (
  <PublicShell current={paths.sharedResume('link')} dashboard={undefined}>
    <SharedResumeView content={content} />
  </PublicShell>
)

const resume = v.parse(sharedResume, {
  ...printedOf(document),
  language: 'en',
  pdf: `${link}/pdf`,
  expiresOn: '2026-06-30',
})

const meta = preview.meta({
  title: 'Views/Shared resume',
  tags: ['autodocs'],
  component: Shared,
  parameters: wholePage,
  args: { content: resume },
})

export const Shown = meta.story()

export const WithoutALastDay = meta.story({
  name: 'Without a last day',
  args: { content: { ...resume, expiresOn: null, role: null, contact: [], sections: [] } },
})

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    content: {
      ...resume,
      name: { text: 'Okafor'.repeat(12), href: null },
      contact: [{ text: 'mina'.repeat(20), href: 'https://mina.example' }],
    },
  },
})

export const Ended = meta.story({ args: { content: null } })

export const TooLong = meta.story({ name: 'Too long', args: { content: 'tooLong' } })
