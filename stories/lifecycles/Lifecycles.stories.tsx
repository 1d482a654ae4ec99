import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { lifecycles } from '../../machines/index.ts'
import { stateControl } from '../support/flow.tsx'
import { Lifecycle } from './Lifecycle.tsx'

// Excludes the small controls of the chart, because the form below it sends the same events with larger ones.
const targets = { id: 'target-size', enabled: true, selector: '*:not(.steps [role=group] *)' }

const meta = preview.meta({
  title: 'Lifecycles',
  component: Lifecycle,
  parameters: { a11y: { config: { rules: [targets] } } },
  argTypes: { lifecycle: { table: { disable: true } } },
})

export const JobPost = meta.story({
  name: 'Job post',
  args: {
    lifecycle: 'posting',
    title: 'Lifecycle of a job post',
    lead: 'The server runs it, from draft to end. Press an event in the chart to take a step.',
    at: 'draft',
    facts: {
      isComplete: true,
      mayPublish: true,
      isReviewed: false,
      changes: 'none',
      openApplications: 0,
      renewals: 0,
      outcome: undefined,
    },
  },
  argTypes: { at: stateControl(lifecycles.posting) },
})

JobPost.test('An event that is pressed in the chart moves the lifecycle', async ({ canvas, userEvent }) => {
  const chart = await canvas.findByRole('group', { name: 'Statechart' })
  await waitFor(() => expect(chart).toHaveTextContent('draft (active)'))
  const [publish] = await canvas.findAllByRole('button', { name: /^publish\b.*canBePublished/ })
  if (publish) await userEvent.click(publish)
  await waitFor(() => expect(chart).toHaveTextContent('published (active)'))
})

export const Application = meta.story({
  args: {
    lifecycle: 'application',
    title: 'Lifecycle of an application',
    lead: 'The server runs it, from draft to answer; a board runs single events to show a move at once.',
    at: 'draft',
    facts: { isComplete: true, intakeIsOpen: true, hasOpening: true },
  },
  argTypes: { at: stateControl(lifecycles.application) },
})
