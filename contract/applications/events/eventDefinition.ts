import type { ApplicationEvent, CandidateApplicationEvent, EmployerApplicationEvent } from '../lifecycle.ts'
import type { TimelineEvent, Turn } from '../turns.ts'
import type { ApplicationMail } from './mails.ts'

export type ApplicationEventType = ApplicationEvent['type']
type CandidateType = CandidateApplicationEvent['type']
type EmployerType = EmployerApplicationEvent['type']

/** Payload fields of an event, other than its message. */
type FieldOf<Type> = Exclude<keyof Extract<ApplicationEvent, { type: Type }>, 'type' | 'message'> & string

/** Form field for one property of the event payload, which has the same name. */
export type EventField<Name extends string = string> =
  | { readonly kind: 'date'; readonly name: Name; readonly label: string }
  /** Amount with currency and period. Left out of the event if the currency is empty. */
  | { readonly kind: 'pay'; readonly name: Name; readonly label: string }
  | {
      /** Always included in the event, so that the server's validation reports a missing choice. */
      readonly kind: 'choice'
      readonly name: Name
      readonly label: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  /** Stages after the current one. */
  | { readonly kind: 'stage'; readonly name: Name }

/** Recipient and job of a prepared message. */
export interface Addressed {
  /** First name of the recipient. */
  readonly name: string
  readonly title: string
  readonly company: string
}

/** Form for an employer's event. Every form has a message field. */
export interface EmployerForm<Name extends string = string> {
  /** Form title. Takes the name of one applicant, or a count such as "3 applicants". */
  readonly title: (person: string) => string
  /** Hint of the message field, for one applicant or several. */
  readonly hint: string
  readonly fields: readonly EventField<Name>[]
  readonly isMessageOptional?: true
  /** True if the form cannot be sent to several applicants at once. */
  readonly isToOne?: true
  /** Prefilled message; depends on the fields filled in so far. */
  readonly prepared?: (filled: { readonly reason?: string | undefined }, reader: Addressed) => string
}

interface EmployerCommand<Type extends EmployerType> {
  /** Button label. */
  readonly label: string
  /** Form to fill in; without one, the button sends the event immediately. */
  readonly form?: EmployerForm<FieldOf<Type>>
  /**
   * Sentence next to the link to the next applicant. Without it, the employer stays on the current applicant.
   */
  readonly decided?: string
}

/** Candidate events that carry no message, at most a reason. */
export type QuestionedType = Exclude<CandidateApplicationEvent, { readonly message: string }>['type']

/** Confirmation question before a candidate event without a message is sent. */
export interface Question {
  readonly title: string
  /** Label of the confirming button. */
  readonly label: string
  /** Explanation; takes the company name. */
  readonly text: (company: string) => string
  /** True if the candidate can add a reason, which the employer reads. */
  readonly hasReason?: true
  /** Section of the page that offers this exit. Its text takes the company name. */
  readonly wayOut?: { readonly title: string; readonly text: (company: string) => string }
}

type CandidateCommand<Type> = Type extends QuestionedType
  ? { readonly question?: Question }
  : {
      /** Button label. */
      readonly label: string
    }

/** Event with the side whose turn it was before it. */
export type InTurn<Event> = Event & { readonly side: Turn['side'] }

/** Event in the candidate's timeline. */
export interface PastEvent {
  readonly name: string
  readonly note?: string | undefined
  /** True if the event moves the application forward or ends it; false for messages in between. */
  readonly isMilestone: boolean
}

/** Facts that decide which side gets an email. */
export interface MailFacts {
  readonly actor: TimelineEvent['actor']
  readonly turn: Turn['side'] | null
  /** True while a rejection is pending and can still be undone. */
  readonly isLeaving: boolean
}

/**
 * Texts and effects of an event, common to all senders. Transitions belong to the lifecycle machine, payloads
 * to the schemas of the lifecycle.
 */
interface Common {
  /** Name of the past event for each side. Absent for a side that does not see the event. */
  readonly past: {
    /** Takes the company name. */
    readonly candidate?: (event: InTurn<TimelineEvent>, company: string) => PastEvent
    /** Takes the candidate's first name. */
    readonly employer?: (event: TimelineEvent, name: string) => string
  }
  /** Side that must answer after the event. Absent if the turn does not change. */
  readonly turnTo?: Turn['side']
  /** True if the event counts as an answer in the company's reply record. */
  readonly isAnswer?: true
  /** True if only the employer sees the event, because a pending rejection can be undone. */
  readonly isHiddenFromCandidate?: true
  /** Error message of the server if the state of a sent application does not allow the event. */
  readonly refusal?: string
  readonly mails?: (facts: MailFacts) => { readonly [Side in Turn['side']]?: ApplicationMail | undefined }
}

type Sent<Type> = Type extends CandidateType | EmployerType
  ? {
      /** Confirmation shown after sending. */
      readonly notice: string
    }
  : unknown

type ByCandidate<Type> = Type extends CandidateType ? { readonly candidate: CandidateCommand<Type> } : unknown
type ByEmployer<Type> = Type extends EmployerType ? { readonly employer: EmployerCommand<Type> } : unknown

export type EventDefinition<Type extends ApplicationEventType> = Common &
  Sent<Type> &
  ByCandidate<Type> &
  ByEmployer<Type>
