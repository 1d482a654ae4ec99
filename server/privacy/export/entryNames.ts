import { normalized } from '../../../contract/text.ts'

/** File systems take 255 bytes, and unpackers add a folder. */
const MAX_BYTES = 150

// Windows refuses these characters, and macOS shows a colon as a slash. Persian and emoji need joiners.
const FORBIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*]/gu
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=$|\.)/i

/**
 * The name of a file as every system takes it: no folder, no control or invisible character, no name of a device, no dot
 * or blank at either end, and not too long.
 *
 * @param name as a person typed it
 * @param instead for a name of which nothing is left
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

/** The same for paths that some system takes for one. */
const keyOf = (path: string) => normalized('NFKC', path.toLowerCase()).toUpperCase()

/** Gives each entry of a ZIP a path that no other has, also where upper and lower case are one. */
export function createEntryNames() {
  const taken = new Set<string>()
  /**
   * @param folder trusted, with its slash
   * @param name as a person typed it
   * @param endings trusted, each with its dot; all of them get the same name
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
