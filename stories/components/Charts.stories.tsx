import Inbox from 'lucide-react/icons/inbox'
import Timer from 'lucide-react/icons/timer'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Figure } from '../../src/ui/charts/Figure.tsx'
import { Funnel } from '../../src/ui/charts/Funnel.tsx'
import { Histogram } from '../../src/ui/charts/Histogram.tsx'
import { StageBar } from '../../src/ui/charts/StageBar.tsx'
import { Frame } from './Frame.tsx'

const bars = [2, 5, 9, 12, 8, 6, 4, 0, 0, 0].map((onTime, index) => ({
  label: index === 9 ? '10+' : `${index + 1}`,
  name: index === 9 ? '10 days or more' : `${index + 1}`,
  onTime,
  late: [0, 0, 0, 0, 0, 0, 1, 2, 2, 1][index] ?? 0,
}))

const meta = preview.meta({
  title: 'Components/Charts',
  tags: ['autodocs'],
  component: Histogram,
  args: {
    title: 'Time to first reply',
    sentence: '52 replies in the last 90 days, by days waited',
    cases: 52,
    noun: 'replies',
    bars,
    promise: { at: 7, label: '7-day promise' },
    names: { unit: 'Days', onTime: 'On time', late: 'Overdue' },
  },
  argTypes: {
    title: { description: 'Heading of the chart.' },
    sentence: { description: 'Says in words what is drawn.' },
    cases: { description: 'Below ten cases nothing is drawn.' },
    noun: { description: 'Plural noun of a case.' },
    bars: { control: false, description: 'Equal steps, with what was on time and late in each.' },
    promise: { control: false, description: 'A dashed line after so many bars.' },
    names: { control: false, description: 'Names of the unit and of both kinds of bars.' },
  },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Replies = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('View as table'))
    await expect(canvas.getByRole('table', { name: 'Time to first reply' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: '7 4 1' })).toBeVisible()
  },
})

export const TooFew = meta.story({
  name: 'Too few cases',
  args: { cases: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough data yet: 6 of 10 replies')).toBeVisible()
    await expect(canvas.queryByText('View as table')).toBeNull()
  },
})

export const Pipeline = meta.story({
  render: () => (
    <Funnel
      title="Pipeline"
      sentence="Everyone who applied in the last 90 days"
      cases={73}
      noun="applicants"
      steps={[
        { name: 'Applied', count: 73 },
        { name: 'Screening', count: 38 },
        { name: 'Shortlist', count: 21 },
        { name: 'Interview', count: 12 },
        { name: 'Offer', count: 5 },
        { name: 'Hired', count: 0 },
      ]}
      names={{ step: 'Stage', count: 'Applicants', share: 'Moved on' }}
      note="Percentages show how many moved on from the stage before."
    />
  ),
})

export const Stages = meta.story({
  render: () => (
    <StageBar
      most={20}
      stages={[
        { name: 'New', count: 6 },
        { name: 'Screening', count: 3 },
        { name: 'Test', count: 0 },
        { name: 'Offer', count: 1 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New: 6, Screening: 3, Offer: 1')).toBeInTheDocument()
  },
})

export const Figures = meta.story({
  render: () => (
    <dl className="grid gap-4">
      <Figure label="To review" icon={<Inbox />} isUrgent value="17" note="5 overdue" />
      <Figure
        label="Median time to first reply"
        icon={<Timer />}
        value={undefined}
        note="Not enough data yet: 6 of 10 applicants"
      />
    </dl>
  ),
})
