import { assertEvent, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { ProfileContent } from '../../contract/talent/profile.ts'
import type { TypedProfile } from '../../contract/talent/typed.ts'
import { paths } from '../../contract/paths.ts'
import type { DraftInput } from '../draft/draftSetup.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { eventOf } from '../shared/eventOf.ts'
import { profileDraft, type SavedProfileDraft } from './profileDraft.ts'

/** Loaded profile, with unsaved text from the device. */
export type OpenedProfile = DraftInput<TypedProfile, ProfileContent, SavedProfileDraft>

/** Resume from which a profile takes entries and evidence. */
export interface ResumeSource {
  readonly id: string
  readonly title: string
  readonly entries: Pick<ProfileContent, 'experience' | 'education'>
  /** Entries that can serve as evidence of a skill. */
  readonly evidence: readonly string[]
  readonly skills: readonly string[]
}

/** Resumes to choose from, and the chosen one; null if there are none. */
export interface ResumeSources {
  readonly choices: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: ResumeSource | null
}

interface Query {
  /** Id of the resume to load; the newest by default. */
  readonly id?: string | undefined
}

interface Input {
  readonly accountId: string
}

const opening = createReading<Input, OpenedProfile>()
const resumes = createReading<Query, ResumeSources>()

/** Page on which a profile is written, with the resumes that can fill it in. */
export const profileEditorMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as ReadingReport<OpenedProfile> | { type: 'resume.chosen'; id: string },
    emitted: {} as NavigateEvent,
    children: {} as { profile: 'profile'; draft: 'draft'; resumes: 'resumes' },
  },
  actors: { profile: opening, draft: profileDraft, resumes },
  actions: {
    readResume: enqueueActions(({ enqueue }, id: string) => {
      enqueue.sendTo('resumes', eventOf(resumes, { type: 'ask', query: { id } }))
    }),
    leave: navigate((_, to: string | undefined) => ({ to: to ?? paths.profile })),
  },
}).createMachine({
  id: 'profileEditor',
  context: ({ input: { accountId } }) => ({ accountId }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The profile is loading.',
      invoke: {
        id: 'profile',
        src: 'profile',
        input: ({ context: { accountId }, self }) => ({ query: { accountId }, parent: self }),
      },
      on: { 'reading.known': 'open' },
    },
    open: {
      invoke: [
        {
          id: 'draft',
          src: 'draft',
          input: ({ event }) => {
            assertEvent(event, 'reading.known')
            return event.data
          },
          onDone: {
            description: 'The editor was left. Another page opens.',
            actions: { type: 'leave', params: ({ event }) => event.output.to },
          },
        },
        {
          id: 'resumes',
          src: 'resumes',
          input: ({ event }) => {
            assertEvent(event, 'reading.known')
            return { query: { id: event.data.opened.content.resumeId ?? undefined }, isKept: true }
          },
        },
      ],
      on: {
        'resume.chosen': { actions: { type: 'readResume', params: ({ event }) => event.id } },
      },
    },
  },
})

export type ProfileEditorFlow = ActorRefFrom<typeof profileEditorMachine>
