import type { OwnPosting } from '../calls.ts'
import type { EmployerPostingEvent, PostingEvent } from '../events.ts'
import type { Outcome } from '../lifecycle.ts'
import type { PostingMail } from './mails.ts'
import { openedNotice } from './openedNotice.ts'

export type PostingEventType = PostingEvent['type']
type EmployerType = EmployerPostingEvent['type']

/** Form field for one property of the event payload, which has the same name. */
type Field<Name extends string> =
  | {
      readonly kind: 'choice'
      readonly name: Name
      readonly label: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  | { readonly kind: 'date'; readonly name: Name; readonly label: string; readonly hint: string }
  /** Multi-line text; left out of the event if empty. */
  | { readonly kind: 'message'; readonly name: Name; readonly label: string; readonly hint: string }

type FieldOf<Type> = Exclude<keyof Extract<EmployerPostingEvent, { type: Type }>, 'type'> & string

/** Dialog before an event that cannot be undone or needs input. */
export interface PostingForm<Name extends string = string> {
  readonly title: string
  readonly text?: string
  readonly fields: readonly Field<Name>[]
}

type State = OwnPosting['state']

interface Common {
  /**
   * Name of the past event in the timeline. Equal states mean that the event was about edits of a published
   * posting.
   */
  readonly past: (step: { readonly from: string; readonly to: string }) => string
  /** Email to the members of the company. */
  readonly mail?: PostingMail
  /** Replaces `mail` if the event is about edits of a published posting. */
  readonly mailOfChanges?: PostingMail
}

interface Command<Type extends EmployerType> {
  /** Button label. */
  readonly label: string
  /** Button label while the posting is live, where the event applies to its pending edits only. */
  readonly labelOfChanges?: string
  /** True for the expected next step, whose button is primary. */
  readonly leadsOn?: true
  /** Confirmation after the event, by the resulting state. */
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
 * Definitions of all events of a posting: buttons and forms, the confirmation after sending, names in the
 * timeline, and emails. Shared by client and server. Transitions belong to the lifecycle machine.
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

/** Type guard for posting events. The timeline also contains edits. */
export const isPostingEvent = (type: string): type is PostingEventType => Object.hasOwn(postingEvents, type)

const isSentByEmployer = (type: PostingEventType): type is EmployerType => 'employer' in postingEvents[type]

/** Events that an employer sends, in button order. */
export const employerPostingEventTypes = Object.keys(postingEvents)
  .filter(isPostingEvent)
  .filter(isSentByEmployer)
