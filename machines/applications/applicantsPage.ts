import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { ApplicantItem, applicationCalls } from '../../contract/applications/calls.ts'
import type { CommandReport } from '../commands/commands.ts'
import { createPaging } from '../reading/paging.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { answeringManyMachine, type AnsweringReport } from './answeringMany.ts'
import { dueQuery } from './dueQuery.ts'
import { outboxCommandsMachine, type OutboxCommands } from './outboxCommands.ts'

type Calls = typeof applicationCalls

export type ApplicantsQuery = PayloadOf<Calls['listApplicants']>
export type ApplicantsPart = ResultOf<Calls['listApplicants']>

export const applicantsReading = createReading<ApplicantsQuery, ApplicantsPart>()
export const applicantsPaging = createPaging<ApplicantsQuery, ApplicantItem>()

const refreshed = eventOf(applicantsReading, { type: 'refresh' })

/** The page of a list of applicants: its parts, who is due next, answers to several, and what waits to leave. */
export const applicantsPageMachine = setup({
  types: {
    input: {} as { readonly query: ApplicantsQuery },
    context: {} as { readonly query: ApplicantsQuery },
    events: {} as
      | ReadingReport<ApplicantsPart>
      | AnsweringReport
      | CommandReport<OutboxCommands>
      /** Applications were changed elsewhere. */
      | { readonly type: 'refresh' },
    children: {} as {
      applicants: 'applicants'
      due: 'due'
      paging: 'paging'
      answering: 'answering'
      outbox: 'outbox'
    },
  },
  actors: {
    applicants: applicantsReading,
    due: applicantsReading,
    paging: applicantsPaging,
    answering: answeringManyMachine,
    outbox: outboxCommandsMachine,
  },
  actions: {
    refreshApplicants: sendTo('applicants', refreshed),
    refreshDue: sendTo('due', refreshed),
    renewPaging: sendTo('paging', (_, { next }: ApplicantsPart) =>
      eventOf(applicantsPaging, { type: 'renewed', next }),
    ),
  },
}).createMachine({
  id: 'applicantsPage',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'applicants',
      src: 'applicants',
      input: ({ context: { query }, self }) => ({ query, parent: self }),
    },
    {
      id: 'due',
      src: 'due',
      input: ({ context: { query } }) => ({ query: dueQuery({ postingId: query.postingId }) }),
    },
    { id: 'answering', src: 'answering', input: ({ self }) => ({ parent: self }) },
    { id: 'outbox', src: 'outbox', input: ({ self }) => ({ parent: self }) },
  ],
  on: {
    refresh: { actions: ['refreshApplicants', 'refreshDue'] },
    'answering.done': { actions: ['refreshApplicants', 'refreshDue'] },
    'command.done': { actions: ['refreshApplicants', 'refreshDue'] },
    'command.failed': {
      description: 'Some rejections may be undone all the same.',
      actions: ['refreshApplicants', 'refreshDue'],
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The first part of the list is read.',
      on: { 'reading.known': 'open' },
    },
    open: {
      description: 'The list is shown, and can be read on.',
      invoke: {
        id: 'paging',
        src: 'paging',
        input: ({ context: { query }, event }) => ({
          query,
          next: event.type === 'reading.known' ? event.data.next : null,
        }),
      },
      on: {
        'reading.known': { actions: { type: 'renewPaging', params: ({ event }) => event.data } },
      },
    },
  },
})

export type ApplicantsPageFlow = ActorRefFrom<typeof applicantsPageMachine>
