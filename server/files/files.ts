import { createHash, randomUUID } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { lockStorage, storageIsFull, storageOf, pruneVersions } from './storage.ts'
import type { Database } from '../store/schema.ts'
import { createPdfSniffer, inPieces } from './content.ts'

/** Chunk size in bytes, which determines the memory of a transfer. */
const PIECE = 256 * 1024

const MIB = 1024 * 1024

/**
 * Limits of an account: number of files, and in `sent` the bytes of deleted files that applications still
 * contain.
 */
export const quota = { files: 20, sent: 200 * MIB } as const

export interface Incoming {
  readonly accountId: string
  readonly name: string
  /** Reserved size, in bytes. */
  readonly maxBytes: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** Checks the complete file; throws if it must not be stored. */
  readonly check: (read: () => Promise<Uint8Array>) => Promise<void>
}

/** Reason why a file was not stored. */
export type Refusal = RoomRefusal | 'notPdf'

/** `sentMuch`: deleting files would free nothing, because applications contain them. */
type RoomRefusal = 'noRoom' | 'sentMuch'

/** Stored file. */
export interface Kept {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

/**
 * Stores a PDF chunk by chunk as it arrives, so that a slow client occupies neither memory nor a transaction.
 * The file becomes visible when complete; a partial upload is removed.
 *
 * @returns the file, or the reason why it was not stored
 * @throws Refused if the quota is exhausted; errors of the stream and of the check
 */
export async function keepFile(
  db: Database,
  incoming: Incoming,
  content: AsyncIterable<Uint8Array>,
): Promise<Kept | Refusal> {
  const id = randomUUID()
  const refusal = await setAside(db, id, incoming)
  if (refusal) return refusal
  let isKept = false
  try {
    const sniffer = createPdfSniffer()
    const digest = createHash('sha256')
    let bytes = 0
    let position = 0
    for await (const piece of inPieces(content, PIECE)) {
      sniffer.see(piece)
      // Reads the rest anyway: a client that is cut off while sending would not read the response.
      if (sniffer.isHopeless()) continue
      digest.update(piece)
      bytes += piece.length
      await db.insertInto('file_pieces').values({ file_id: id, position, content: piece }).execute()
      position += 1
    }
    if (!sniffer.isWhole()) return 'notPdf'
    await incoming.check(async () => new Uint8Array(await arrayBuffer(contentOf(db, { id, bytes }))))
    await db
      .updateTable('files')
      .set({ bytes, digest: digest.digest('hex') })
      .where('id', '=', id)
      .execute()
    isKept = true
    return { id, name: incoming.name, bytes }
  } finally {
    if (!isKept) await db.deleteFrom('files').where('id', '=', id).execute()
  }
}

/** Runs in the current transaction, or in a new one. */
const within = <Value>(db: Database, work: (transaction: Database) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/**
 * Reserves storage for a file, or returns the reason why that is impossible. Concurrent uploads are counted
 * one after the other.
 */
const setAside = (
  db: Database,
  id: string,
  { accountId, name, maxBytes, now }: Incoming,
): Promise<RoomRefusal | undefined> =>
  within(db, async (transaction) => {
    await lockStorage(transaction, accountId)
    const all = await transaction
      .selectFrom('files')
      .select(['bytes', 'removed_at'])
      .where('account_id', '=', accountId)
      .execute()
    const kept = all.filter((file) => file.removed_at === null)
    if (kept.length >= quota.files) return 'noRoom'
    const { most, used } = await storageOf(transaction, accountId)
    if (used + maxBytes > most) {
      const freed = await pruneVersions(transaction, accountId, used + maxBytes - most)
      if (used + maxBytes - freed > most) throw storageIsFull(most)
    }
    if (bytesOf(all) + maxBytes > quota.sent) return 'sentMuch'
    await transaction
      .insertInto('files')
      .values({
        id,
        account_id: accountId,
        name,
        type: 'application/pdf',
        bytes: maxBytes,
        digest: null,
        created_at: now,
        removed_at: null,
      })
      .execute()
    return undefined
  })

const bytesOf = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Query of the completely stored files of an account. */
export const filesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('files')
    .where('account_id', '=', accountId)
    .where('digest', 'is not', null)
    .where('removed_at', 'is', null)

/** Content of a file as a stream of chunks. Errors if the file is deleted in the meantime. */
export function contentOf(db: Database, { id, bytes }: { readonly id: string; readonly bytes: number }) {
  let position = 0
  let left = bytes
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const piece = await db
        .selectFrom('file_pieces')
        .select('content')
        .where('file_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirstOrThrow()
      position += 1
      left -= piece.content.length
      controller.enqueue(piece.content)
      if (left <= 0) controller.close()
    },
  })
}
