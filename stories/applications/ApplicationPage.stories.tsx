import preview from '../../.storybook/preview.tsx'
import { applicationPageMachine } from '../../machines/applications/applicationPage.ts'
import { applications } from '../support/applications.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { ApplicationAt } from './ApplicationAt.tsx'

interface Props {
  at: string
}

const application = applications.sent

const Page = ({ at }: Props) => (
  <FlowAt machine={applicationPageMachine} at={at} context={{ reference: application.reference }}>
    {() => (
      <ApplicationAt
        at="idle.calm"
        application={application}
        isThere
        reading={at === 'opening' ? 'reading.waiting' : 'shown'}
      />
    )}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Application page',
  tags: ['autodocs'],
  component: Page,
  parameters: { machine: 'applicationPage', ...wholePage },
  args: { at: 'opening' },
  argTypes: { at: stateControl(applicationPageMachine) },
})

export const Opening = meta.story()

export const Open = meta.story({ args: { at: 'open' } })
