import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { CommandReport } from '../commands/commands.ts'
import { createList } from '../reading/list.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { eventOf } from '../shared/eventOf.ts'
import { answeringManyMachine, type AnsweringReport } from './answeringMany.ts'
import {
  applicantsReading,
  dueQuery,
  type ApplicantsPart,
  type ApplicantsQuery,
} from './applicantsReading.ts'
import { outboxCommandsMachine, type OutboxCommands } from './outboxCommands.ts'

const applicantsList = createList<ApplicantsQuery, ApplicantsPart>()

/** Page of a list of applicants: rows, next applicant, bulk commands, and pending messages. */
export const applicantsPageMachine = setup({
  types: {
    input: {} as { readonly query: ApplicantsQuery },
    context: {} as { readonly query: ApplicantsQuery },
    events: {} as AnsweringReport | CommandReport<OutboxCommands> | ChangesEvent,
    children: {} as {
      list: 'list'
      due: 'due'
      answering: 'answering'
      outbox: 'outbox'
      followChanges: 'followChanges'
    },
  },
  actors: {
    list: applicantsList,
    due: applicantsReading,
    answering: answeringManyMachine,
    outbox: outboxCommandsMachine,
    followChanges,
  },
  actions: {
    refreshList: sendTo('list', eventOf(applicantsList, { type: 'refresh' })),
    refreshDue: sendTo('due', eventOf(applicantsReading, { type: 'refresh' })),
  },
  guards: {
    concernsApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
  },
}).createMachine({
  id: 'applicantsPage',
  context: ({ input }) => input,
  invoke: [
    { id: 'list', src: 'list', input: ({ context: { query } }) => ({ query }) },
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
      actions: ['refreshList', 'refreshDue'],
    },
    'answering.done': { actions: ['refreshList', 'refreshDue'] },
    'command.done': { actions: ['refreshList', 'refreshDue'] },
    'command.failed': {
      description: 'The server may have undone some rejections before the failure.',
      actions: ['refreshList', 'refreshDue'],
    },
  },
})

export type ApplicantsPageFlow = ActorRefFrom<typeof applicantsPageMachine>
