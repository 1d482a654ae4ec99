import { expect } from 'storybook/test'
import { fromCallback } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { channelMachine, type ChannelCommand, type ChannelTopic } from '../../machines/hosted/channel.ts'
import { ChannelView } from '../../src/views/hosted/ChannelView.tsx'
import { FlowAt, stateControl } from '../support/flow.tsx'

/** Simulates a server that accepts every join and leave. */
const machine = channelMachine.provide({
  actors: {
    connect: fromCallback<ChannelCommand, ChannelTopic>(({ receive, sendBack }) => {
      const timer = setTimeout(() => sendBack({ type: 'accepted' }), 300)
      receive(({ type }) => sendBack({ type: type === 'leave' ? 'left' : 'heartbeatAnswered' }))
      return () => clearTimeout(timer)
    }),
  },
})

const Channel = ({ at, reason }: { at: string; reason?: string }) => (
  <FlowAt machine={machine} at={at} context={{ topic: 'company', failures: 0, reason, isReplaced: false }}>
    {(flow) => <ChannelView flow={flow} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Channel',
  tags: ['autodocs'],
  component: Channel,
  parameters: {
    machine: 'channel',
    docs: {
      description: {
        component:
          'Status of a channel of a hosted backend, over which the server reports changes. It connects again after 1, 2, 5 and 10 seconds.',
      },
    },
  },
  args: { at: 'closed' },
  argTypes: { at: stateControl(machine) },
})

export const Closed = meta.story()

Closed.test('is turned on, and off again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Turn on updates' }))
  await expect(canvas.getByRole('status')).toHaveTextContent('Connecting.')
  await expect(await canvas.findByText('Live updates are on.')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Turn off updates' }))
  await expect(await canvas.findByText('Live updates are off.')).toBeVisible()
})

export const ClosedByTheServer = meta.story({
  name: 'Closed by the server',
  args: { reason: 'The session has ended.' },
})

export const Joining = meta.story({ args: { at: 'connected.joining' } })

export const Joined = meta.story({ args: { at: 'connected.joined.resting' } })

export const AwaitingAHeartbeat = meta.story({
  name: 'Awaiting a heartbeat',
  args: { at: 'connected.joined.awaitingReply' },
})

export const Leaving = meta.story({ args: { at: 'connected.leaving' } })

export const Errored = meta.story({ args: { at: 'errored' } })

export const Refused = meta.story({
  args: { at: 'errored', reason: 'There is no such channel, or this account may not read it.' },
})
