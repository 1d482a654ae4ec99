import { applicationCalls } from '../../contract/applications/calls.ts'
import { resumeCalls, resumePagePicture } from '../../contract/resumes/calls.ts'
import { letterCalls } from '../../contract/letters/calls.ts'
import { fileCalls } from '../../contract/files/calls.ts'
import { uploads } from '../../contract/files/uploads.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Begun } from '../../machines/applications/applyingContext.ts'
import type { BroughtFile } from '../../machines/files/bringing.ts'
import { fileOnDevice, keepFile } from '../browser/kept/keptFile.ts'
import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { failure } from '../network/failure.ts'
import { wrongFile } from '../words/applications/apply.ts'
import { askInTime } from './shared/ask.ts'
import { limited, loaded, provided, type Asked } from './shared/provided.ts'

const loadReads = onFirstTouch(() => import('../network/reads.ts'))
const loadFiles = onFirstTouch(() => import('../network/files.ts'))

/** The job that somebody applies for, as everybody may read it. */
export const readJob = provided(async ({ input: { slug }, signal }: Asked<{ slug: string }>) => {
  const inTime = limited(signal)
  const { readJob: read } = await loaded(loadReads, inTime)
  return read(slug, inTime)
})

/** How long a file may take, in milliseconds: the largest one over a slow connection. */
const longest = 120_000

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
  const file = chosenIn(input.form)
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  const { upload } = await loaded(loadFiles, inTime)
  return upload(uploads.uploadFile, file, inTime)
})

/** Keeps a file on the device, for whoever is not signed in. */
export const keepOnDevice = provided(async ({ input }: Asked<{ form: FormData }>): Promise<BroughtFile> => {
  const file = chosenIn(input.form)
  await keepFile(file)
  return fileOnDevice(file)
})

type Begins = typeof applicationCalls.startApplication.result
type Lists = typeof fileCalls.listFiles.result
type Resumes = typeof resumeCalls.listResumes.result
type Letters = typeof letterCalls.listLetters.result
type Written = typeof letterCalls.createLetter.result

/** Begins an application, or goes on with it, and looks which files, resumes and letters there are to send. */
export const beginApplication = provided(
  async ({ input, signal }: Asked<{ slug: string }>): Promise<Begun> => {
    const [application, { items }, resumes, letters] = await Promise.all([
      askInTime<Begins>(applicationCalls.startApplication, 'candidate', input, signal),
      askInTime<Lists>(fileCalls.listFiles, 'candidate', {}, signal),
      askInTime<Resumes>(resumeCalls.listResumes, 'candidate', { limit: 50 }, signal),
      askInTime<Letters>(letterCalls.listLetters, 'candidate', { limit: 50 }, signal),
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

/** Keeps what was written in an application among the letters. Gives the letter. */
export const keepLetter = provided(({ input: { form }, signal }: Asked<Acted>): Promise<object> =>
  askInTime<Written>(letterCalls.createLetter, 'candidate', form && Object.fromEntries(form), signal),
)
