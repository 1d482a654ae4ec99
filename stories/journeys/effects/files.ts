import { fromPromise } from 'xstate'
import { storageBytes } from '../../../contract/files/storage.ts'
import type { FileCommands } from '../../../machines/files/fileCommands.ts'
import type { StorageAndFiles } from '../../../machines/files/storage.ts'
import type * as Real from '../../../src/effects/files.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { answer } from '../../support/formEffect.ts'

export const downloadOwnResume: (typeof Real)['downloadOwnResume'] = fromPromise(() => answer(() => ({})))
export const downloadApplicantResume: (typeof Real)['downloadApplicantResume'] = downloadOwnResume

const none = { resumes: 0, versions: 0, letters: 0, files: 0 }

export const readStorage: (typeof Real)['readStorage'] = fromPromise(() =>
  answer((): StorageAndFiles => ({
    storage: { used: 0, most: storageBytes.verified, parts: none },
    files: [],
  })),
)
export const fileCommands: (typeof Real)['fileCommands'] = commandEffect<FileCommands>({
  delete: ({ input: { id } }) => answer(() => ({ id })),
})
