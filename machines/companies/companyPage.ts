import { enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { CompanyPeople, OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { CommandReport } from '../commands/commands.ts'
import { editingMachine, type EditingReport, type SavedProfile } from '../editing/editing.ts'
import { eventOf } from '../shared/eventOf.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { sendToSession } from '../session/sendToSession.ts'
import type { Failure } from '../shared/failure.ts'
import { logoCommandsMachine, type LogoCommands } from './logoCommands.ts'
import { memberCommandsMachine, type MemberCommands } from './memberCommands.ts'
import { proofCommandsMachine, type ProofCommands } from './proofCommands.ts'

const companyReading = createReading<object, OwnCompany>()
const peopleReading = createReading<object, CompanyPeople>()

type Report = CommandReport<MemberCommands> | CommandReport<ProofCommands> | CommandReport<LogoCommands>
type Done = Extract<Report, { type: 'command.done' }>

/** Page of the member's company: profile, members and verification. */
export const companyPageMachine = setup({
  types: {
    input: {} as { readonly userId: string },
    context: {} as { readonly userId: string },
    events: {} as Report | EditingReport | ReadingReport<OwnCompany>,
    children: {} as {
      company: 'company'
      editing: 'editing'
      people: 'people'
      members: 'members'
      proof: 'proof'
      logo: 'logo'
    },
  },
  actors: {
    company: companyReading,
    editing: editingMachine,
    people: peopleReading,
    members: memberCommandsMachine,
    proof: proofCommandsMachine,
    logo: logoCommandsMachine,
  },
  actions: {
    knowSaved: enqueueActions(({ enqueue }, { company: data }: SavedProfile) => {
      if (data) enqueue.sendTo('company', eventOf(companyReading, { type: 'known', data }))
    }),
    knowResult: enqueueActions(({ enqueue }, done: Done) => {
      if (done.command === 'prove' || done.command === 'setPicture' || done.command === 'removePicture') {
        enqueue.sendTo('company', eventOf(companyReading, { type: 'known', data: done.output }))
      } else enqueue.sendTo('people', eventOf(peopleReading, { type: 'known', data: done.output }))
    }),
    refreshCompany: sendTo('company', eventOf(companyReading, { type: 'refresh' })),
    refreshPeople: sendTo('people', eventOf(peopleReading, { type: 'refresh' })),
    updateSession: sendToSession(() => ({ type: 'outdated' })),
  },
  guards: {
    isLeave: (_, { command }: Done) => command === 'leave',
    isMakeRecruiter: (_, { command }: Done) => command === 'makeRecruiter',
    isConflict: (_, { reason }: Failure) => reason?.code === 'conflict',
    isOfMembers: (_, { command }: Report) =>
      command !== 'prove' && command !== 'setPicture' && command !== 'removePicture',
  },
}).createMachine({
  id: 'companyPage',
  context: ({ input: { userId } }) => ({ userId }),
  invoke: { id: 'company', src: 'company', input: ({ self }) => ({ query: {}, parent: self }) },
  initial: 'opening',
  states: {
    opening: {
      description: 'The company is loading.',
      on: { 'reading.known': 'open' },
    },
    open: {
      description: 'The profile and the members of the company can be edited.',
      invoke: [
        {
          id: 'editing',
          src: 'editing',
          input: ({ context, self }) => ({ role: 'employer' as const, id: context.userId, parent: self }),
        },
        { id: 'people', src: 'people', input: { query: {} } },
        { id: 'members', src: 'members', input: ({ self }) => ({ parent: self }) },
        { id: 'proof', src: 'proof', input: ({ self }) => ({ parent: self }) },
        { id: 'logo', src: 'logo', input: ({ self }) => ({ parent: self }) },
      ],
      on: {
        'editing.saved': { actions: { type: 'knowSaved', params: ({ event }) => event.saved } },
        'editing.failed': {
          description:
            'A colleague has changed the company meanwhile. The form shows those changes, and the next save is based on them.',
          guard: { type: 'isConflict', params: ({ event }) => event.failure },
          actions: 'refreshCompany',
        },
        'command.done': [
          {
            guard: { type: 'isLeave', params: ({ event }) => event },
            actions: ['updateSession', 'refreshCompany'],
          },
          {
            description: 'The permissions of the signed-in member may have changed.',
            guard: { type: 'isMakeRecruiter', params: ({ event }) => event },
            actions: [{ type: 'knowResult', params: ({ event }) => event }, 'refreshCompany'],
          },
          { actions: { type: 'knowResult', params: ({ event }) => event } },
        ],
        'command.failed': {
          description: 'A colleague may have made a change first, or removed the signed-in member.',
          guard: { type: 'isOfMembers', params: ({ event }) => event },
          actions: ['refreshPeople', 'refreshCompany'],
        },
      },
    },
  },
})

export type CompanyPageFlow = ActorRefFrom<typeof companyPageMachine>
