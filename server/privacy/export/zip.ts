import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** File in a ZIP. */
export interface ZipEntry {
  /** Path with slashes between folders. */
  readonly path: string
  readonly content: Uint8Array | string | AsyncIterable<Uint8Array | string>
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  /** True to store the file without compression, for PDFs and pictures. */
  readonly isCompressed?: boolean
}

/** Number of bytes to compress before yielding to other work: about 2 ms. */
const AT_ONCE = 64 * 1024
// Earliest date of the ZIP format, which counts from 1980.
const EARLIEST = Date.UTC(1980, 0, 2)

/** Packs files into a ZIP as a stream of chunks. Neither a file nor the ZIP is completely in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    written.push(piece)
  })
  for await (const { content, isCompressed = false, modifiedAt, path } of entries) {
    const file = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    file.mtime = Math.max(EARLIEST, modifiedAt)
    zip.add(file)
    for await (const piece of piecesOf(content)) {
      file.push(piece)
      yield* written.splice(0)
      await setImmediate()
    }
    file.push(new Uint8Array(), true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}

async function* piecesOf(content: ZipEntry['content']): AsyncGenerator<Uint8Array, void> {
  const parts = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    for (let at = 0; at < bytes.length; at += AT_ONCE) yield bytes.subarray(at, at + AT_ONCE)
  }
}
