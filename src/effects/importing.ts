import { resumeUploads } from '../../contract/resumes/uploads.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { upload } from '../network/request.ts'
import { wrongImport } from '../words/resumes/importing.ts'
import { provided, type Asked } from './shared/provided.ts'

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
  return upload(importResume, file, { signal })
})

const invalid = (message: string): Failure => ({ code: 'invalid', message })
