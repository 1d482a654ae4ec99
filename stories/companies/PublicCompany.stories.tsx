import preview from '../../.storybook/preview.tsx'
import type { PublicCompany } from '../../contract/companies/reads.ts'
import { paths } from '../../contract/paths.ts'
import { PublicCompanyView } from '../../src/views/companies/PublicCompanyView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { wholePage } from '../support/flow.tsx'

const Company = ({ company }: { company: PublicCompany }) => (
  <PublicShell current={paths.publicCompany(company.slug)} dashboard={undefined}>
    <PublicCompanyView company={company} />
  </PublicShell>
)

const listed: PublicCompany['jobs'][number] = {
  slug: 'stage-carpenter-sample-company-abcdef',
  title: 'Stage carpenter',
  company: { slug: 'sample-company', name: 'Sample Company', proof: 'none' },
  places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }],
  workplace: 'onSite',
  regions: [],
  employmentType: 'fullTime',
  level: 'mid',
  pay: { min: 3_600_000, max: 4_100_000, currency: 'GBP', period: 'year' },
  summary: '',
  publishedAt: '2026-11-12T10:00:00.000Z',
  confirmedAt: null,
  answerDays: 7,
  isDemo: false,
}

const company: PublicCompany = {
  slug: 'sample-company',
  name: 'Sample Company',
  website: 'https://company.example.com',
  about: 'We plant trees in towns.\nAnd look after them.',
  size: '11-50',
  industry: 'Landscaping',
  places: ['Leeds, England, United Kingdom', 'York, England, United Kingdom'],
  proof: 'domain',
  isDemo: false,
  provenAt: '2026-11-03T10:00:00.000Z',
  record: { people: 25, answeredInTime: 23, medianDays: 3 },
  jobs: [
    listed,
    { ...listed, slug: 'gardener-sample-company-abcdef', title: 'Gardener', workplace: 'remote', places: [] },
  ],
}

const meta = preview.meta({
  title: 'Views/Public company',
  tags: ['autodocs'],
  component: Company,
  parameters: wholePage,
  args: { company },
})

export const WithJobs = meta.story({ name: 'With jobs' })

export const NothingTold = meta.story({
  name: 'Nothing told',
  args: {
    company: {
      ...company,
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

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    company: {
      ...company,
      name: 'Samplecompany'.repeat(6),
      about: 'tree'.repeat(40),
      jobs: [{ ...listed, title: 'Carpenter'.repeat(12) }],
    },
  },
})
