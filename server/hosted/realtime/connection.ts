import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { changeStream, type Change } from '../../../contract/changes.ts'
import {
  heartbeatTopic,
  joinPayload,
  realtimeEvents,
  realtimeLimits,
  subjectOf,
  tokenPayload,
  topicOf,
  type ChannelSubject,
} from '../../../contract/hosted/realtime.ts'
import type { EndReason, Subscriber } from '../../live/subscriber.ts'
import { RefusedForNow } from '../../refused.ts'
import { realtimeRefusals } from '../../words/realtime.ts'
import type { Bearer } from '../../http/environment.ts'
import type { HostedParts } from '../hostedContext.ts'
import { rightsOf } from './rights.ts'
import { decodeBinary, type Message, type Serializer } from './wire.ts'

/** Maximum number of unread bytes before a client is disconnected. */
const MOST_UNREAD_BYTES = 256 * 1024
/** Maximum number of queued messages before reading from the socket is paused. */
const MOST_WAITING = 64

/** Time for a client to complete the closing handshake before it is disconnected. */
const CLOSE_TIMEOUT_MS = 2_000

/** Close codes of RFC 6455. */
const closing = { unreadable: 1007, policy: 1008, restart: 1012 } as const

/** Websocket of a client, with its channels. */
export interface Connection {
  /** Closes the websocket if its heartbeat is missing, and channels whose access token has expired. */
  readonly endExpired: () => void
  /** Closes the websocket permanently. */
  readonly refuse: () => void
  /** Closes the websocket for a restart; the client reconnects, to another server. */
  readonly shutDown: () => void
}

/** Dependencies shared by all connections of a server. */
interface ConnectionParts extends Pick<HostedParts, 'live' | 'logger' | 'now' | 'store' | 'tokens'> {
  /** Number of channels over all connections, and its limit. */
  readonly total: { channels: number; readonly most: number }
}

interface Client {
  readonly serializer: Serializer
  /** Counts a join towards the rate limit. Throws `RefusedForNow`. */
  readonly countJoin: () => Promise<void>
  /** Maximum number of frames in a second. */
  readonly messagesPerSecond: number
}

/** Session of an access token on this connection, with one subscriber for all of its channels. */
interface Session {
  readonly hash: string
  readonly subscriber: Subscriber
  readonly leave: () => void
  /** Number of its channels, and of joins in progress. */
  uses: number
}

interface Channel {
  readonly topic: string
  readonly joinRef: string | null
  readonly session: Session
  /** Company whose membership gives read access; null for access as a candidate, undefined for constant access. */
  readonly companyId: string | null | undefined
  /** Expiry of the access token, in milliseconds since 1970. */
  expiresAt: number
}

/** Reason for the end of a channel. */
type EndCode = Exclude<EndReason, 'shutdown'> | 'rightsLost' | 'wrongToken'

