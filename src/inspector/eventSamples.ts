import type { AnyActorRef, EventFromLogic } from 'xstate'
import type { actors } from '../../machines/index.ts'

type Machines = typeof actors

/** Payload of an event as JSON, with a form as an object of its fields. */
type AsJson<Payload> = {
  readonly [Key in keyof Payload as Key extends 'type' ? never : Key]: Payload[Key] extends FormData
    ? { readonly FormData: Readonly<Record<string, string>> }
    : Payload[Key]
}

/** Event that can be written as JSON and sent by a person. */
type Sendable<Event> = Event extends
  { readonly flow: AnyActorRef } | { readonly file: File } | { readonly type: `xstate.${string}` }
  ? never
  : Event

/** Event from a child actor to its page. Samples of these are optional, because they carry whole objects. */
type Report = { readonly type: `${'reading' | 'command' | 'deciding' | 'answering'}.${string}` }

/** Sample payloads of all events, by machine id and event type. */
export type EventSamples = {
  readonly [Id in keyof Machines]: {
    readonly [
      Event in Exclude<Sendable<EventFromLogic<Machines[Id]>>, Report> as Event['type']
    ]: AsJson<Event>
  } & {
    readonly [
      Event in Extract<Sendable<EventFromLogic<Machines[Id]>>, Report> as Event['type']
    ]?: AsJson<Event>
  }
}
