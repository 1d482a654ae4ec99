import { storageOf } from '../../files/storage.ts'
import type { StorageHandler } from '../shared/context.ts'

/** Gives how many bytes the account of who is signed in holds, and may hold. */
export const readStorage: StorageHandler<'readStorage'> = ({ account, db }) => storageOf(db, account.id)
