import { posix } from 'node:path'
import { importsIn, liesIn } from './house.ts'

interface Source {
  readonly file: string
  readonly text: string
}

/**
 * Finds cycles between the folders of a layer, one sentence per cycle: `a → b → a`. Folders in a cycle can
 * only be understood and changed together. A file directly in the layer counts as a folder.
 */
export function circlesIn(layer: string, sources: readonly Source[]): string[] {
  const imported = new Map<string, Set<string>>()
  for (const [from, to] of sources.flatMap((source) => crossingsIn(layer, source))) {
    imported.set(from, (imported.get(from) ?? new Set()).add(to))
  }
  const circles = [...imported.keys()].toSorted().flatMap((start) => {
    const way = wayBack(imported, start)
    return way ? [way] : []
  })
  // Each cycle is found once per folder, and reported once.
  const told = new Map(circles.map((way) => [way.slice(1).toSorted().join(), way.join(' → ')]))
  return [...told.values()]
}

/** Imports between folders of a layer, as pairs of importer and imported. */
function crossingsIn(layer: string, { file, text }: Source): (readonly [from: string, to: string])[] {
  const own = folderOf(layer, file)
  if (own === undefined) return []
  return importsIn(file, text).flatMap((written) => {
    const folder = written.startsWith('.')
      ? folderOf(layer, posix.join(posix.dirname(file), written))
      : undefined
    return folder !== undefined && folder !== own ? [[own, folder] as const] : []
  })
}

/** Path of the folder of a layer that contains a file, from the root. */
const folderOf = (layer: string, file: string) =>
  liesIn(file, layer) ? `${layer}/${file.slice(layer.length + 1).split('/')[0]}` : undefined

/** Shortest path of imports that leads back to its start. */
function wayBack(imported: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of imported.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
