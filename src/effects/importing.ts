import { readJsonResume } from '../../contract/resumes/import.ts'
import { resumeUploads } from '../../contract/resumes/uploads.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { wrongImport } from '../words/resumes/importing.ts'
import { loaded, provided, type Asked } from './shared/provided.ts'

/** How long a file may take, in milliseconds: the largest one over a slow connection, and its turn to be read. */
const longest = 120_000

/**
 * What is in a file that somebody has chosen: the form has it in its field `file`. A JSON Resume is read here, everything
 * else on the server, which keeps nothing of it. Gives an `ImportedResume`.
 */
export const importFile = provided(async ({ input: { form }, signal }: Asked<Acted>): Promise<object> => {
  const file = form?.get('file')
  if (!(file instanceof File)) throw new Error('There is no file in this form.')
  const { importResume } = resumeUploads
  if (file.size > importResume.maxBytes) {
    throw invalid(wrongImport.tooLarge(file.size, importResume.maxBytes))
  }
  if (!(await isJson(file))) {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(longest)])
    const { upload } = await loaded(() => import('../network/files.ts'), inTime)
    return upload(importResume, file, inTime)
  }
  const read = readJsonResume(await file.text())
  if (!read) throw invalid(wrongImport.noJsonResume)
  return read
})

/** By its name, or by how it begins. */
const isJson = async (file: File) =>
  /\.json$/i.test(file.name) || /^\uFEFF?\s*\{/u.test(await file.slice(0, 64).text())

const invalid = (message: string): Failure => ({ code: 'invalid', message })