/** Serves a client of the realtime protocol. Messages are processed one at a time. */
export function openConnection(
  socket: WebSocket,
  { countJoin, messagesPerSecond, serializer }: Client,
  { live, logger, now, store, tokens, total }: ConnectionParts,
): Connection {
  const channels = new Map<string, Channel>()
  const sessions = new Map<string, Session>()
  let heartbeatAt = now()
  let second = { began: now(), frames: 0 }
  let waiting = 0
  let work = Promise.resolve()

  const end = (code: number) => {
    socket.close(code)
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
  }
  /** Counts a frame. Closes a websocket that floods the server. */
  const isFlood = () => {
    if (socket.readyState !== socket.OPEN) return true
    if (now() - second.began >= 1_000) second = { began: now(), frames: 0 }
    second.frames += 1
    if (second.frames <= messagesPerSecond) return false
    end(closing.policy)
    socket.pause()
    return true
  }
  const send = (message: Message) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(serializer.encode(message))
    if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate()
  }
  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object) =>
    send({ joinRef, ref, topic, event: realtimeEvents.reply, payload: { status, response } })
  const refuse = (message: Message, reason: string) => reply(message, 'error', { reason })
  /** Sends a message about a channel that is not a reply. */
  const warn = (topic: string, message: string, code?: EndCode) =>
    send({
      joinRef: null,
      ref: null,
      topic,
      event: realtimeEvents.system,
      payload: {
        extension: 'system',
        status: 'error',
        channel: topic.replace(/^realtime:/, ''),
        message,
        code,
      },
    })

  const release = (session: Session) => {
    session.uses -= 1
    if (session.uses > 0 || sessions.get(session.hash) !== session) return
    sessions.delete(session.hash)
    session.leave()
  }
  const remove = (channel: Channel) => {
    if (channels.get(channel.topic) !== channel) return
    channels.delete(channel.topic)
    total.channels -= 1
    release(channel.session)
  }
  const close = (channel: Channel, code: EndCode) => {
    const { joinRef, topic } = channel
    remove(channel)
    warn(topic, realtimeRefusals[code], code)
    send({ joinRef, ref: joinRef, topic, event: realtimeEvents.close, payload: {} })
  }
  const tell = (session: Session, change: Change) => {
    for (const channel of channelsTold(session, change)) {
      send({
        joinRef: null,
        ref: null,
        topic: channel.topic,
        event: realtimeEvents.broadcast,
        payload: { type: realtimeEvents.broadcast, event: changeStream.events.change, payload: change },
      })
    }
  }
  const channelsOf = (session: Session) => [...channels.values()].filter((each) => each.session === session)
  const channelsTold = (session: Session, change: Change): readonly Channel[] => {
    if (change.kind === 'everything') return channelsOf(session)
    return topicsOf(change).flatMap((topic) => {
      const channel = channels.get(topic)
      return channel?.session === session ? [channel] : []
    })
  }

  /** Session of an access token, subscribed to changes from here on; undefined if the limit is reached. */
  const sessionOf = ({ accountId, sessionHash }: Bearer): Session | undefined => {
    const known = sessions.get(sessionHash)
    if (known) return known
    if (socket.readyState !== socket.OPEN) return undefined
    let companyId: string | null = null
    const endSession = (reason: EndReason) => {
      sessions.delete(session.hash)
      session.leave()
      if (reason === 'shutdown') return end(closing.restart)
      for (const channel of channelsOf(session)) close(channel, reason)
    }
    const subscriber: Subscriber = {
      accountId,
      session: sessionHash,
      companyId: () => companyId,
      actsFor: (current) => {
        companyId = current
        for (const channel of channelsOf(session)) {
          if (channel.companyId !== undefined && channel.companyId !== current) close(channel, 'rightsLost')
        }
      },
      tell: (change) => tell(session, change),
      beat: () => socket.ping(),
      end: endSession,
    }
    const leave = live.subscribe(subscriber)
    if (!leave) return undefined
    const session: Session = { hash: sessionHash, subscriber, leave, uses: 0 }
    sessions.set(sessionHash, session)
    return session
  }

  /** Adds a channel. Returns the reason if refused. */
  const grant = async (
    { joinRef, topic }: Pick<Channel, 'joinRef' | 'topic'>,
    subject: ChannelSubject,
    accessToken: string | null | undefined,
  ): Promise<string | undefined> => {
    const bearer = accessToken ? await tokens.verify(accessToken) : undefined
    if (!bearer) return realtimeRefusals.wrongToken
    const session = sessionOf(bearer)
    if (!session) return realtimeRefusals.full
    session.uses += 1
    try {
      // Checked after subscribing, so that no change in between is missed.
      const rights = await rightsOf(store.db, bearer, subject, now())
      if (!rights || sessions.get(session.hash) !== session) return realtimeRefusals.sessionEnded
      session.subscriber.actsFor(rights.companyId)
      if (!rights.mayRead) return realtimeRefusals.unknownChannel
      session.uses += 1
      total.channels += 1
      const companyId = subject.kind === 'account' ? undefined : rights.companyId
      channels.set(topic, { topic, joinRef, session, companyId, expiresAt: bearer.expiresAt })
      return undefined
    } finally {
      release(session)
    }
  }

  const join = async (message: Message) => {
    const { joinRef, topic } = message
    const before = channels.get(topic)
    if (before) remove(before)
    const payload = v.safeParse(joinPayload, message.payload)
    if (!payload.success) return refuse(message, realtimeRefusals.unreadable)
    const { access_token: accessToken, config } = payload.output
    if (config?.presence?.enabled) return refuse(message, realtimeRefusals.presence)
    if (config?.postgres_changes?.length) return refuse(message, realtimeRefusals.postgresChanges)
    if (channels.size >= realtimeLimits.channels) return refuse(message, realtimeRefusals.manyChannels)
    if (total.channels >= total.most) return refuse(message, realtimeRefusals.full)
    const subject = subjectOf(topic)
    if (!subject) return refuse(message, realtimeRefusals.unknownChannel)
    await countJoin()
    const reason = await grant({ joinRef, topic }, subject, accessToken)
    return reason === undefined ? reply(message, 'ok', {}) : refuse(message, reason)
  }

  const renew = async (message: Message, channel: Channel) => {
    const payload = v.safeParse(tokenPayload, message.payload)
    const accessToken = payload.success ? payload.output.access_token : undefined
    const bearer = accessToken ? await tokens.verify(accessToken) : undefined
    // The channel may have been closed in the meantime.
    if (channels.get(channel.topic) !== channel) return
    if (bearer?.sessionHash === channel.session.hash) {
      channel.expiresAt = bearer.expiresAt
      reply(message, 'ok', {})
      return
    }
    const subject = subjectOf(channel.topic)
    if (!bearer || !subject) return close(channel, 'wrongToken')
    await countJoin()
    remove(channel)
    const reason = await grant(channel, subject, accessToken)
    if (reason === undefined) return reply(message, 'ok', {})
    warn(channel.topic, reason)
    const { joinRef, topic } = channel
    send({ joinRef, ref: joinRef, topic, event: realtimeEvents.close, payload: {} })
  }

  const handle = async (message: Message): Promise<void> => {
    const { event, joinRef, topic } = message
    if (topic === heartbeatTopic && event === realtimeEvents.heartbeat) {
      heartbeatAt = now()
      return reply(message, 'ok', {})
    }
    if (event === realtimeEvents.join) return join(message)
    const channel = channels.get(topic)
    const own = channel?.joinRef === joinRef ? channel : undefined
    if (event === realtimeEvents.leave) {
      if (own) remove(own)
      return reply(message, 'ok', {})
    }
    if (event === realtimeEvents.accessToken && own) return renew(message, own)
    const reason = notOffered.get(event) ?? realtimeRefusals.unknownEvent
    // The client does not expose the reason of an error reply, so it is also sent as a warning.
    if (own) warn(topic, reason)
    return refuse(message, reason)
  }

  const handleSafely = async (message: Message) => {
    if (socket.readyState !== socket.OPEN) return
    try {
      await handle(message)
    } catch (error) {
      if (error instanceof RefusedForNow) return refuse(message, error.message)
      logger.error({ error, route: 'hosted.realtime' }, 'failed')
      refuse(message, realtimeRefusals.failed)
    }
  }

  socket.on('message', (data, isBinary) => {
    if (isFlood() || !Buffer.isBuffer(data)) return
    const message = isBinary ? decodeBinary(data) : serializer.decode(data.toString())
    if (!message) return end(closing.unreadable)
    waiting += 1
    if (waiting > MOST_WAITING) socket.pause()
    work = work
      .then(() => handleSafely(message))
      .finally(() => {
        waiting -= 1
        if (waiting === 0 && socket.readyState === socket.OPEN) socket.resume()
      })
  })
  socket.on('ping', isFlood)
  socket.on('pong', isFlood)
  // A message that is too long, or a broken frame.
  socket.on('error', () => end(closing.unreadable))
  socket.on('close', () => {
    for (const channel of channels.values()) remove(channel)
    for (const session of sessions.values()) session.leave()
    sessions.clear()
  })

  return {
    endExpired: () => {
      if (now() - heartbeatAt > realtimeLimits.heartbeatMs) return end(closing.policy)
      for (const channel of channels.values()) {
        if (channel.expiresAt <= now()) close(channel, 'wrongToken')
      }
    },
    refuse: () => end(closing.policy),
    shutDown: () => end(closing.restart),
  }
}

const topicsOf = (change: Exclude<Change, { kind: 'everything' }>): readonly string[] =>
  change.kind === 'introduction' || change.kind === 'savedSearch'
    ? [accountTopic]
    : [accountTopic, topicOf(change)]

const accountTopic = topicOf({ kind: 'account' })

const notOffered: ReadonlyMap<string, string> = new Map<string, string>([
  [realtimeEvents.presence, realtimeRefusals.presence],
  [realtimeEvents.broadcast, realtimeRefusals.broadcast],
  ['postgres_changes', realtimeRefusals.postgresChanges],
])
