import { REALTIME_SUBSCRIBE_STATES as states, RealtimeClient } from '@supabase/realtime-js'
import { changeStream } from '../../../contract/changes.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import type { ChannelCommand, ChannelReport } from '../../../machines/hosted/channel.ts'
import { changeIn } from '../changeIn.ts'
import { accessToken } from './functions.ts'
import { hostedKey, hostedUrl } from './settings.ts'

interface ChannelParts {
  readonly report: (event: ChannelReport) => void
  /** Registers a listener for commands. */
  readonly receive: (listener: (command: ChannelCommand) => void) => void
  /** Closes the connection when aborted. */
  readonly signal: AbortSignal
}

/** Longest timer that browsers support, in milliseconds; turns off the timers of the library. */
const NEVER = 2 ** 31 - 1

/**
 * Disconnected clients for reuse, because the library adds window listeners for each client and never removes
 * them.
 */
const idle: RealtimeClient[] = []

/**
 * Opens a connection and joins a channel. The channel machine decides when to send heartbeats and to
 * reconnect.
 */
export async function openChannel(topic: string, { receive, report, signal }: ChannelParts): Promise<void> {
  const client = idle.pop() ?? createClient()
  signal.addEventListener('abort', () => void release(client), { once: true })
  await client.setAuth()
  if (signal.aborted) return
  let end = { reason: '', isReplaced: false }
  let isLeaving = false
  client.onHeartbeat((status) => {
    if (status === 'ok') report({ type: 'heartbeatAnswered' })
  })
  const channel = client
    .channel(topic)
    .on('broadcast', { event: changeStream.events.change }, ({ payload }) =>
      report({ type: 'change', change: changeIn(payload) }),
    )
    .on('system', {}, ({ code, message }: { readonly code?: string; readonly message: string }) => {
      end = { reason: message, isReplaced: code === 'replaced' }
    })
    .subscribe((status, error) => {
      if (status === states.SUBSCRIBED) report({ type: 'accepted' })
      else if (status === states.CLOSED) report(isLeaving ? { type: 'left' } : { type: 'ended', ...end })
      else if (status === states.CHANNEL_ERROR && client.isConnected())
        report({ type: 'refused', reason: error?.message ?? '' })
      else report({ type: 'lost' })
    })
  receive(({ type }) => {
    if (type === 'sendHeartbeat') void client.sendHeartbeat()
    if (type === 'renewToken') void client.setAuth()
    if (type === 'leave') {
      isLeaving = true
      void channel.unsubscribe()
    }
  })
}

/** Socket that closes after it has opened, because browsers warn of one that is closed while connecting. */
class QuietWebSocket extends WebSocket {
  override close(code?: number, reason?: string): void {
    if (this.readyState !== this.CONNECTING) return super.close(code, reason)
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- removes the listener that the library has set
    this.onopen = null
    this.addEventListener('open', () => super.close(code, reason), { once: true })
  }
}

const createClient = () =>
  new RealtimeClient(hostedUrl.replace(/^http/, 'ws') + hostedPaths.realtime, {
    params: { apikey: hostedKey },
    transport: QuietWebSocket,
    accessToken: async () => (await accessToken()) ?? null,
    timeout: NEVER,
    heartbeatIntervalMs: NEVER,
    reconnectAfterMs: () => NEVER,
    disconnectOnEmptyChannelsAfterMs: NEVER,
  })

async function release(client: RealtimeClient): Promise<void> {
  await client.disconnect()
  await client.removeAllChannels()
  // Discards unsent messages, which the next connection would send.
  client.sendBuffer.length = 0
  idle.push(client)
}
