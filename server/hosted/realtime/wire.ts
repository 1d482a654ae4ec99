import * as v from 'valibot'
import { realtimeEvents } from '../../../contract/hosted/realtime.ts'

/** Message of the protocol, in either version of its serialization. */
export interface Message {
  /** Reference of the join message of its channel. */
  readonly joinRef: string | null
  /** Reference that the reply repeats. */
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: object
}

/** Serialization of messages (query parameter `vsn`). */
export interface Serializer {
  /** Undefined if the text is not a valid message. */
  readonly decode: (text: string) => Message | undefined
  readonly encode: (message: Message) => string
}

const ref = v.nullable(v.pipe(v.string(), v.maxLength(32)))
const topic = v.pipe(v.string(), v.maxLength(128))
const event = v.pipe(v.string(), v.maxLength(32))
const payload = v.looseObject({})

const arraySchema = v.strictTuple([ref, ref, topic, event, payload])
const objectSchema = v.object({
  join_ref: v.optional(ref, null),
  ref: v.optional(ref, null),
  topic,
  event,
  payload,
})

const objectSerializer: Serializer = {
  decode: (text) => {
    const parsed = v.safeParse(objectSchema, jsonOf(text))
    if (!parsed.success) return undefined
    const { join_ref: joinRef, ...rest } = parsed.output
    return { joinRef, ...rest }
  },
  encode: ({ joinRef, ...rest }) => JSON.stringify({ join_ref: joinRef, ...rest }),
}

const arraySerializer: Serializer = {
  decode: (text) => {
    const parsed = v.safeParse(arraySchema, jsonOf(text))
    if (!parsed.success) return undefined
    const [joinRef, own, ...rest] = parsed.output
    return { joinRef, ref: own, topic: rest[0], event: rest[1], payload: rest[2] }
  },
  encode: (message) =>
    JSON.stringify([message.joinRef, message.ref, message.topic, message.event, message.payload]),
}

/** Serializers by version. A client that specifies none uses the first. */
export const serializers: ReadonlyMap<string, Serializer> = new Map([
  ['1.0.0', objectSerializer],
  ['2.0.0', arraySerializer],
])

const BROADCAST_PUSH = 3
const HEADER_BYTES = 7

/**
 * Decodes the header of a binary message. Only broadcasts are binary: kind; lengths of join reference,
 * reference, topic, event and metadata; encoding; then the texts.
 *
 * @returns undefined for other bytes
 */
export function decodeBinary(bytes: Buffer): Message | undefined {
  if (bytes.length < HEADER_BYTES || bytes[0] !== BROADCAST_PUSH) return undefined
  const [, joinRefBytes = 0, refBytes = 0, topicBytes = 0] = bytes
  const end = HEADER_BYTES + joinRefBytes + refBytes + topicBytes
  if (bytes.length < end) return undefined
  const textAt = (from: number, length: number) => bytes.toString('utf8', from, from + length)
  return {
    joinRef: textAt(HEADER_BYTES, joinRefBytes) || null,
    ref: textAt(HEADER_BYTES + joinRefBytes, refBytes) || null,
    topic: textAt(end - topicBytes, topicBytes),
    event: realtimeEvents.broadcast,
    payload: {},
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
