import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { PublicCompany } from '../../contract/companies/reads.ts'
import { paths } from '../../contract/paths.ts'
import { PublicCompanyView } from '../../src/views/companies/PublicCompanyView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'
import { listed, published } from './samples.ts'

const Company = ({ company }: { company: PublicCompany }) => (
  <PublicShell current={paths.publicCompany(company.slug)} dashboard={undefined}>
    <PublicCompanyView company={company} />
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Public company',
  tags: ['autodocs'],
  component: Company,
  parameters: wholePage,
  args: { company: published },
})

export const WithJobs = meta.story({ name: 'With jobs' })

export const NothingTold = meta.story({
  name: 'Nothing told',
  args: {
    company: {
      ...published,
      website: '',
      about: '',
      size: null,
      industry: '',
      places: [],
      proof: 'none',
      record: null,
      provenAt: null,
      jobs: [],
    },
  },
})

NothingTold.test('where nothing is open, it leads to the jobs of other companies', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Find jobs at other companies' })).toHaveAttribute(
    'href',
    '/jobs',
  )
})

export const Suspended = meta.story({ args: { company: { ...published, isSuspended: true, jobs: [] } } })

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    company: {
      ...published,
      name: 'Samplecompany'.repeat(6),
      about: 'tree'.repeat(40),
      jobs: [{ ...listed, title: 'Carpenter'.repeat(12) }],
    },
  },
})
