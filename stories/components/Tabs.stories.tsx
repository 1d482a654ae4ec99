import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { Tabs } from '../../src/ui/Tabs.tsx'
import { Frame } from './Frame.tsx'

const tabs = [
  { value: 'overview', label: 'Overview', content: <p>What the profile shows.</p> },
  { value: 'settings', label: 'Settings', content: <Field label="First name" name="firstName" /> },
] as const

function TwoTabs() {
  const [tab, setTab] = useState<'overview' | 'settings'>('overview')
  return (
    <Frame>
      <Tabs label="Profile" value={tab} onChange={setTab} tabs={tabs} />
    </Frame>
  )
}

const meta = preview.meta({ title: 'Components/Tabs', component: TwoTabs })

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
