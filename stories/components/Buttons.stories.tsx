import preview from '../../.storybook/preview.tsx'
import { Button, ButtonLink } from '../../src/ui/controls/Button.tsx'
import { buttonControls, ofType, typedControls } from './controls.ts'
import { Frame } from './Frame.tsx'

const meta = preview.meta({
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  parameters: typedControls,
  args: { children: 'Save changes' },
  argTypes: {
    ...buttonControls,
    'aria-disabled': {
      control: 'boolean',
      description: 'Whether it must wait. It keeps the focus.',
      ...ofType('boolean'),
    },
    children: { description: 'Its words: what happens when it is pressed.', ...ofType('ReactNode') },
    className: { description: 'More classes, for where it stands.', ...ofType('string') },
  },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Primary = meta.story()
export const Secondary = meta.story({ args: { look: 'secondary' } })
export const Quiet = meta.story({ args: { look: 'quiet' } })
export const Small = meta.story({ args: { size: 'small' } })
export const Waiting = meta.story({ args: { 'aria-disabled': true, children: 'Send again' } })
export const Link = meta.story({ render: () => <ButtonLink href="#top">Create Account</ButtonLink> })
