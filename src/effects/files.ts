import { applicationCalls } from '../../contract/applications/calls.ts'
import { fileCalls } from '../../contract/files/calls.ts'
import { storageCalls } from '../../contract/files/storage.ts'
import type { FileCommands } from '../../machines/files/fileCommands.ts'
import type { StorageAndFiles } from '../../machines/files/storage.ts'
import type { SentResume } from '../../machines/applications/resumeDownload.ts'
import { saveFile } from '../browser/saveFile.ts'
import { request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Downloads the resume of the candidate's own application. */
export const downloadOwnResume = provided(
  async ({ input: { id, fileId, name }, signal }: EffectRequest<SentResume>): Promise<object> => {
    const content =
      fileId === null
        ? await request(applicationCalls.applicationPdf, { id }, { signal })
        : await request(fileCalls.readFile, { id: fileId }, { signal })
    saveFile(content, name)
    return {}
  },
)

/** Downloads the resume of an applicant. */
export const downloadApplicantResume = provided(
  async ({ input: { id, fileId, name }, signal }: EffectRequest<SentResume>): Promise<object> => {
    const content =
      fileId === null
        ? await request(applicationCalls.applicantPdf, { id }, { signal })
        : await request(applicationCalls.readSentFile, { id: fileId }, { signal })
    saveFile(content, name)
    return {}
  },
)

/** Loads the storage usage of an account, with its files. */
export const readStorage = provided(async ({ signal }: EffectRequest<object>): Promise<StorageAndFiles> => {
  const [storage, { items: files }] = await Promise.all([
    request(storageCalls.readStorage, {}, { signal }),
    request(fileCalls.listFiles, { limit: 50 }, { signal }),
  ])
  return { storage, files }
})

export const fileCommands = commandEffect<FileCommands>({
  delete: ({ input, signal }) => request(fileCalls.deleteFile, input, { signal }),
})
