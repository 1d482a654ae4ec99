import type * as v from 'valibot'
import { fileCalls } from '../../contract/files/calls.ts'
import { storageCalls, type Storage } from '../../contract/files/storage.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import { askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

/** What an account holds, with the files that can be deleted. */
export interface StorageAndFiles {
  readonly storage: Storage
  readonly files: v.InferOutput<typeof fileCalls.listFiles.result>['items']
}

/** Looks how much an account holds, and which files. */
export const readStorage = provided(async ({ signal }: Asked<object>): Promise<StorageAndFiles> => {
  const [storage, { items: files }] = await Promise.all([
    askInTime<typeof storageCalls.readStorage.result>(storageCalls.readStorage, 'candidate', {}, signal),
    askInTime<typeof fileCalls.listFiles.result>(fileCalls.listFiles, 'candidate', { limit: 50 }, signal),
  ])
  return { storage, files }
})

/** Deletes the file that the act is about. */
export const deleteFile = provided<object, Acted>(({ input: { act }, signal }) =>
  askInTime<typeof fileCalls.deleteFile.result>(
    fileCalls.deleteFile,
    'candidate',
    { id: act.of ?? '' },
    signal,
  ),
)
