import { assign, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, type NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'

/** Request to add a person to the company's shortlist, or to remove them. */
export interface ShortlistChange {
  readonly id: string
  readonly isSaved: boolean
}

type ById = Readonly<Record<string, boolean>>

interface Context {
  /** Optimistic state by id, only for people whose mark was changed here. */
  readonly shown: ById
  /** State by id, as saved on the server. */
  readonly known: ById
  readonly change: ShortlistChange | undefined
}

/**
 * Adds people to the shortlist and removes them. Changes are optimistic and sent one at a time; a failed one
 * is reverted.
 */
export const shortlistMarksMachine = setup({
  types: {
    context: {} as Context,
    /** `isSaved`: state of the mark when it was pressed. */
    events: {} as { readonly type: 'toggle' } & ShortlistChange,
    emitted: {} as NoticeEvent,
  },
  actors: { changeMark: effect<object, ShortlistChange>('changeMark') },
  actions: {
    toggle: assign(({ context: { known, shown } }, { id, isSaved }: ShortlistChange) => ({
      known: { [id]: isSaved, ...known },
      shown: { ...shown, [id]: !isSaved },
    })),
    nextChange: assign(({ context }) => ({ change: changeIn(context) })),
    keepChange: assign(({ context: { known } }, { id, isSaved }: ShortlistChange) => ({
      known: { ...known, [id]: isSaved },
    })),
    revertChange: assign(({ context: { known, shown } }, { id }: ShortlistChange) => ({
      shown: { ...shown, [id]: known[id] === true },
    })),
    showFailure: notify((_, failure: Failure) => failureNotice(failure)),
  },
  guards: { hasChange: ({ context }) => changeIn(context) !== undefined },
}).createMachine({
  id: 'shortlistMarks',
  context: { shown: {}, known: {}, change: undefined },
  on: { toggle: { actions: { type: 'toggle', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: { always: { guard: 'hasChange', target: 'changing', actions: 'nextChange' } },
    changing: {
      invoke: {
        id: 'changeMark',
        src: 'changeMark',
        input: ({ context: { change } }) => required(change),
        onDone: {
          target: 'resting',
          actions: { type: 'keepChange', params: ({ context }) => required(context.change) },
        },
        onError: {
          target: 'resting',
          actions: [
            { type: 'revertChange', params: ({ context }) => required(context.change) },
            { type: 'showFailure', params: failureIn },
          ],
        },
      },
    },
  },
})

/** Next person whose optimistic mark differs from the saved one. */
function changeIn({ known, shown }: Pick<Context, 'known' | 'shown'>): ShortlistChange | undefined {
  const id = Object.keys(shown).find((each) => shown[each] !== known[each])
  return id === undefined ? undefined : { id, isSaved: shown[id] === true }
}

export type ShortlistMarksFlow = ActorRefFrom<typeof shortlistMarksMachine>
