import { resumeUploads } from '../../contract/resumes/uploads.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { upload } from '../network/request.ts'
import { wrongImport } from '../words/resumes/importing.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Uploads a file for import. The server parses it without storing it. */
export const importResume = (file: File) =>
  provided(async ({ signal }: EffectRequest<undefined>) => {
    const { importResume: call } = resumeUploads
    if (file.size > call.maxBytes) throw invalid(wrongImport.tooLarge(file.size, call.maxBytes))
    return upload(call, file, { signal })
  })

const invalid = (message: string): Failure => ({ code: 'invalid', message })
