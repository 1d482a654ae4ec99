import preview from '../../.storybook/preview.tsx'
import { parseMarkdown } from '../../contract/markdown/parse.ts'
import type { LegalPage } from '../../contract/privacy/legal.ts'
import { legalGrounds } from '../../contract/privacy/dataKind.ts'
import { privacyPaths } from '../../contract/privacy/paths.ts'
import { register } from '../../contract/privacy/register.ts'
import { LegalView } from '../../src/views/privacy/LegalView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const Legal = ({ page }: { page: LegalPage }) => (
  <PublicShell current={privacyPaths[page.kind]} dashboard={undefined}>
    <LegalView page={page} />
  </PublicShell>
)

const text = parseMarkdown(
  'We keep as little about you as a job marketplace needs.\n\n# Who sees it\n\n- **Employers** see your application once you send it.\n- **Everyone** sees a resume only while you share it.\n\n# Contact\n\nEmail [hello@example.com](mailto:hello@example.com).',
)

const template: LegalPage = {
  kind: 'privacy',
  isTemplate: true,
  publishedAt: '2026-11-02T09:00:00.000Z',
  text,
  kinds: register.map(({ ground, purpose, retention, title, what }) => ({
    title,
    what,
    purpose,
    ground: legalGrounds[ground],
    retention,
    deletion: 'Erased',
  })),
}

const meta = preview.meta({
  title: 'Views/Privacy policy and terms',
  tags: ['autodocs'],
  component: Legal,
  parameters: {
    ...wholePage,
    docs: {
      description: {
        component:
          'Our own texts are marked as templates. Beside the privacy policy stand the kinds of data from the privacy register. An operator’s own text replaces both.',
      },
    },
  },
  args: { page: template },
})

export const PrivacyPolicy = meta.story({ name: 'Privacy policy' })
export const Terms = meta.story({ name: 'Terms', args: { page: { ...template, kind: 'terms', kinds: [] } } })
export const OwnText = meta.story({
  name: 'Own text of an operator',
  args: { page: { ...template, isTemplate: false, kinds: [] } },
})
export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
