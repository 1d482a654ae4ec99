import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { ChannelFlow, channelMachine } from '../../../machines/hosted/channel.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { channelWords as words } from '../../words/hosted/channel.ts'

/** Status of a channel, with a button to subscribe or unsubscribe. */
export function ChannelView({ flow }: { flow: ChannelFlow }) {
  const status = useSelector(flow, statusOf)
  const reason = useSelector(flow, ({ context }) => context.reason)
  return (
    <Panel title={words.title}>
      <p role="status" className="mb-4">
        {words[status]} {(status === 'closed' || status === 'errored') && reason}
      </p>
      {(status === 'closed' || status === 'errored') && (
        <Button look="secondary" size="small" onClick={() => flow.send({ type: 'subscribe' })}>
          {status === 'closed' ? words.turnOn : words.tryNow}
        </Button>
      )}
      {(status === 'joining' || status === 'joined') && (
        <Button look="secondary" size="small" onClick={() => flow.send({ type: 'unsubscribe' })}>
          {words.turnOff}
        </Button>
      )}
    </Panel>
  )
}

function statusOf(state: SnapshotFrom<typeof channelMachine>) {
  if (state.matches({ connected: 'joining' })) return 'joining'
  if (state.matches({ connected: 'joined' })) return 'joined'
  if (state.matches({ connected: 'leaving' })) return 'leaving'
  return state.matches('closed') ? 'closed' : 'errored'
}
