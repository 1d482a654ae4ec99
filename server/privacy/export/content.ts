import type { Database } from '../../store/schema.ts'

/** ZIP of an export as a stream of chunks. Errors if the export is deleted in the meantime. */
export function zipContentOf(db: Database, { id, bytes }: { readonly id: string; readonly bytes: number }) {
  let position = 0
  let left = bytes
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { content } = await db
        .selectFrom('export_pieces')
        .select('content')
        .where('export_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirstOrThrow()
      position += 1
      left -= content.length
      controller.enqueue(content)
      if (left <= 0) controller.close()
    },
  })
}
