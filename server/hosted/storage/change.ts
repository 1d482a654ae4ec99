import type * as v from 'valibot'
import type { hostedStorageCalls } from '../../../contract/hosted/storageCalls.ts'
import { fileHandlers } from '../../calls/files/fileHandlers.ts'
import { contentOf } from '../../files/files.ts'
import { lockStorage } from '../../files/storage.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import { HostedError } from '../hostedError.ts'
import { keyOf, type ObjectContext } from './objectContext.ts'
import { listedObject, nameIn, newNameIn, objectNamed, objectsOf, requireBucket } from './objects.ts'
import { objectExists, storeObject } from './upload.ts'

type Destination = v.InferOutput<NonNullable<typeof hostedStorageCalls.moveObject.payload>>

/** File names of a source and a destination. Throws `HostedError`. */
function namesIn({ bucketId, destinationBucket, destinationKey, sourceKey }: Destination, accountId: string) {
  requireBucket(bucketId)
  requireBucket(destinationBucket ?? bucketId)
  return { source: nameIn(sourceKey, accountId), destination: newNameIn(destinationKey, accountId) }
}

/**
 * Renames an object.
 *
 * @throws HostedError (409) if the new name exists, or an employer knows the object by its old name
 */
export async function moveObject({ c, own }: ObjectContext, payload: Destination): Promise<Response> {
  const { account, db } = own
  const { destination, source } = namesIn(payload, account.id)
  await db.transaction().execute(async (transaction) => {
    await lockStorage(transaction, account.id)
    const { id } = await objectNamed(transaction, account.id, source)
    if ((await objectsOf(transaction, account.id)).some(({ name }) => name === destination))
      throw objectExists()
    const sent = await transaction
      .selectFrom('applications')
      .select('id')
      .where('sent_file_id', '=', id)
      .executeTakeFirst()
    if (sent) throw new HostedError(409, 'Conflict', hostedRefusals.sentObject)
    await transaction.updateTable('files').set({ name: destination }).where('id', '=', id).execute()
  })
  return c.json({ message: 'Successfully moved' })
}

/** Stores a copy of an object. It counts as an upload. */
export async function copyObject(context: ObjectContext, payload: Destination): Promise<Response> {
  const { c, own } = context
  const { account, db } = own
  const { destination, source } = namesIn(payload, account.id)
  const object = await objectNamed(db, account.id, source)
  if ((await objectsOf(db, account.id)).some(({ name }) => name === destination)) throw objectExists()
  const { id } = await storeObject(context, destination, {
    content: contentOf(db, object),
    bytes: object.bytes,
  })
  return c.json({ Id: id, Key: keyOf(payload.destinationKey) })
}

/** Deletes objects; unknown ones are skipped. Returns the deleted objects. */
export async function removeObjects({ c, own }: ObjectContext, paths: readonly string[]): Promise<Response> {
  const names = new Set(paths.map((path) => nameIn(path, own.account.id)))
  const removed = (await objectsOf(own.db, own.account.id)).filter(({ name }) => names.has(name))
  for (const { id } of removed) await fileHandlers.deleteFile.handle(own, { id })
  return c.json(
    removed.map((object) => ({ ...listedObject(object), name: `${own.account.id}/${object.name}` })),
  )
}
