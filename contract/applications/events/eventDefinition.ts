import type { ApplicationEvent, CandidateApplicationEvent, EmployerApplicationEvent } from '../lifecycle.ts'
import type { TimelineEvent, Turn } from '../turns.ts'
import type { ApplicationMail } from './mails.ts'

export type ApplicationEventType = ApplicationEvent['type']
type CandidateType = CandidateApplicationEvent['type']
type EmployerType = EmployerApplicationEvent['type']

/** The parts of an event beside its message that are filled in. */
type FieldOf<Type> = Exclude<keyof Extract<ApplicationEvent, { type: Type }>, 'type' | 'message'> & string

/** A field of a form, by the name of the part of the event that it fills. */
export type EventField<Name extends string = string> =
  | { readonly kind: 'date'; readonly name: Name; readonly label: string }
  /** An amount of money with its currency and period. Without a currency it is left out. */
  | { readonly kind: 'pay'; readonly name: Name; readonly label: string }
  | {
      /** It is always sent: the call says that it is missing. */
      readonly kind: 'choice'
      readonly name: Name
      readonly label: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  /** The later stages of the application. */
  | { readonly kind: 'stage'; readonly name: Name }

/** Recipient and job of a prepared message. */
export interface Addressed {
  /** The first name. */
  readonly name: string
  readonly title: string
  readonly company: string
}

/** The form in which an employer writes an event. It always has a message. */
export interface EmployerForm<Name extends string = string> {
  /** Takes the name of one applicant, or the number of several. */
  readonly title: (person: string) => string
  /** The hint of the message, for one applicant or several. */
  readonly hint: string
  readonly fields: readonly EventField<Name>[]
  readonly isMessageOptional?: true
  /** Several applicants cannot be answered at once. */
  readonly isToOne?: true
  /** The message to begin with, once the fields say enough. */
  readonly prepared?: (filled: { readonly reason?: string | undefined }, reader: Addressed) => string
}

interface EmployerCommand<Type extends EmployerType> {
  /** The button. */
  readonly label: string
  /** Without a form a press is enough. */
  readonly form?: EmployerForm<FieldOf<Type>>
  /** Beside the link to the next applicant. An event without this sentence leaves the employer where they are. */
  readonly decided?: string
}

/** The events of a candidate that say nothing, but for a reason. */
export type QuestionedType = Exclude<CandidateApplicationEvent, { readonly message: string }>['type']

/** The question that is asked once before such an event is sent. */
export interface Question {
  readonly title: string
  /** The button that answers yes. */
  readonly label: string
  /** Takes the name of the company. */
  readonly text: (company: string) => string
  /** A reason can be given, which the employer reads. */
  readonly hasReason?: true
  /** The section of the page that offers this way out. Its text takes the name of the company. */
  readonly wayOut?: { readonly title: string; readonly text: (company: string) => string }
}

type CandidateCommand<Type> = Type extends QuestionedType
  ? { readonly question?: Question }
  : {
      /** The button. */
      readonly label: string
    }

/** An event, with the side whose turn it was until then. */
export type InTurn<Event> = Event & { readonly side: Turn['side'] }

/** An event in the timeline of a candidate. */
export interface PastEvent {
  readonly name: string
  readonly note?: string | undefined
  /** It leads on, or ends the application: the others are talk. */
  readonly isMilestone: boolean
}

/** The circumstances that decide who is sent a mail. */
export interface MailFacts {
  readonly actor: TimelineEvent['actor']
  readonly turn: Turn['side'] | null
  /** A rejection is decided, and has not left. */
  readonly isLeaving: boolean
}

/** All that is said of an event; its transitions are in `machines/lifecycles/application.ts`, its schema in `lifecycle.ts`. */
interface Common {
  /** The event after it has happened, as each side reads it. None for a side that is not shown the event. */
  readonly past: {
    /** Takes the name of the company. */
    readonly candidate?: (event: InTurn<TimelineEvent>, company: string) => PastEvent
    /** Takes the first name of the candidate. */
    readonly employer?: (event: TimelineEvent, name: string) => string
  }
  /** The side that owes an answer after it. All others leave the turn where it is. */
  readonly turnTo?: Turn['side']
  /** The candidate takes it for an answer, so that the record of the company counts it. */
  readonly isAnswer?: true
  /** Only the employer sees it: until a rejection leaves it can be undone. */
  readonly isHiddenFromCandidate?: true
  /** The sentence of the server, where the state of a sent application does not allow it. */
  readonly refusal?: string
  readonly mails?: (facts: MailFacts) => { readonly [Side in Turn['side']]?: ApplicationMail | undefined }
}

type Sent<Type> = Type extends CandidateType | EmployerType
  ? {
      /** The notice after it was sent. */
      readonly notice: string
    }
  : unknown

type ByCandidate<Type> = Type extends CandidateType ? { readonly candidate: CandidateCommand<Type> } : unknown
type ByEmployer<Type> = Type extends EmployerType ? { readonly employer: EmployerCommand<Type> } : unknown

export type EventDefinition<Type extends ApplicationEventType> = Common &
  Sent<Type> &
  ByCandidate<Type> &
  ByEmployer<Type>
