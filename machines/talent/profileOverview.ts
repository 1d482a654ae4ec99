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
type ViewsPart = ResultOf<typeof candidateProfileCalls.listProfileViews>

const profileReading = createReading<object, OwnProfile>()
const previewReading = createReading<{ readonly slug: string }, ShownProfile>()
const exclusionsList = createList<object, ExclusionsPart>()
const viewsList = createList<object, ViewsPart>()

/** Company whose view of the profile is shown. */
export interface PreviewedCompany {
  readonly slug: string
  readonly name: string
}

type Report = CommandReport<VisibilityCommands>
type Done = Extract<Report, { type: 'command.done' }>

/** A candidate's profile as others see it, who sees it, and who has looked. */
export const profileOverviewMachine = setup({
  types: {
    context: {} as { readonly company: PreviewedCompany | undefined },
    events: {} as Report | { type: 'preview'; company: PreviewedCompany } | { type: 'closePreview' },
    children: {} as {
      profile: 'profile'
      commands: 'commands'
      exclusions: 'exclusions'
      views: 'views'
      preview: 'preview'
    },
  },
  actors: {
    profile: profileReading,
    commands: visibilityCommandsMachine,
    exclusions: exclusionsList,
    views: viewsList,
    preview: previewReading,
  },
  actions: {
    rememberCompany: enqueueActions(({ enqueue }, company: PreviewedCompany) => {
      enqueue.assign({ company })
    }),
    forgetCompany: enqueueActions(({ enqueue }) => {
      enqueue.assign({ company: undefined })
    }),
    readPreview: enqueueActions(({ enqueue }, { slug }: PreviewedCompany) => {
      enqueue(stopChild('preview'))
      enqueue.spawnChild('preview', { id: 'preview', input: { query: { slug } } })
    }),
    /** Another visibility is known at once; what a company sees follows from it. */
    knowDone: enqueueActions(({ enqueue }, done: Done) => {
      if (done.command === 'setVisibility') {
        enqueue.sendTo('profile', eventOf(profileReading, { type: 'known', data: done.output }))
      }
      // Showing a profile excludes the employers in its resumes.
      enqueue.sendTo('exclusions', eventOf(exclusionsList, { type: 'refresh' }))
    }),
    refreshPreview: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('preview', eventOf(previewReading, { type: 'refresh' }))
    }),
  },
}).createMachine({
  id: 'profileOverview',
  context: { company: undefined },
  invoke: [
    { id: 'profile', src: 'profile', input: { query: {} } },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    { id: 'exclusions', src: 'exclusions', input: { query: {} } },
    { id: 'views', src: 'views', input: { query: {} } },
  ],
  on: { 'command.done': { actions: { type: 'knowDone', params: ({ event }) => event } } },
  initial: 'own',
  states: {
    own: {
      description: 'The profile is shown as its owner reads it.',
      on: {
        preview: {
          target: 'previewing',
          actions: [
            { type: 'rememberCompany', params: ({ event }) => event.company },
            { type: 'readPreview', params: ({ event }) => event.company },
          ],
        },
      },
    },
    previewing: {
      description: 'The profile is shown as one company gets it, or that the company gets nothing.',
      on: {
        preview: {
          actions: [
            { type: 'rememberCompany', params: ({ event }) => event.company },
            { type: 'readPreview', params: ({ event }) => event.company },
          ],
        },
        closePreview: { target: 'own', actions: ['forgetCompany', stopChild('preview')] },
        'command.done': {
          actions: [{ type: 'knowDone', params: ({ event }) => event }, 'refreshPreview'],
        },
      },
    },
  },
})

export type ProfileOverviewFlow = ActorRefFrom<typeof profileOverviewMachine>
