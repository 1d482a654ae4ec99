import { normalized } from '../../../contract/text.ts'

/** Maximum length of a file name. File systems allow 255 bytes, and unpackers add a folder. */
const MAX_BYTES = 150

// Windows refuses these characters, and macOS shows a colon as a slash. Joiners are allowed, because Persian
// and emoji need them.
const FORBIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*]/gu
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=$|\.)/i

/**
 * File name that is valid on every system: no folder, no control or invisible characters, no device name, no
 * leading or trailing dot or space, and not too long.
 *
 * @param name as a person typed it
 * @param instead replacement for a name of which nothing is left
 */
export function safeName(name: string, instead: string): string {
  const clean = normalized('NFC', name.toWellFormed()).replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/gu, ' ')
  const short = trimmed(shortened(trimmed(clean)))
  const usable = short === '' ? instead : short
  return DEVICES.test(usable) ? `_${usable}` : usable
}

const trimmed = (name: string) => {
  let [from, to] = [0, name.length]
  while (from < to && ' .'.includes(name.charAt(from))) from += 1
  while (to > from && ' .'.includes(name.charAt(to - 1))) to -= 1
  return name.slice(from, to)
}

function shortened(name: string): string {
  let bytes = 0
  let short = ''
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > MAX_BYTES) break
    short += segment
  }
  return short
}

/** Key that is equal for paths that some file system considers the same. */
const keyOf = (path: string) => normalized('NFKC', path.toLowerCase()).toUpperCase()

/**
 * Creates the assignment of unique paths to the entries of a ZIP, unique even on case-insensitive systems.
 */
export function createEntryNames() {
  const taken = new Set<string>()
  /**
   * Assigns paths for one name.
   *
   * @param folder trusted, with a trailing slash
   * @param name as a person typed it
   * @param endings trusted, each with its dot; all get the same base name
   */
  return (folder: string, name: string, ...endings: readonly string[]): string[] => {
    const safe = safeName(name, 'Untitled')
    const pathsOf = (stem: string) => endings.map((ending) => `${folder}${stem}${ending}`)
    let paths = pathsOf(safe)
    for (let count = 2; paths.some((path) => taken.has(keyOf(path))); count += 1) {
      paths = pathsOf(`${safe} (${count})`)
    }
    for (const path of paths) taken.add(keyOf(path))
    return paths
  }
}

export type EntryNames = ReturnType<typeof createEntryNames>
