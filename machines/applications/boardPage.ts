import { assign, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { Applicant, ApplicantItem, applicationCalls } from '../../contract/applications/calls.ts'
import { decidedBy } from '../../contract/applications/events/applicationEvents.ts'
import type { EmployerApplicationEvent } from '../../contract/applications/lifecycle.ts'
import type { CommandReport } from '../commands/commands.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { eventOf } from '../shared/eventOf.ts'
import { notify, type NoticeEvent } from '../shared/notice.ts'
import { answeringManyMachine, type AnsweringReport } from './answeringMany.ts'
import { applicantsReading, dueQuery } from './applicantsReading.ts'
import { cardAfter, columnsOf, movedMeanwhile, withAnswered } from './boardCards.ts'
import { createDeciding, type ApplicationAction, type DecidingReport } from './deciding.ts'
import { expectedCard } from './expectedCard.ts'
import { outboxCommandsMachine, type OutboxCommands } from './outboxCommands.ts'

type Calls = typeof applicationCalls

export type BoardQuery = PayloadOf<Calls['readBoard']>
export type Board = ResultOf<Calls['readBoard']>

export const boardReading = createReading<BoardQuery, Board>()
export const boardDeciding = createDeciding<Applicant, EmployerApplicationEvent>()

type ActionType = EmployerApplicationEvent['type']

/** Stage preselected in the dialog: the column that the cards were dropped on; undefined without a drop. */
type Aim = Extract<EmployerApplicationEvent, { type: 'advance' }>['to'] | undefined

type Question =
  | { readonly about: 'one'; readonly card: ApplicantItem; readonly aim: Aim }
  | { readonly about: 'several'; readonly aim: Aim }

interface Context {
  readonly query: BoardQuery
  readonly items: readonly ApplicantItem[]
  readonly isWhole: boolean
  /** Id of the card in the tab order (roving tabindex). */
  readonly active: string | undefined
  /** Card to focus. A new object for each request, so that focusing the same card twice works. */
  readonly focus: { readonly id: string } | undefined
  readonly dragged: string | undefined
  /** Subject of the dialog. It stays after closing, so that the form keeps its text. */
  readonly question: Question | undefined
  /** Id of the card that was moved last. */
  readonly moved: string | undefined
  /** Applications with a command running in this window. Their changes cause no notice. */
  readonly own: readonly string[]
  /** Optimistic cards, shown until the server responds. */
  readonly expected: readonly ApplicantItem[]
}

interface Ask {
  readonly id: string
  readonly action: ActionType
  readonly aim?: Aim
}

interface Sending {
  readonly ids: readonly string[]
  readonly event: ApplicationAction
}

const refreshed = { type: 'refresh' } as const

/** Page of a posting's board: cards, commands on one or several applicants, and pending messages. */
export const boardPageMachine = setup({
  types: {
    input: {} as { readonly query: BoardQuery },
    context: {} as Context,
    events: {} as
      | ReadingReport<Board>
      | DecidingReport<Applicant>
      | AnsweringReport
      | CommandReport<OutboxCommands>
      | ChangesEvent
      | { readonly type: 'focused'; readonly id: string }
      | { readonly type: 'go'; readonly id: string }
      | ({ readonly type: 'ask' } & Ask)
      | { readonly type: 'askChosen'; readonly action: ActionType; readonly aim?: Aim }
      | { readonly type: 'lift'; readonly id: string }
      | { readonly type: 'release' },
    emitted: {} as NoticeEvent,
    children: {} as {
      board: 'board'
      due: 'due'
      deciding: 'deciding'
      answering: 'answering'
      outbox: 'outbox'
      followChanges: 'followChanges'
    },
  },
  actors: {
    board: boardReading,
    due: applicantsReading,
    deciding: boardDeciding,
    answering: answeringManyMachine,
    outbox: outboxCommandsMachine,
    followChanges,
  },
  actions: {
    refreshBoard: sendTo('board', eventOf(boardReading, refreshed)),
    refreshDue: sendTo('due', eventOf(applicantsReading, refreshed)),
    /** Provided by the page: shows a notice about cards that another member has moved. */
    tellMoved: notify((_, _moved: readonly ApplicantItem[]): NoticeEvent | undefined => undefined),
    know: assign((_, { items, isWhole }: Board) => ({ items, isWhole })),
    /** Updates the reading, so that a response under way cannot put the card back. */
    knowBoard: sendTo('board', ({ context: { items, isWhole } }) =>
      eventOf(boardReading, { type: 'known', data: { items: [...items], isWhole } }),
    ),
    setActive: assign((_, active: string) => ({ active })),
    moveFocus: assign((_, id: string) => ({ active: id, focus: { id } })),
    /** Focuses the next card in the column after a decision, otherwise the card itself. */
    moveOn: assign(({ context: { items } }, { application: { id }, action }: Done) => {
      const card = items.find((each) => each.id === id)
      const next = (card && decidedBy(action) && cardAfter(columnsOf(items), card)) || card
      return {
        moved: action === 'advance' ? id : undefined,
        ...(next && { active: next.id, focus: { id: next.id } }),
      }
    }),
    replaceCard: assign(({ context: { items, query } }, answered: Applicant) => ({
      items: withAnswered(items, answered, query.turn),
    })),
    expect: assign(({ context: { items } }, { ids, event }: Sending) => ({
      own: ids,
      expected: items.filter(({ id }) => ids.includes(id)).map((card) => expectedCard(card, event)),
    })),
    forgetExpected: assign({ own: [], expected: [] }),
    lift: assign((_, dragged: string) => ({ dragged })),
    release: assign({ dragged: undefined }),
    considerOne: enqueueActions(({ context: { items }, enqueue }, { aim, action, id }: Ask) => {
      const card = items.find((each) => each.id === id)
      if (!card) return
      enqueue.assign({ question: { about: 'one', card, aim } })
      enqueue.sendTo('deciding', eventOf(boardDeciding, { type: 'known', application: card }))
      enqueue.sendTo(
        'deciding',
        eventOf(
          boardDeciding,
          action === 'undo' ? { type: 'send', event: { type: 'undo' } } : { type: 'consider', action },
        ),
      )
    }),
    considerSeveral: enqueueActions(({ enqueue }, { aim, action }: Omit<Ask, 'id'>) => {
      enqueue.assign({ question: { about: 'several', aim } })
      enqueue.sendTo('answering', eventOf(answeringManyMachine, { type: 'consider', action }))
    }),
  },
  guards: {
    concernsApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
    isPossible: ({ context: { items } }, { action, id }: Ask) =>
      items.some((card) => card.id === id && card.can.includes(action)),
  },
}).createMachine({
  id: 'boardPage',
  context: ({ input: { query } }) => ({
    query,
    items: [],
    isWhole: true,
    active: undefined,
    focus: undefined,
    dragged: undefined,
    question: undefined,
    moved: undefined,
    own: [],
    expected: [],
  }),
  invoke: [
    { id: 'board', src: 'board', input: ({ context: { query }, self }) => ({ query, parent: self }) },
    {
      id: 'due',
      src: 'due',
      input: ({ context: { query } }) => ({ query: dueQuery({ postingId: query.postingId }) }),
    },
    { id: 'answering', src: 'answering', input: ({ self }) => ({ parent: self }) },
    { id: 'outbox', src: 'outbox', input: ({ self }) => ({ parent: self }) },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': {
      guard: { type: 'concernsApplications', params: ({ event }) => event },
      actions: ['refreshBoard', 'refreshDue'],
    },
    focused: { actions: { type: 'setActive', params: ({ event }) => event.id } },
    go: { actions: { type: 'moveFocus', params: ({ event }) => event.id } },
    askChosen: { actions: { type: 'considerSeveral', params: ({ event }) => event } },
    'command.done': { actions: ['refreshBoard', 'refreshDue'] },
    'command.failed': {
      description: 'The server may have undone some rejections before the failure.',
      actions: ['refreshBoard', 'refreshDue'],
    },
  },
  type: 'parallel',
  states: {
    cards: {
      initial: 'opening',
      states: {
        opening: {
          description: 'The board is loading.',
          on: {
            'reading.known': { target: 'open', actions: { type: 'know', params: ({ event }) => event.data } },
          },
        },
        open: {
          description: 'Cards are shown by stage. Commands run on one card at a time.',
          invoke: {
            id: 'deciding',
            src: 'deciding',
            input: ({ self }) => ({ id: '', revision: 0, parent: self }),
          },
          on: {
            'reading.known': {
              actions: [
                {
                  type: 'tellMoved',
                  params: ({ context: { items, own }, event }) =>
                    movedMeanwhile(items, event.data.items).filter(({ id }) => !own.includes(id)),
                },
                { type: 'know', params: ({ event }) => event.data },
              ],
            },
          },
        },
      },
    },
    pointer: {
      initial: 'free',
      on: {
        lift: { target: '.dragging', actions: { type: 'lift', params: ({ event }) => event.id } },
      },
      states: {
        free: {},
        dragging: {
          description: 'A card is being dragged, together with all selected cards if it is one of them.',
          on: { release: { target: 'free', actions: 'release' } },
        },
      },
    },
    decision: {
      initial: 'free',
      states: {
        free: {
          on: {
            ask: {
              guard: { type: 'isPossible', params: ({ event }) => event },
              actions: { type: 'considerOne', params: ({ event }) => event },
            },
            'deciding.sending': {
              target: 'sending',
              actions: {
                type: 'expect',
                params: ({ event: { event, id } }) => ({ ids: [id], event }),
              },
            },
          },
        },
        sending: {
          description: 'The card shows its expected state. No dialog for another card opens meanwhile.',
          exit: 'forgetExpected',
          on: {
            'deciding.done': {
              target: 'free',
              actions: [
                { type: 'moveOn', params: ({ event }) => event },
                { type: 'replaceCard', params: ({ event }) => event.application },
                'knowBoard',
                'refreshDue',
              ],
            },
            'deciding.superseded': { target: 'free', actions: ['refreshBoard', 'refreshDue'] },
            'deciding.failed': 'free',
          },
        },
      },
    },
    answers: {
      initial: 'none',
      states: {
        none: {
          on: {
            'answering.sending': {
              target: 'sending',
              actions: { type: 'expect', params: ({ event }) => event },
            },
          },
        },
        sending: {
          description: 'The selected cards show their expected state.',
          on: {
            'answering.done': { target: 'settling', actions: ['refreshBoard', 'refreshDue'] },
            'answering.failed': { target: 'none', actions: 'forgetExpected' },
          },
        },
        settling: {
          description: 'Some commands may have been rejected, so the board is reloaded.',
          on: {
            'answering.sending': {
              target: 'sending',
              actions: { type: 'expect', params: ({ event }) => event },
            },
            'reading.known': { target: 'none', actions: 'forgetExpected' },
          },
        },
      },
    },
  },
})

type Done = Extract<DecidingReport<Applicant>, { type: 'deciding.done' }>

export type BoardPageFlow = ActorRefFrom<typeof boardPageMachine>
