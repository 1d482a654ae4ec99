import { createActor, fromCallback, type AnyActorRef, type SnapshotFrom } from 'xstate'
import { required } from '../shared/required.ts'
import type { Followed, StreamEvent } from '../live/live.ts'
import type { ChannelFlow, channelMachine } from './channel.ts'

type ChannelState = SnapshotFrom<typeof channelMachine>

/**
 * Stream of the live connection over the channel of the account, which is a child of the application from the first
 * stream on. The channel connects again by itself.
 */
export const createChannelStream = (logic: typeof channelMachine) =>
  fromCallback<StreamEvent, Followed>(({ sendBack, system }) => {
    const { app, channel: known }: { readonly app?: AnyActorRef; readonly channel?: ChannelFlow } =
      system.getAll()
    const channel =
      known ??
      createActor(logic, {
        parent: required(app),
        id: 'channel',
        systemId: 'channel',
        input: { topic: 'account' },
      }).start()
    let before = channel.getSnapshot()
    const followed = [
      channel.on('changed', ({ change }) => sendBack({ type: 'change', change })),
      channel.subscribe((state) => {
        const event = eventBetween(before, state)
        before = state
        if (event) sendBack(event)
      }),
    ]
    channel.send({ type: 'subscribe' })
    return () => {
      for (const each of followed) each.unsubscribe()
      channel.send({ type: 'unsubscribe' })
    }
  })

/** What a stream would report of a step of the channel. */
function eventBetween(before: ChannelState, state: ChannelState): StreamEvent | undefined {
  if (state.matches('errored') && !before.matches('errored'))
    return { type: state.context.reason === undefined ? 'interrupted' : 'refused' }
  if (state.matches('closed') && !before.matches('closed'))
    return { type: state.context.isReplaced ? 'replaced' : 'refused' }
  if (!state.matches({ connected: { joined: 'resting' } })) return undefined
  if (before.matches({ connected: { joined: 'awaitingReply' } })) return { type: 'beat' }
  return before.matches({ connected: 'joined' }) ? undefined : { type: 'opened' }
}
