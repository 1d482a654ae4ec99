import type { ApplicationContent } from '../../contract/applications/application.ts'
import { applicationCalls } from '../../contract/applications/calls.ts'
import type { TypedApplication } from '../../contract/applications/typed.ts'
import { resumeListCalls, resumePagePicture } from '../../contract/resumes/listing.ts'
import { letterCalls } from '../../contract/letters/calls.ts'
import { fileCalls } from '../../contract/files/calls.ts'
import { uploads } from '../../contract/files/uploads.ts'
import type { AskedQuestion } from '../../contract/postings/posting.ts'
import {
  createApplicationDraft,
  draftInputOf,
  earlierAnswers,
  savedApplicationOf,
  type SavedApplication,
} from '../../machines/applications/applicationDraft.ts'
import type { OpenedApplication } from '../../machines/applications/applyPage.ts'
import { keepLetterMachine, type KeepLetterCommands } from '../../machines/applications/keepLetterCommands.ts'
import type { Saving } from '../../machines/draft/draft.ts'
import type { UploadedFile } from '../../machines/files/upload.ts'
import {
  applicationDrafts,
  applicationDraftKey,
  takeApplicationDraft,
} from '../browser/storage/applicationDrafts.ts'
import { fileOnDevice, savePendingFile, readPendingFile, ON_DEVICE } from '../browser/storage/pendingFile.ts'
import { failure } from '../network/failure.ts'
import { request, upload } from '../network/request.ts'
import { wrongFile } from '../words/applications/apply.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { keepDraft } from './shared/keepDraft.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

interface Chosen {
  readonly file: File
}

/** Validates the type and size of a file before it is uploaded or stored. */
function checkFile(file: File): void {
  const problem = wrongFile(file)
  if (problem !== undefined) throw { ...failure('invalid'), message: problem, fields: { resume: problem } }
}

/** Uploads a file to the candidate's account. */
export const uploadFile = provided(async ({ input: { file }, signal }: EffectRequest<Chosen>) => {
  checkFile(file)
  return upload(uploads.uploadFile, file, { signal })
})

/** Stores a guest's file on the device. */
export const keepFileOnDevice = provided(
  async ({ input: { file } }: EffectRequest<Chosen>): Promise<UploadedFile> => {
    checkFile(file)
    await savePendingFile(file)
    return fileOnDevice(file)
  },
)

interface Opening {
  readonly slug: string
  readonly userId: string
  readonly questions: readonly AskedQuestion[]
}

/** Creates or reopens an application draft, and loads the files, resumes and letters that can be attached. */
export const openApplication = provided(
  async ({
    input: { questions, slug, userId },
    signal,
  }: EffectRequest<Opening>): Promise<OpenedApplication> => {
    const kept = takeApplicationDraft(slug, userId)
    const [application, { items: files }, { items: resumes }, letters] = await Promise.all([
      request(applicationCalls.startApplication, { slug }, { signal }),
      request(fileCalls.listFiles, {}, { signal }),
      request(resumeListCalls.listResumes, { limit: 50 }, { signal }),
      request(letterCalls.listLetters, { limit: 50 }, { signal }),
    ])
    return {
      choices: {
        files,
        resumes: resumes.map((resume) => ({
          id: resume.id,
          title: resume.title,
          picture: resumePagePicture(resume, 0),
        })),
        letters: letters.items,
        earlier: earlierAnswers(application),
      },
      draft: createApplicationDraft(questions).provide({
        actors: { ...draftEffects, keepDraft: keepDraft(storeOf(applicationDraftKey(slug, userId))) },
      }),
      keepLetter,
      input: draftInputOf({ application, files, resumes }, kept, questions),
      file: kept?.typed.resume === ON_DEVICE ? await readPendingFile() : undefined,
    }
  },
)

const draftEffects = {
  saveDraft: provided(({ input: { content, ...named }, signal }: EffectRequest<Saving<ApplicationContent>>) =>
    request(applicationCalls.saveApplication, { ...named, ...content }, { signal }),
  ),
  readDraft: provided(
    async ({ input, signal }: EffectRequest<{ readonly id: string }>): Promise<SavedApplication> =>
      savedApplicationOf(await request(applicationCalls.readApplication, input, { signal })),
  ),
  commitDraft: provided(
    async ({
      input,
      signal,
    }: EffectRequest<{ readonly id: string; readonly revision: number }>): Promise<SavedApplication> => {
      const event = { type: 'submit' } as const
      return savedApplicationOf(
        await request(applicationCalls.candidateEvent, { ...input, event }, { signal }),
      )
    },
  ),
}

/** Store for the application of one person to one job. */
const storeOf = (key: string) => ({
  keep: (_: string, { before, typed }: { before: ApplicationContent; typed: TypedApplication }) =>
    applicationDrafts.keep(key, { before, typed }),
  forget: () => applicationDrafts.forget(key),
})

const keepLetter = keepLetterMachine.provide({
  actors: {
    command: commandEffect<KeepLetterCommands>({
      keep: ({ input, signal }) => request(letterCalls.createLetter, input, { signal }),
    }),
  },
})
