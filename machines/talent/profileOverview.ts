import { enqueueActions, setup, stopChild, type ActorRefFrom } from 'xstate'
import type { ResultOf } from '../../contract/call.ts'
import type { candidateProfileCalls, OwnProfile } from '../../contract/talent/profileCalls.ts'
import type { ShownProfile } from '../../contract/talent/profile.ts'
import type { CommandReport } from '../commands/commands.ts'
import { createList } from '../reading/list.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { visibilityCommandsMachine, type VisibilityCommands } from './visibilityCommands.ts'

type ExclusionsPart = ResultOf<typeof candidateProfileCalls.listExclusions>
type FoundCompanies = ResultOf<typeof candidateProfileCalls.findCompanies>
type ViewsPart = ResultOf<typeof candidateProfileCalls.listProfileViews>

const profileReading = createReading<object, OwnProfile>()
const previewReading = createReading<{ readonly slug: string }, ShownProfile>()
const companiesReading = createReading<{ readonly q: string }, FoundCompanies>()
const exclusionsList = createList<object, ExclusionsPart>()
const viewsList = createList<object, ViewsPart>()

/** Company whose view of the profile is previewed. */
export interface PreviewedCompany {
  readonly slug: string
  readonly name: string
}

interface Shown {
  /** Undefined while the profile is shown as its owner sees it. */
  readonly company: PreviewedCompany | undefined
}

type Report = CommandReport<VisibilityCommands>
type Done = Extract<Report, { type: 'command.done' }>

/** Overview of a candidate's profile: its public view, its audience, and recent visits by companies. */
export const profileOverviewMachine = setup({
  types: {
    input: {} as Shown,
    context: {} as Shown,
    events: {} as
      | Report
      | { type: 'findCompanies'; q: string }
      | { type: 'preview'; company: PreviewedCompany }
      | { type: 'closePreview' },
    children: {} as {
      profile: 'profile'
      commands: 'commands'
      exclusions: 'exclusions'
      views: 'views'
      preview: 'preview'
      companies: 'companies'
    },
  },
  actors: {
    profile: profileReading,
    commands: visibilityCommandsMachine,
    exclusions: exclusionsList,
    views: viewsList,
    preview: previewReading,
    companies: companiesReading,
  },
  actions: {
    rememberCompany: enqueueActions(({ enqueue }, company: PreviewedCompany) => {
      enqueue.assign({ company })
    }),
    forgetCompany: enqueueActions(({ enqueue }) => {
      enqueue(stopChild('preview'))
      enqueue.assign({ company: undefined })
    }),
    readPreview: enqueueActions(({ context: { company }, enqueue }) => {
      enqueue(stopChild('preview'))
      if (company) enqueue.spawnChild('preview', { id: 'preview', input: { query: { slug: company.slug } } })
    }),
    readCompanies: enqueueActions(({ enqueue }, q: string) => {
      enqueue(stopChild('companies'))
      enqueue.spawnChild('companies', { id: 'companies', input: { query: { q } } })
    }),
    /** Applies the visibility from the response, without another request. */
    knowDone: enqueueActions(({ enqueue }, done: Done) => {
      if (done.command === 'setVisibility') {
        enqueue.sendTo('profile', eventOf(profileReading, { type: 'known', data: done.output }))
      }
      // Making a profile visible excludes the employers in its resumes.
      enqueue.sendTo('exclusions', eventOf(exclusionsList, { type: 'refresh' }))
    }),
    refreshPreview: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('preview', eventOf(previewReading, { type: 'refresh' }))
    }),
  },
  guards: { hasCompany: ({ context }) => context.company !== undefined },
}).createMachine({
  id: 'profileOverview',
  context: ({ input: { company } }) => ({ company }),
  invoke: [
    { id: 'profile', src: 'profile', input: { query: {} } },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    { id: 'exclusions', src: 'exclusions', input: { query: {} } },
    { id: 'views', src: 'views', input: { query: {} } },
  ],
  on: {
    findCompanies: { actions: { type: 'readCompanies', params: ({ event }) => event.q } },
    'command.done': { actions: { type: 'knowDone', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'hasCompany', target: 'previewing', actions: 'readPreview' }, { target: 'own' }],
    },
    own: {
      description: 'The profile is shown as its owner sees it.',
      on: {
        preview: {
          target: 'previewing',
          actions: [{ type: 'rememberCompany', params: ({ event }) => event.company }, 'readPreview'],
        },
      },
    },
    previewing: {
      description: 'The profile is shown as one company sees it, or as hidden from that company.',
      on: {
        preview: {
          actions: [{ type: 'rememberCompany', params: ({ event }) => event.company }, 'readPreview'],
        },
        closePreview: { target: 'own', actions: 'forgetCompany' },
        'command.done': {
          actions: [{ type: 'knowDone', params: ({ event }) => event }, 'refreshPreview'],
        },
      },
    },
  },
})

export type ProfileOverviewFlow = ActorRefFrom<typeof profileOverviewMachine>
