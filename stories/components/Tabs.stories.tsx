import { useState, type ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Field } from '../../src/ui/form/Field.tsx'
import { Tabs } from '../../src/ui/controls/Tabs.tsx'
import { ofType, typedControls } from './controls.ts'
import { Frame } from './Frame.tsx'

const tabs = [
  { value: 'overview', label: 'Overview', content: <p>What the profile shows.</p> },
  { value: 'settings', label: 'Settings', content: <Field label="First name" name="firstName" /> },
] as const

type Tab = (typeof tabs)[number]['value']

function TwoTabs({ value, ...told }: ComponentProps<typeof Tabs<Tab>>) {
  const [tab, setTab] = useState(value)
  return (
    <Frame>
      <Tabs {...told} value={tab} onChange={setTab} />
    </Frame>
  )
}

const meta = preview.meta({
  title: 'Components/Tabs',
  tags: ['autodocs'],
  component: Tabs<Tab>,
  parameters: typedControls,
  args: { label: 'Profile', value: 'overview' as const, onChange: () => undefined, tabs },
  argTypes: {
    label: { description: 'What the tabs are of, for those who do not see the page.' },
    value: {
      control: 'inline-radio',
      options: tabs.map(({ value }) => value),
      description: 'Which one is open.',
    },
    onChange: { description: 'Told which one somebody opens.' },
    tabs: {
      control: false,
      description: 'The tabs in their order, each with its panel.',
      ...ofType('readonly { value, label, content }[]'),
    },
  },
  // A new key applies the value that is chosen in Storybook's controls.
  render: (args) => <TwoTabs key={args.value} {...args} />,
})

export const First = meta.story()

export const KeepsWhatIsTyped = meta.story({
  name: 'Keeps what is typed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }))
    await userEvent.type(canvas.getByLabelText('First name'), 'Kim')
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await expect(canvas.getByText('What the profile shows.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }))
    await expect(canvas.getByLabelText('First name')).toHaveValue('Kim')
  },
})
