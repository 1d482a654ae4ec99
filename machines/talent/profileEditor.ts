import { assertEvent, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { ProfileContent } from '../../contract/talent/profile.ts'
import type { TypedProfile } from '../../contract/talent/typed.ts'
import { paths } from '../../contract/paths.ts'
import type { DraftInput } from '../draft/draftSetup.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { eventOf } from '../shared/eventOf.ts'
import { profileDraft, type SavedProfileDraft } from './profileDraft.ts'

/** A profile as it was just read, with the text that the device has kept of it. */
export type OpenedProfile = DraftInput<TypedProfile, ProfileContent, SavedProfileDraft>

/** Resume that entries and evidence come from. */
export interface ResumeSource {
  readonly id: string
  readonly title: string
  readonly entries: Pick<ProfileContent, 'experience' | 'education'>
  /** Entries that may show a skill. */
  readonly evidence: readonly string[]
  readonly skills: readonly string[]
}

/** Resumes to choose from, and the one that is chosen; null where there is none. */
export interface ResumeSources {
  readonly choices: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: ResumeSource | null
}

interface Query {
  /** Resume to read; the newest where none is named. */
  readonly id?: string | undefined
}

interface Input {
  readonly accountId: string
}

const opening = createReading<Input, OpenedProfile>()
const resumes = createReading<Query, ResumeSources>()

/** The page on which a profile is written, with the resumes that it can be filled in from. */
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
      description: 'The profile is read.',
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
            description: 'It is left: another page is opened.',
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
