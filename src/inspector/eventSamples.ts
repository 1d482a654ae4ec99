import type { AnyActorRef, EventFromLogic } from 'xstate'
import type { actors } from '../../machines/index.ts'

type Machines = typeof actors

/** An event's payload as JSON: a form is written as its fields. */
type AsJson<Payload> = {
  readonly [Key in keyof Payload as Key extends 'type' ? never : Key]: Payload[Key] extends FormData
    ? { readonly FormData: Readonly<Record<string, string>> }
    : Payload[Key]
}

/** An event that JSON can express, and that a person may send. */
type Sendable<Event> = Event extends
  { readonly flow: AnyActorRef } | { readonly file: File } | { readonly type: `xstate.${string}` }
  ? never
  : Event

/** A report of a child to its page: one that carries a whole object is left out. */
type Report = { readonly type: `${'reading' | 'command' | 'deciding' | 'answering'}.${string}` }

/** Payloads of the events of every machine, by its id and the type of the event. */
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
