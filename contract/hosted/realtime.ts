import * as v from 'valibot'
import { defineHostedCall } from './call.ts'

/** Limits of a websocket connection; clients can rely on them. */
export const realtimeLimits = {
  /** Maximum size of a message. */
  maxBytes: 16 * 1024,
  /** Maximum number of channels on one websocket. */
  channels: 100,
  /** Maximum number of messages, pings and pongs in a second; the server closes a websocket that sends more. */
  messagesPerSecond: 300,
  /** Time without a heartbeat after which the server closes a websocket. */
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

/** Topic of heartbeat messages. */
export const heartbeatTopic = 'phoenix'

/** Object whose changes a channel delivers. */
export type ChannelSubject =
  | { readonly kind: 'application'; readonly reference: string }
  | { readonly kind: 'posting'; readonly id: string }
  | { readonly kind: 'company' }
  /** Everything that the account may read. */
  | { readonly kind: 'account' }

const TOPIC = /^realtime:(?:(application):([A-Z0-9-]{1,16})|(posting):([0-9a-f-]{36})|(company|account))$/

/** Subject of a topic such as `realtime:application:{reference}` or `realtime:account`; undefined for other texts. */
export function subjectOf(topic: string): ChannelSubject | undefined {
  const found = TOPIC.exec(topic)
  if (!found) return undefined
  const [, , reference, , id, kind] = found
  if (reference !== undefined) return { kind: 'application', reference }
  if (id !== undefined) return { kind: 'posting', id }
  return { kind: kind === 'account' ? kind : 'company' }
}

export function topicOf(subject: ChannelSubject): string {
  if (subject.kind === 'application') return `realtime:application:${subject.reference}`
  return subject.kind === 'posting' ? `realtime:posting:${subject.id}` : `realtime:${subject.kind}`
}

const token = v.nullish(v.pipe(v.string(), v.maxLength(4_096)))

/** Payload of a join. Options that the server does not support are parsed only to refuse them. */
export const joinPayload = v.object({
  access_token: token,
  config: v.optional(
    v.object({
      presence: v.optional(v.object({ enabled: v.optional(v.boolean()) })),
      postgres_changes: v.optional(v.array(v.unknown())),
    }),
  ),
})

/** Payload that renews the access token of a channel. */
export const tokenPayload = v.object({ access_token: token })

const broadcast = {
  method: 'POST',
  summary: 'Refuses a broadcast: channels only report changes.',
  access: 'key',
  maxBytes: realtimeLimits.maxBytes,
} as const

/** HTTP calls by which the official client broadcasts without a websocket. */
export const hostedRealtimeCalls = {
  broadcast: defineHostedCall({ ...broadcast, path: '/api/broadcast' }),
  broadcastEvent: defineHostedCall({
    ...broadcast,
    path: '/api/broadcast/:topic/events/:event',
  }),
}
