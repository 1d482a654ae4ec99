import { applicationCalls } from '../../contract/applications/calls.ts'
import { resumeListCalls, resumePagePicture } from '../../contract/resumes/listing.ts'
import { letterCalls } from '../../contract/letters/calls.ts'
import { fileCalls } from '../../contract/files/calls.ts'
import { uploads } from '../../contract/files/uploads.ts'
import type { KeepLetterCommands } from '../../machines/applications/keepLetterCommands.ts'
import type { Begun } from '../../machines/applications/applyingContext.ts'
import type { BroughtFile } from '../../machines/files/bringing.ts'
import { fileOnDevice, keepFile } from '../browser/kept/keptFile.ts'
import { failure } from '../network/failure.ts'
import { request, upload } from '../network/request.ts'
import { wrongFile } from '../words/applications/apply.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { provided, type Asked } from './shared/provided.ts'

/** What was chosen, before anything is done with it. */
function chosenIn(form: FormData): File {
  const file = form.get('file')
  const problem = file instanceof File ? wrongFile(file) : wrongFile(undefined)
  if (problem !== undefined || !(file instanceof File)) {
    throw { ...failure('invalid'), message: problem ?? '', fields: { resume: problem ?? '' } }
  }
  return file
}

/** Brings a file to the server. */
export const uploadFile = provided(async ({ input, signal }: Asked<{ form: FormData }>) => {
  return upload(uploads.uploadFile, chosenIn(input.form), { signal })
})

/** Keeps a file on the device, for whoever is not signed in. */
export const keepOnDevice = provided(async ({ input }: Asked<{ form: FormData }>): Promise<BroughtFile> => {
  const file = chosenIn(input.form)
  await keepFile(file)
  return fileOnDevice(file)
})

/** Begins an application, or goes on with it, and looks which files, resumes and letters there are to send. */
export const beginApplication = provided(
  async ({ input, signal }: Asked<{ slug: string }>): Promise<Begun> => {
    const [application, { items }, resumes, letters] = await Promise.all([
      request(applicationCalls.startApplication, input, { signal }),
      request(fileCalls.listFiles, {}, { signal }),
      request(resumeListCalls.listResumes, { limit: 50 }, { signal }),
      request(letterCalls.listLetters, { limit: 50 }, { signal }),
    ])
    return {
      application,
      files: items,
      resumes: resumes.items.map((resume) => ({
        id: resume.id,
        title: resume.title,
        picture: resumePagePicture(resume, 0),
      })),
      letters: letters.items,
    }
  },
)

export const keepLetterCommands = commandEffect<KeepLetterCommands>({
  keep: ({ input, signal }) => request(letterCalls.createLetter, input, { signal }),
})
