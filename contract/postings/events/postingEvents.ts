import type { OwnPosting } from '../calls.ts'
import type { EmployerPostingEvent, PostingEvent } from '../events.ts'
import type { Outcome } from '../lifecycle.ts'
import type { PostingMail } from './mails.ts'

export type PostingEventType = PostingEvent['type']
type EmployerType = EmployerPostingEvent['type']

/** A field of a form, by the name of the part of the event that it fills. */
type Field<Name extends string> =
  | {
      readonly kind: 'choice'
      readonly name: Name
      readonly label: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  | { readonly kind: 'date'; readonly name: Name; readonly label: string; readonly hint: string }
  /** A text of several lines, which is left out where it is empty. */
  | { readonly kind: 'message'; readonly name: Name; readonly label: string; readonly hint: string }

type FieldOf<Type> = Exclude<keyof Extract<EmployerPostingEvent, { type: Type }>, 'type'> & string

/** The dialog before an event that cannot be taken back, or that needs more than a press. */
export interface PostingForm<Name extends string = string> {
  readonly title: string
  readonly text?: string
  readonly fields: readonly Field<Name>[]
}

type State = OwnPosting['state']

interface Common {
  /** The event in the story of the posting. One that leaves it in its state is about its changes. */
  readonly past: (step: { readonly from: string; readonly to: string }) => string
  /** The mail to those who act for the company. */
  readonly mail?: PostingMail
  /** The same, where the event is about the changes of a published posting. */
  readonly mailOfChanges?: PostingMail
}

interface Command<Type extends EmployerType> {
  /** The button. */
  readonly label: string
  /** The button while the posting itself is published, and only its changes can be taken back. */
  readonly labelOfChanges?: string
  /** The step that a posting waits for: its button stands out. */
  readonly leadsOn?: true
  /** The notice after it, by the state that it led to. */
  readonly notice: (state: State) => string
  readonly form?: PostingForm<FieldOf<Type>>
}

type Definition<Type> = Common &
  (Type extends EmployerType ? { readonly employer: Command<Type> } : { readonly employer?: never })

const opened = (state: State) =>
  state === 'held' ? 'We look at the posting before it is published.' : 'The posting is published.'

const outcomes: readonly { readonly value: Exclude<Outcome, 'removed'>; readonly label: string }[] = [
  { value: 'filledHere', label: 'Somebody from here was hired' },
  { value: 'filledElsewhere', label: 'Somebody from elsewhere was hired' },
  { value: 'cancelled', label: 'Nobody is hired' },
]

/**
 * All that client and server say of an event of a posting: its button and form, the notice after it, its name in the
 * story and its mail. Its transitions are in `machines/lifecycles/posting.ts`, its schema in `../events.ts`.
 */
export const postingEvents: { readonly [Type in PostingEventType]: Definition<Type> } = {
  publish: {
    employer: { label: 'Publish', leadsOn: true, notice: opened },
    past: ({ to }) => (to === 'published' ? 'Published' : 'Sent off to be published'),
  },
  confirm: {
    employer: { label: 'Still hiring', leadsOn: true, notice: opened },
    past: () => 'Said to be still open',
  },
  resume: {
    employer: { label: 'Resume', leadsOn: true, notice: opened },
    past: () => 'Resumed',
  },
  renew: {
    employer: {
      label: 'Renew',
      leadsOn: true,
      notice: opened,
      form: {
        title: 'Until when can people apply?',
        fields: [
          {
            kind: 'date',
            name: 'validThrough',
            label: 'Last day to apply',
            hint: 'From tomorrow to 90 days from now.',
          },
        ],
      },
    },
    past: () => 'Renewed',
  },
  recall: {
    employer: {
      label: 'Take it back',
      labelOfChanges: 'Take the changes back',
      notice: (state) =>
        state === 'draft' ? 'The posting is a draft again.' : 'The changes are taken back.',
    },
    past: ({ from, to }) => (from === to ? 'Changes taken back' : 'Taken back'),
  },
  pause: {
    employer: { label: 'Pause', notice: () => 'The posting is paused.' },
    past: () => 'Paused',
  },
  close: {
    employer: {
      label: 'Close the posting',
      notice: (state) => (state === 'closed' ? 'The posting is closed.' : 'The posting is being closed.'),
      form: {
        title: 'How has it ended?',
        fields: [
          { kind: 'choice', name: 'outcome', label: 'Outcome', options: outcomes },
          {
            kind: 'message',
            name: 'message',
            label: 'Message (optional)',
            hint: 'To everybody who still waits for an answer. With it their applications end; without it the posting closes once each has an answer.',
          },
        ],
      },
    },
    past: () => 'Closed',
  },
  discard: {
    employer: {
      label: 'Discard',
      notice: () => 'The draft has been discarded.',
      form: { title: 'Discard this draft?', text: 'It cannot be brought back.', fields: [] },
    },
    past: () => 'Discarded',
  },
  submitChanges: { past: () => 'Changes sent to be checked' },
  hold: { past: () => 'Held to be looked at', mail: 'postingHeld' },
  approve: {
    past: ({ from, to }) => (from === to ? 'Changes approved and published' : 'Approved and published'),
    mail: 'postingApproved',
    mailOfChanges: 'changesApproved',
  },
  refuse: {
    past: ({ from, to }) => (from === to ? 'Changes need a correction' : 'Changes asked'),
    mail: 'postingRefused',
    mailOfChanges: 'changesRefused',
  },
  remove: { past: () => 'Removed', mail: 'postingRemoved' },
  freshnessDue: { past: () => 'Asked whether it is still open', mail: 'postingStillHiring' },
  freshnessMissed: { past: () => 'Paused, because nobody said that it is still open' },
  validThroughReached: { past: () => 'The last day was over' },
  applicationEnded: { past: () => 'An application ended' },
}

/** Type guard for event names: the history of a posting has edits too. */
export const isPostingEvent = (type: string): type is PostingEventType => Object.hasOwn(postingEvents, type)

const isSentByEmployer = (type: PostingEventType): type is EmployerType => 'employer' in postingEvents[type]

/** The events that an employer sends, in the order of their buttons. */
export const employerPostingEventTypes = Object.keys(postingEvents)
  .filter(isPostingEvent)
  .filter(isSentByEmployer)
