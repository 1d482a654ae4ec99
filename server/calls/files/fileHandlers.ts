import { contract, type Contract } from '../../../contract/index.ts'
import { storageOf } from '../../files/storage.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { deleteFile } from './deleteFile.ts'
import { listFiles } from './listFiles.ts'
import { readFile } from './readFile.ts'
import { uploadFile } from './uploadFile.ts'

export const fileHandlers: HandlersOf<Contract['files']> = {
  listFiles,
  readFile,
  deleteFile,
  /** Returns the storage usage and quota of the caller, in bytes. */
  readStorage: defineHandler(contract.files.readStorage, ({ account, db }) => storageOf(db, account.id)),
  uploadFile,
}
