import preview from '../../.storybook/preview.tsx'
import { companyPageMachine } from '../../machines/companies/companyPage.ts'
import { CompanyAt } from './CompanyAt.tsx'
import * as samples from './samples.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'

interface Props {
  at: string
}

const Page = ({ at }: Props) => (
  <FlowAt machine={companyPageMachine} at={at} context={{ userId: '1' }}>
    {() => (
      <CompanyAt
        at="editing.unchanged"
        company={samples.company}
        isThere
        reading={at === 'opening' ? 'reading.waiting' : 'shown'}
      />
    )}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Company page',
  tags: ['autodocs'],
  component: Page,
  parameters: { machine: 'companyPage', ...wholePage },
  args: { at: 'opening' },
  argTypes: { at: stateControl(companyPageMachine) },
})

export const Opening = meta.story()

export const Open = meta.story({ args: { at: 'open' } })
