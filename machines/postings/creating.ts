import { assertEvent, setup, type ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting, textIn } from '../shared/submission.ts'

/** Source of a draft: a title, or another posting. */
interface DraftOf {
  readonly title?: string | undefined
  readonly copyOf?: string | undefined
}

/** Creates a draft, from a title typed in place or as a copy of another posting. */
export const creatingMachine = setup({
  types: {
    context: {} as { failure: Failure | undefined },
    events: {} as
      | { type: 'write' }
      | { type: 'cancel' }
      | { type: 'submit'; form: FormData }
      | { type: 'copy'; id: string },
    emitted: {} as NoticeEvent | NavigateEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    createPosting: effect<OwnPosting, DraftOf>('createPosting'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    openEditor: navigate((_, { id }: OwnPosting) => ({ to: paths.editPosting(id) })),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'creating',
  context: { failure: undefined },
  initial: 'offering',
  states: {
    offering: {
      description: 'A draft can be created.',
      on: { write: 'asking', copy: 'copying' },
    },
    asking: {
      description: 'The form asks for the title.',
      on: { submit: 'creating', copy: 'copying', cancel: { target: 'offering', actions: 'clearFailure' } },
    },
    creating: {
      ...submitting,
      description: 'The draft is created once, from its title.',
      invoke: {
        id: 'createPosting',
        src: 'createPosting',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return { title: textIn(event.form, 'title') }
        },
        onDone: { target: 'created', actions: { type: 'openEditor', params: ({ event }) => event.output } },
        onError: { target: 'asking', actions: reportError },
      },
    },
    copying: {
      ...submitting,
      description: 'The draft is created once, as a copy of another posting.',
      invoke: {
        id: 'createPosting',
        src: 'createPosting',
        input: ({ event }) => {
          assertEvent(event, 'copy')
          return { copyOf: event.id }
        },
        onDone: { target: 'created', actions: { type: 'openEditor', params: ({ event }) => event.output } },
        onError: { target: 'offering', actions: reportError },
      },
    },
    created: { type: 'final', tags: ['busy'], description: 'The editor of the draft opens.' },
  },
})

export type CreatingFlow = ActorRefFrom<typeof creatingMachine>
