import { unzipSync } from 'fflate'
import { decodedText } from './decodedText.ts'
import { most, UnreadableFile } from './messages.ts'

const MOST_FILES = 2_000

/** Names of the entries in an archive, without unpacking. */
export function namesIn(content: Uint8Array): readonly string[] {
  const names: string[] = []
  looking(content, ({ name }) => {
    names.push(name)
    if (names.length > MOST_FILES) throw new UnreadableFile('tooMuch')
    return false
  })
  return names
}

/**
 * Unpacks selected entries as text. The limits apply to the actual size, whatever size the archive declares.
 */
export function unpacked(
  content: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, string> {
  let bytes = 0
  const files = looking(content, ({ name, originalSize }) => {
    if (!isWanted(name)) return false
    bytes += originalSize
    if (bytes > most.unpacked) throw new UnreadableFile('tooMuch')
    return true
  })
  return new Map(Object.entries(files).map(([name, file]) => [name, decodedText(file)]))
}

function looking(
  content: Uint8Array,
  filter: (file: { readonly name: string; readonly originalSize: number }) => boolean,
) {
  try {
    return unzipSync(content, { filter })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged')
  }
}
