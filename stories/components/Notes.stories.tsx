import preview from '../../.storybook/preview.tsx'
import { Banner } from '../../src/ui/feedback/Banner.tsx'
import { Button, ButtonLink } from '../../src/ui/controls/Button.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { Loader } from '../../src/ui/feedback/Loader.tsx'
import { Panel } from '../../src/ui/text/Panel.tsx'
import { typedControls } from './controls.ts'
import { Frame } from './Frame.tsx'

const meta = preview.meta({
  title: 'Components/Notes and placeholders',
  tags: ['autodocs'],
  component: Banner,
  parameters: typedControls,
  args: { kind: 'info' as const, children: 'Your email address is not verified yet.' },
  argTypes: {
    kind: {
      control: 'select',
      options: ['status', 'info', 'warning'],
      description: 'A status is announced when it appears; the others are read in their place.',
    },
    action: { control: false, description: 'What can be done about it.' },
    children: { description: 'What it says.' },
  },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Info = meta.story()
export const Warning = meta.story({ args: { kind: 'warning' } })
export const Status = meta.story({ args: { kind: 'status', children: 'Your email address is verified.' } })
export const WithAction = meta.story({
  name: 'With action',
  args: {
    action: (
      <Button look="secondary" size="small">
        Send again
      </Button>
    ),
  },
})
export const Loading = meta.story({ render: () => <Loader>Checking your link</Loader> })
export const Empty = meta.story({
  render: () => (
    <EmptyState title="You are not logged in" text="After the login you come back to this page.">
      <ButtonLink href="#top">Login</ButtonLink>
    </EmptyState>
  ),
})
export const OnAPanel = meta.story({
  name: 'On a panel',
  render: () => <Panel title="Your details">What belongs together stands on one ground.</Panel>,
})
