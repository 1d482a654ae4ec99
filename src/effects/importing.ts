import { resumeUploads } from '../../contract/resumes/uploads.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { wrongImport } from '../words/resumes/importing.ts'
import { loaded, provided, type Asked } from './shared/provided.ts'

/** How long a file may take, in milliseconds: the largest one over a slow connection, and its turn to be read. */
const longest = 120_000

/**
 * Has a file that somebody has chosen read by the server, which keeps nothing of it: the form has it in its field `file`.
 * Gives an `ImportedResume`.
 */
export const importFile = provided(async ({ input: { form }, signal }: Asked<Acted>): Promise<object> => {
  const file = form?.get('file')
  if (!(file instanceof File)) throw new Error('There is no file in this form.')
  const { importResume } = resumeUploads
  if (file.size > importResume.maxBytes) {
    throw invalid(wrongImport.tooLarge(file.size, importResume.maxBytes))
  }
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  const { upload } = await loaded(() => import('../network/files.ts'), inTime)
  return upload(importResume, file, inTime)
})

const invalid = (message: string): Failure => ({ code: 'invalid', message })
