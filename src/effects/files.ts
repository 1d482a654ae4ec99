import { applicationCalls } from '../../contract/applications/calls.ts'
import { fileCalls } from '../../contract/files/calls.ts'
import { storageCalls } from '../../contract/files/storage.ts'
import type { FileCommands } from '../../machines/files/fileCommands.ts'
import type { StorageAndFiles } from '../../machines/files/storage.ts'
import { request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { provided, requesting, type Asked } from './shared/provided.ts'

/** The bytes of a file that a candidate has brought. */
export const readFile = requesting(fileCalls.readFile)

/** The PDF of a resume that was written, as it was sent with an application of one's own. */
export const readSentResume = provided(({ input, signal }: Asked<{ id: string }>) =>
  request(applicationCalls.applicationPdf, input, { signal }),
)

/** The same for the company that it was sent to. */
export const readApplicantResume = provided(({ input, signal }: Asked<{ id: string }>) =>
  request(applicationCalls.applicantPdf, input, { signal }),
)

/** The bytes of a file that was sent to the company that somebody acts for. */
export const readSentFile = requesting(applicationCalls.readSentFile)

/** Looks how much an account holds, and which files. */
export const readStorage = provided(async ({ signal }: Asked<object>): Promise<StorageAndFiles> => {
  const [storage, { items: files }] = await Promise.all([
    request(storageCalls.readStorage, {}, { signal }),
    request(fileCalls.listFiles, { limit: 50 }, { signal }),
  ])
  return { storage, files }
})

export const fileCommands = commandEffect<FileCommands>({
  delete: ({ input, signal }) => request(fileCalls.deleteFile, input, { signal }),
})
