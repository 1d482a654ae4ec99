import * as v from 'valibot'
import { defineHostedCall } from './call.ts'

/** Limits of the websocket, for its clients too. */
export const realtimeLimits = {
  /** Most bytes of a message. */
  maxBytes: 16 * 1024,
  /** Most channels on one websocket. */
  channels: 100,
  /** A websocket without a heartbeat for so long is closed. */
  heartbeatMs: 60_000,
} as const

/** Events of the protocol, as `@supabase/phoenix` names them. */
export const realtimeEvents = {
  join: 'phx_join',
  leave: 'phx_leave',
  reply: 'phx_reply',
  close: 'phx_close',
  heartbeat: 'heartbeat',
  accessToken: 'access_token',
  broadcast: 'broadcast',
  presence: 'presence',
  system: 'system',
} as const

/** The topic of heartbeats. */
export const heartbeatTopic = 'phoenix'

/** Object that a channel is about. */
export type ChannelSubject =
  | { readonly kind: 'application'; readonly reference: string }
  | { readonly kind: 'posting'; readonly id: string }
  | { readonly kind: 'company' }

const TOPIC = /^realtime:(?:(application):([A-Z0-9-]{1,16})|(posting):([0-9a-f-]{36})|company)$/

/** The subject of a topic (`realtime:application:{reference}`, `realtime:posting:{id}`, `realtime:company`), if it is one. */
export function subjectOf(topic: string): ChannelSubject | undefined {
  const found = TOPIC.exec(topic)
  if (!found) return undefined
  const [, , reference, , id] = found
  if (reference !== undefined) return { kind: 'application', reference }
  return id === undefined ? { kind: 'company' } : { kind: 'posting', id }
}

/** The topic of a subject. */
export function topicOf(subject: ChannelSubject): string {
  if (subject.kind === 'application') return `realtime:application:${subject.reference}`
  return subject.kind === 'posting' ? `realtime:posting:${subject.id}` : 'realtime:company'
}

const token = v.nullish(v.pipe(v.string(), v.maxLength(4_096)))

/** Payload of a join. What it says about things that the server does not offer is read only to refuse them. */
export const joinPayload = v.object({
  access_token: token,
  config: v.optional(
    v.object({
      presence: v.optional(v.object({ enabled: v.optional(v.boolean()) })),
      postgres_changes: v.optional(v.array(v.unknown())),
    }),
  ),
})

/** Payload with which a client renews the access token of a channel. */
export const tokenPayload = v.object({ access_token: token })

const broadcast = {
  method: 'POST',
  summary: 'Refuses a broadcast: channels only report changes.',
  access: 'key',
  maxBytes: realtimeLimits.maxBytes,
} as const

/** Calls by which the official client broadcasts without a websocket. */
export const hostedRealtimeCalls = {
  broadcast: defineHostedCall({ ...broadcast, path: '/api/broadcast' }),
  broadcastEvent: defineHostedCall({
    ...broadcast,
    path: '/api/broadcast/:topic/events/:event',
  }),
}
