import type { OwnPosting } from '../calls.ts'
import type { EmployerPostingEvent, PostingEvent } from '../events.ts'
import type { Outcome } from '../lifecycle.ts'
import type { PostingMail } from './mails.ts'
import { openedNotice } from './openedNotice.ts'

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
  /** Text of several lines; left out where it is empty. */
  | { readonly kind: 'message'; readonly name: Name; readonly label: string; readonly hint: string }

type FieldOf<Type> = Exclude<keyof Extract<EmployerPostingEvent, { type: Type }>, 'type'> & string

/** Dialog before an event that cannot be undone, or that needs more than a press. */
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
  /** Mail in place of `mail` when the event is about changes of a published posting. */
  readonly mailOfChanges?: PostingMail
}

interface Command<Type extends EmployerType> {
  /** The button. */
  readonly label: string
  /** Label of the button while the posting is live and only its changes can be taken back. */
  readonly labelOfChanges?: string
  /** Expected next step: its button is primary. */
  readonly leadsOn?: true
  /** The notice after it, by the state that it led to. */
  readonly notice: (state: State) => string
  readonly form?: PostingForm<FieldOf<Type>>
}

type Definition<Type> = Common &
  (Type extends EmployerType ? { readonly employer: Command<Type> } : { readonly employer?: never })

const outcomes: readonly { readonly value: Exclude<Outcome, 'removed'>; readonly label: string }[] = [
  { value: 'filledHere', label: 'We hired someone who applied here' },
  { value: 'filledElsewhere', label: 'We hired someone from elsewhere' },
  { value: 'cancelled', label: 'We’re not hiring anymore' },
]

/**
 * All that client and server say of an event of a posting: its button and form, the notice after it, its name in the
 * story and its mail. Its transitions are in `machines/lifecycles/posting.ts`, its schema in `../events.ts`.
 */
export const postingEvents: { readonly [Type in PostingEventType]: Definition<Type> } = {
  publish: {
    employer: { label: 'Publish', leadsOn: true, notice: openedNotice },
    past: ({ to }) => (to === 'published' ? 'Published' : 'Sent for review'),
  },
  confirm: {
    employer: { label: 'Yes, still hiring', leadsOn: true, notice: openedNotice },
    past: () => 'Confirmed as open',
  },
  resume: {
    employer: { label: 'Resume', leadsOn: true, notice: openedNotice },
    past: () => 'Resumed',
  },
  renew: {
    employer: {
      label: 'Extend',
      leadsOn: true,
      notice: openedNotice,
      form: {
        title: 'How long can people apply?',
        fields: [
          {
            kind: 'date',
            name: 'validThrough',
            label: 'Last day to apply',
            hint: 'From tomorrow up to 90 days from today.',
          },
        ],
      },
    },
    past: () => 'Extended',
  },
  recall: {
    employer: {
      label: 'Withdraw from review',
      labelOfChanges: 'Withdraw changes',
      notice: (state) =>
        state === 'draft' ? 'Your job post is a draft again.' : 'Your changes are withdrawn.',
    },
    past: ({ from, to }) => (from === to ? 'Changes withdrawn' : 'Withdrawn from review'),
  },
  pause: {
    employer: { label: 'Pause', notice: () => 'Your job post is paused.' },
    past: () => 'Paused',
  },
  close: {
    employer: {
      label: 'Close job post',
      notice: (state) =>
        state === 'closed' ? 'Your job post is closed.' : 'Your job post closes once everyone has a reply.',
      form: {
        title: 'How did it end?',
        fields: [
          { kind: 'choice', name: 'outcome', label: 'Outcome', options: outcomes },
          {
            kind: 'message',
            name: 'message',
            label: 'Message (optional)',
            hint: 'Goes to everyone still waiting for a reply, and closes their applications. Without a message, the job post closes once each of them has a reply.',
          },
        ],
      },
    },
    past: () => 'Closed',
  },
  discard: {
    employer: {
      label: 'Discard',
      notice: () => 'Draft discarded.',
      form: { title: 'Discard this draft?', text: 'You can’t undo this.', fields: [] },
    },
    past: () => 'Discarded',
  },
  submitChanges: { past: () => 'Changes sent for review' },
  hold: { past: () => 'Held for review', mail: 'postingHeld' },
  approve: {
    past: ({ from, to }) => (from === to ? 'Changes approved and published' : 'Approved and published'),
    mail: 'postingApproved',
    mailOfChanges: 'changesApproved',
  },
  refuse: {
    past: ({ from, to }) => (from === to ? 'Changes need a correction' : 'Changes requested'),
    mail: 'postingRefused',
    mailOfChanges: 'changesRefused',
  },
  remove: { past: () => 'Removed', mail: 'postingRemoved' },
  freshnessDue: { past: () => 'Asked if you’re still hiring', mail: 'postingStillHiring' },
  freshnessMissed: { past: () => 'Paused because it wasn’t confirmed' },
  validThroughReached: { past: () => 'Reached its last day' },
  applicationEnded: { past: () => 'An application ended' },
}

/** Type guard for event names: the history of a posting has edits too. */
export const isPostingEvent = (type: string): type is PostingEventType => Object.hasOwn(postingEvents, type)

const isSentByEmployer = (type: PostingEventType): type is EmployerType => 'employer' in postingEvents[type]

/** The events that an employer sends, in the order of their buttons. */
export const employerPostingEventTypes = Object.keys(postingEvents)
  .filter(isPostingEvent)
  .filter(isSentByEmployer)
