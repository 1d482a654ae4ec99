import { setImmediate as heard } from 'node:timers/promises'
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type EventObject,
  type InputFrom,
} from 'xstate'
import type { ApplicationContent } from '../../../contract/applications/application.ts'
import type { BegunApplication } from '../../../contract/applications/calls.ts'
import { emptyApplication, typedOf, type TypedApplication } from '../../../contract/applications/typed.ts'
import type { AskedQuestion } from '../../../contract/postings/posting.ts'
import type { Job } from '../../../contract/postings/reads.ts'
import {
  createApplicationDraft,
  draftInputOf,
  earlierAnswers,
  type ApplicationAnswer,
  type KeptApplication,
  type SavedApplication,
} from '../../../machines/applications/applicationDraft.ts'
import {
  applyPageMachine,
  type Choices,
  type KeptGuest,
  type OpenedApplication,
} from '../../../machines/applications/applyPage.ts'
import { keepLetterMachine } from '../../../machines/applications/keepLetterCommands.ts'
import type { Saving } from '../../../machines/draft/draft.ts'
import { uploadMachine, type UploadedFile } from '../../../machines/files/upload.ts'
import { createReading } from '../../../machines/reading/reading.ts'
import { required } from '../../../machines/shared/required.ts'
import { letter } from '../../../stories/letters/samples.ts'
import { applicationDraft, appliedJob, file } from '../../../stories/support/applying.ts'
import { savingOf } from '../draft/savingOf.ts'
import { emittedBy, held } from './startFlow.ts'

/** A required question. */
export const question: AskedQuestion = {
  key: 'why',
  label: 'Why?',
  kind: 'short',
  options: [],
  required: true,
}

type Opening = InputFrom<(typeof applyPageMachine)['implementations']['actors']['openApplication']>

/** Opens the apply page with pending calls. */
export async function openPage(questions: readonly AskedQuestion[] = [], typed = typedOf(emptyApplication)) {
  const clock = new SimulatedClock()
  const begin = held<OpenedApplication, Opening>()
  const upload = held<UploadedFile, { readonly file: File }>()
  const forgotten: string[] = []
  const uploading = uploadMachine.provide({ actors: { uploadFile: upload.logic } })
  const page = createActor(
    applyPageMachine.provide({
      actors: {
        job: createReading<{ readonly slug: string }, Job>().provide({
          actors: { read: fromPromise(() => Promise.resolve({ ...appliedJob, questions: [...questions] })) },
        }),
        openGuestApplication: fromCallback<EventObject, { readonly slug: string }, KeptGuest>(
          ({ sendBack }) => sendBack({ type: 'kept.known', typed, files: [] }),
        ),
        openApplication: begin.logic,
        keepFile: uploading,
        uploadFile: uploading,
      },
      actions: { forgetFile: () => forgotten.push(file.id) },
    }),
    { input: { slug: appliedJob.slug }, clock },
  )
  const emitted = emittedBy(page)
  page.start()
  await heard()
  const know = async (userId: string | undefined) => {
    page.send(userId === undefined ? { type: 'visitor.guest' } : { type: 'visitor.candidate', id: userId })
    await heard()
  }
  return { page, clock, begin, upload, forgotten, emitted, know }
}

/** Opens the apply page of a member; `begun` answers the call that starts the application. */
export async function openApplication(kept?: KeptApplication, questions: readonly AskedQuestion[] = []) {
  const opened = await openPage(questions)
  const { begin, know, page } = opened
  const save = held<ApplicationAnswer, Saving<ApplicationContent>>()
  const send = held<SavedApplication, { readonly id: string; readonly revision: number }>()
  const read = held<SavedApplication, { readonly id: string }>()
  await know('c1')
  const draft = () => required(page.getSnapshot().context.draft)
  return {
    ...opened,
    save,
    send,
    read,
    draft,
    /** Saving state of the open draft, or the draft's state if it is not open. */
    state: () => savingOf(draft()),
    context: () => draft().getSnapshot().context,
    type: (change: Partial<TypedApplication>) => draft().send({ type: 'change', change }),
    commit: () => draft().send({ type: 'commit' }),
    begun: async (
      more: Partial<BegunApplication> = {},
      { files = [file], resumes = [], letters = [] }: Partial<Choices> = {},
      keptFile?: File,
    ) => {
      const application = { ...applicationDraft, earlier: {}, ...more }
      begin.last().answer({
        choices: { files, resumes, letters, earlier: earlierAnswers(application) },
        draft: createApplicationDraft(questions).provide({
          actors: { saveDraft: save.logic, commitDraft: send.logic, readDraft: read.logic },
        }),
        keepLetter: keepLetterMachine.provide({
          actors: { command: fromPromise(() => Promise.resolve(letter)) },
        }),
        input: draftInputOf({ application, files, resumes }, kept, questions),
        file: keptFile,
      })
      await heard()
    },
    saved: async (revision: number) => {
      save.last().answer({ revision, missing: [] })
      await heard()
    },
  }
}
