import { fromCallback } from 'xstate'
import { channelMachine, type ChannelCommand, type ChannelTopic } from '../../machines/hosted/channel.ts'
import { createChannelStream } from '../../machines/hosted/channelStream.ts'
import { loaded } from '../effects/shared/provided.ts'
import { live } from './live.ts'

const loadChannel = () => import('../network/hosted/channel.ts')

/** Live connection in builds for a hosted backend, which sends changes over a channel. */
export const hostedLive = live.provide({
  actors: {
    stream: createChannelStream(
      channelMachine.provide({
        actors: {
          connect: fromCallback<ChannelCommand, ChannelTopic>(({ input: { topic }, receive, sendBack }) => {
            const ended = new AbortController()
            const { signal } = ended
            loaded(loadChannel, signal)
              .then(({ openChannel }) => openChannel(topic, { receive, report: sendBack, signal }))
              .catch(() => sendBack({ type: 'lost' }))
            return () => ended.abort()
          }),
        },
      }),
    ),
  },
})
