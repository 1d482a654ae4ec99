import preview from '../../.storybook/preview.tsx'
import { Button, ButtonLink } from '../../src/ui/Button.tsx'
import { Frame } from './Frame.tsx'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes' },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Primary = meta.story()
export const Secondary = meta.story({ args: { look: 'secondary' } })
export const Quiet = meta.story({ args: { look: 'quiet' } })
export const Small = meta.story({ args: { size: 'small' } })
export const Waiting = meta.story({ args: { 'aria-disabled': true, children: 'Send again' } })
export const Link = meta.story({ render: () => <ButtonLink href="#top">Create Account</ButtonLink> })
