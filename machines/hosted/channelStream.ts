import { createActor, fromCallback, type AnyActorRef, type SnapshotFrom } from 'xstate'
import { required } from '../shared/required.ts'
import type { Followed, StreamEvent } from '../live/live.ts'
import type { ChannelFlow, channelMachine } from './channel.ts'

type ChannelState = SnapshotFrom<typeof channelMachine>

/**
 * Creates the stream of the live connection from the account's channel, which becomes a child of the root
 * actor with the first stream and reconnects on its own.
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

/** Stream event that corresponds to a transition of the channel; undefined if there is none. */
function eventBetween(before: ChannelState, state: ChannelState): StreamEvent | undefined {
  if (state.matches('errored') && !before.matches('errored'))
    return { type: state.context.reason === undefined ? 'interrupted' : 'refused' }
  if (state.matches('closed') && !before.matches('closed'))
    return { type: state.context.isReplaced ? 'replaced' : 'refused' }
  if (!state.matches({ connected: { joined: 'resting' } })) return undefined
  if (before.matches({ connected: { joined: 'awaitingReply' } })) return { type: 'beat' }
  return before.matches({ connected: 'joined' }) ? undefined : { type: 'opened' }
}
