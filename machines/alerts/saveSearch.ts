import { assertEvent, fromCallback, setup, type ActorRefFrom, type EventObject } from 'xstate'
import type { SavedSearch } from '../../contract/alerts/savedSearch.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'
import type { VisitorEvent } from '../shared/visitorWatch.ts'

interface OfSearch {
  /** Query string of the job search. */
  readonly criteria: string
}

/** Submitted form: the frequency, with a name from a candidate or an email address from a guest. */
export interface SearchToSave extends OfSearch {
  readonly form: FormData
}

/** Existing saved search whose criteria are replaced. */
export interface SearchToUpdate extends OfSearch {
  readonly id: string
}

interface Input extends OfSearch {
  /** Id of the saved search whose filters are edited; undefined for a new search. */
  readonly changedId?: string | undefined
}

/**
 * Saves a job search, in a candidate's account or for the email address of a guest, who has to confirm it.
 */
export const saveSearchMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { readonly failure: Failure | undefined },
    events: {} as
      | VisitorEvent
      | { readonly type: 'submit'; readonly form: FormData }
      | { readonly type: 'update' }
      | { readonly type: 'saveNew' }
      | { readonly type: 'close' },
    emitted: {} as NoticeEvent,
    output: {} as { readonly isSaved: boolean },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    visitor: fromCallback<EventObject>(() => undefined),
    saveSearch: effect<SavedSearch, SearchToSave>('saveSearch'),
    updateSearch: effect<SavedSearch, SearchToUpdate>('updateSearch'),
    requestAlert: effect<object, SearchToSave>('requestAlert'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    tellSaved: notify(() => successNotice('searchSaved')),
    tellChanged: notify(() => successNotice('searchChanged')),
  },
  guards: { isChange: ({ context: { changedId } }) => changedId !== undefined },
  delays: { slowAfterMs },
}).createMachine({
  id: 'saveSearch',
  context: ({ input }) => ({ ...input, failure: undefined }),
  invoke: { id: 'visitor', src: 'visitor' },
  initial: 'identifying',
  on: {
    'visitor.candidate': [
      { guard: 'isChange', target: '.member.changing', actions: 'clearFailure' },
      { target: '.member', actions: 'clearFailure' },
    ],
    'visitor.guest': { target: '.guest', actions: 'clearFailure' },
    'visitor.employer': { target: '.unavailable', actions: 'clearFailure' },
    close: '.closed',
  },
  states: {
    identifying: { description: 'The session is still loading.' },
    unavailable: { description: 'Employers cannot save job searches.' },
    member: {
      initial: 'editing',
      states: {
        changing: {
          description: 'The form asks whether to update a saved search or to create a new one.',
          on: { update: 'updating', saveNew: { target: 'editing', actions: 'clearFailure' } },
        },
        updating: {
          ...submitting,
          invoke: {
            id: 'updateSearch',
            src: 'updateSearch',
            input: ({ context: { changedId, criteria } }) => ({ criteria, id: required(changedId) }),
            onDone: { target: '#saveSearch.saved', actions: 'tellChanged' },
            onError: { target: 'changing', actions: reportError },
          },
        },
        editing: {
          description: 'The form asks for a name and a frequency.',
          on: { submit: 'saving' },
        },
        saving: {
          ...submitting,
          invoke: {
            id: 'saveSearch',
            src: 'saveSearch',
            input: ({ context: { criteria }, event }) => {
              assertEvent(event, 'submit')
              return { criteria, form: event.form }
            },
            onDone: { target: '#saveSearch.saved', actions: 'tellSaved' },
            onError: { target: 'editing', actions: reportError },
          },
        },
      },
    },
    guest: {
      initial: 'editing',
      states: {
        editing: {
          description: 'The form asks for an email address and a frequency.',
          on: { submit: 'requesting' },
        },
        requesting: {
          ...submitting,
          invoke: {
            id: 'requestAlert',
            src: 'requestAlert',
            input: ({ context: { criteria }, event }) => {
              assertEvent(event, 'submit')
              return { criteria, form: event.form }
            },
            onDone: 'requested',
            onError: { target: 'editing', actions: reportError },
          },
        },
        requested: {
          description:
            'A link in an email confirms the search. Every address gets the same message, so that none is revealed as known.',
        },
      },
    },
    saved: { type: 'final', output: 'saved' },
    closed: { type: 'final', output: 'closed' },
  },
  output: ({ event }) => ({ isSaved: event.output === 'saved' }),
})

export type SaveSearchFlow = ActorRefFrom<typeof saveSearchMachine>
