import { resumeUploads } from '../../contract/resumes/uploads.ts'
import type { ImportCommands } from '../../machines/resumes/importCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { upload } from '../network/request.ts'
import { wrongImport } from '../words/resumes/importing.ts'
import { commandEffect } from './shared/commandEffect.ts'

/** Has a file that somebody has chosen read by the server, which keeps nothing of it. */
export const importCommands = (file: File) =>
  commandEffect<ImportCommands>({
    read: async ({ signal }) => {
      const { importResume } = resumeUploads
      if (file.size > importResume.maxBytes) {
        throw invalid(wrongImport.tooLarge(file.size, importResume.maxBytes))
      }
      return upload(importResume, file, { signal })
    },
  })

const invalid = (message: string): Failure => ({ code: 'invalid', message })
